import { backUp, CopyError, restore } from '@/lib/db/copy-archive'
import { databasePath } from '@/lib/db/project-root'
import { type Command, CommandError, UsageError } from './command'
import { readArguments } from './read-arguments'

/** The one file that both commands are called with. */
function fileOf(args: readonly string[]): string {
  const { positionals } = readArguments(args, {})
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError('name one file')
  return file
}

async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof CopyError ? new CommandError(error.message, { cause: error }) : error
  }
}

export const backupCommand: Command = {
  name: 'backup',
  summary: 'copy the archive into a file',
  usage: `usage: iolore backup FILE

Copies the archive as it stands into a new file, also while a server or an import is at work on it. The archive is the database of
IOLORE_DB.
`,
  async run(args) {
    const file = fileOf(args)
    await inWords(() => backUp(databasePath(), file))
    process.stdout.write(`${databasePath()} copied to ${file}\n`)
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a copy in the place of the archive',
  usage: `usage: iolore restore FILE

Checks a copy that \`iolore backup\` made and puts it in the place of the archive, the database of IOLORE_DB. What is there now is lost:
back it up first. A server that is at work on it goes on with the copy.
`,
  async run(args) {
    const file = fileOf(args)
    await inWords(() => restore(file, databasePath()))
    process.stdout.write(`${databasePath()} is now as ${file}\n`)
  },
}
