import { existsSync } from 'node:fs'
import { ArchiveError } from '@/lib/db/archive-error'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { ExportError, writeExport } from '@/lib/export/write-export'
import { type Command, CommandError, UsageError } from './command'
import { count } from './count'
import { readArguments } from './read-arguments'

const USAGE = `usage: iolore export [--json] DIR

Writes everything that the archive holds into a folder that is new or empty: the mails as an mbox, runs with their conditions, figures and
corrections, shared comparisons and what was imported as JSON Lines. \`iolore import DIR\` makes the same archive of it. The same archive gives the
same bytes. The archive is the database of IOLORE_DB; it may be in use.

  --json   print how much was written as JSON
`

export const exportCommand: Command = {
  name: 'export',
  summary: 'write everything into a folder, as mbox and JSON Lines',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } })
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) throw new UsageError('name one folder')
    const path = databasePath()
    if (!existsSync(path)) throw new ArchiveError('database_missing', path)
    await migrate(path)
    try {
      const counts = writeExport(path, folder)
      const words = `${folder}: ${count(counts.messages, 'message')} with ${count(counts.runs, 'run')} and ${count(counts.figures, 'figure')}, ${count(counts.corrections, 'correction')}, ${count(counts.permalinks, 'shared comparison')}`
      process.stdout.write(`${values.json === true ? JSON.stringify(counts, null, 2) : words}\n`)
    } catch (error) {
      throw error instanceof ExportError ? new CommandError(error.message, { cause: error }) : error
    }
  },
}
