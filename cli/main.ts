import { readFileSync } from 'node:fs'
import { ArchiveError } from '@/lib/db/archive-error'
import { generateClient } from '../scripts/steps/generate.mjs'
import { Trouble } from '../scripts/steps/say.mjs'
import { type Command, CommandError, UsageError } from './command'

/** Loaded one at a time: `parse` must work where there is no generated database client. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  parse: async () => (await import('./parse-command')).parseCommand,
  import: async () => {
    await generateClient()
    return (await import('./import-command')).importCommand
  },
  reparse: async () => {
    await generateClient()
    return (await import('./reparse-command')).reparseCommand
  },
  mask: async () => {
    await generateClient()
    return (await import('./mask-command')).maskCommand
  },
  export: async () => (await import('./export-command')).exportCommand,
  backup: async () => (await import('./copy-commands')).backupCommand,
  restore: async () => (await import('./copy-commands')).restoreCommand,
  serve: async () => (await import('./serve-command')).serveCommand,
}

const USAGE = `IOlore reads storage-benchmark results out of mailing-list mail.

usage: iolore parse FILE…    print the results in a mail as JSON, store nothing
       iolore import PATH…   read mails, mboxes, folders, public-inbox archives; store what holds a result
       iolore serve          start the web pages
       iolore reparse        read what is stored again with this version's parser
       iolore mask NAME      take a person's name out of what is shown, searched and shared
       iolore export DIR     write everything into a folder, as mbox and JSON Lines
       iolore backup FILE    copy the archive, also while it is in use
       iolore restore FILE   put such a copy in its place

FILE is a mail, an mbox or a saved page of a mail archive; - is standard input.
iolore COMMAND --help says more of one command. iolore --version prints the version.
`

function version(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}

async function run(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-V') return void process.stdout.write(`${version()}\n`)
  if (name === '--help' || name === '-h' || name === 'help') return void process.stdout.write(USAGE)
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    const word = name === undefined ? 'a command is missing' : `${name} is not a command`
    throw new UsageError(`${word}\n\n${USAGE.trimEnd()}`)
  }
  const ends = rest.indexOf('--')
  const options = ends < 0 ? rest : rest.slice(0, ends)
  const command = await load()
  if (options.includes('--help') || options.includes('-h')) return void process.stdout.write(command.usage)
  try {
    await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\n\n${command.usage.trimEnd()}`)
    throw error
  }
}

/** What a person can put right, in words; null: a bug, which keeps its stack. */
function wordsOf(error: unknown): string | null {
  if (error instanceof ArchiveError) return error.path === null ? error.message : `${error.message}\n  ${error.path}`
  return error instanceof CommandError || error instanceof Trouble ? error.message : null
}

/** Exit codes: 0 done, 1 failed in words, 2 called wrongly. */
export async function main(args: readonly string[]): Promise<void> {
  // `iolore parse … | head` closes the pipe early: the reader has what it wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  try {
    await run(args)
  } catch (error) {
    const words = wordsOf(error)
    if (words === null) throw error
    process.stderr.write(`iolore: ${words}\n`)
    process.exitCode = error instanceof CommandError ? error.exitCode : 1
  }
}
