import { setTimeout as pause } from 'node:timers/promises'
import { urlOf } from './address.mjs'
import { databasePath } from './database.mjs'
import { NODE_FLAGS, start, TOOLS } from './run.mjs'
import { say, Trouble } from './say.mjs'

/** Any answer will do: also a page that says that the database is locked. */
async function answers(url) {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}

/**
 * Runs `next start` or `next dev` as a child until it ends or this process is told to: Ctrl-C and SIGTERM are passed on, and the
 * child is waited for. Prints the address when it answers.
 */
export async function serve(mode, address) {
  const { host, port } = address
  const args = [...NODE_FLAGS, TOOLS.next, mode, '-H', host, '-p', String(port)]
  const child = start(process.execPath, args, { env: { IOLORE_DB: databasePath() } })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping = true
      child.kill(signal)
    })
  }
  process.on('exit', () => child.kill('SIGKILL'))
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })

  const url = urlOf(address)
  while (child.exitCode === null && child.signalCode === null && !stopping) {
    if (await answers(url)) {
      say(`\nIOlore answers at ${url}   (Ctrl-C ends it)`)
      break
    }
    await Promise.race([pause(200), ended])
  }
  const code = await ended
  if (!stopping) throw new Trouble(`The server ended by itself (${code ?? child.signalCode}); why stands above.`)
}
