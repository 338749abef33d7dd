import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/steps/address.mjs'
import { ADMIN_TOKEN } from './operator'

export interface OwnServer {
  /** `http://127.0.0.1:40123`: the same for the next server of this database */
  readonly address: string
  /** names in its folder of imports */
  imports(): readonly string[]
  /** ends it with everything that it started; with SIGKILL nothing of it has a last word */
  stop(signal: NodeJS.Signals): Promise<void>
  /** starts it again, with what it was left with */
  start(): Promise<void>
}

/** A server of a test's own, with an archive of its own, that can be ended in the middle. */
export async function startOwnServer(database: string, env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await freePort()
  const path = join(process.env.IOLORE_E2E_FOLDER ?? '', database)
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  process.once('exit', () => kill(child, 'SIGKILL'))
  const server: OwnServer = {
    address,
    imports() {
      const folder = join(path, '..', 'imports', database)
      return existsSync(folder) ? readdirSync(folder) : []
    },
    async stop(signal) {
      const ended = child === null || hasEnded(child) ? null : once(child, 'exit')
      kill(child, signal)
      await ended
      // What it started may live a moment longer, and hold the port.
      while (!(await isFree(port))) await pause(100)
    },
    async start() {
      const settings = {
        HOST: '127.0.0.1',
        PORT: String(port),
        IOLORE_DB: path,
        IOLORE_SAMPLES: '0',
        IOLORE_ADMIN_TOKEN: ADMIN_TOKEN,
        ...env,
      }
      child = spawn(process.execPath, ['scripts/start.mjs'], {
        ...{ detached: true, stdio: 'ignore', env: { ...process.env, ...settings } },
      })
      while (!(await answers(`${address}/icon.svg`))) {
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
        await pause(200)
      }
    },
  }
  await server.start()
  return server
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** A negative number is the whole group: the server and what it started. */
function kill(child: ChildProcess | null, signal: NodeJS.Signals): void {
  if (child?.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal)
}

async function isFree(port: number): Promise<boolean> {
  const listener = createServer().listen(port, '127.0.0.1')
  try {
    await once(listener, 'listening')
    return true
  } catch {
    return false
  } finally {
    listener.close()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
