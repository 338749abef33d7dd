import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '@/lib/db/project-root'
import { type Command, CommandError, UsageError } from './command'
import { readArguments } from './read-arguments'

const USAGE = `usage: iolore serve [--port PORT] [--host HOST]

Starts the web pages, as npm start does: on 127.0.0.1 port 3000, or where PORT and HOST say.
`

export const serveCommand: Command = {
  name: 'serve',
  summary: 'start the web pages',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, { port: { type: 'string' }, host: { type: 'string' } })
    if (positionals.length > 0) throw new UsageError(`${positionals[0]}: serve takes no file`)
    const env = {
      ...process.env,
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
    }
    const child = spawn(process.execPath, [join(projectRoot(), 'scripts/start.mjs')], { env, stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (ended) => resolve(ended ?? 0))
    })
    if (code !== 0) throw new CommandError('the server did not start')
  },
}
