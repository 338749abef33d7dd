import { ArchiveError } from '@/lib/db/archive-error'
import { type Archive, openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { refreshStatistics } from '@/lib/db/refresh-statistics'
import { importExport } from '@/lib/export/import-export'
import { importInput, storePassed } from '@/lib/import/import-input'
import { type ReaderPool, readerThreads } from '@/lib/import/reader-pool'
import { type NoteBatch, Refusal } from '@/lib/import/store-batch'
import type { PassedHead } from '@/lib/ingest/store-heads'
import { type Input, listInputs } from '@/lib/sources/list-inputs'
import { SourceError } from '@/lib/sources/raw-mail'
import { type Command, CommandError } from './command'
import { ImportReport } from './import-report'
import { progressLine } from './progress-line'
import { readArguments } from './read-arguments'
import { filesOf } from './read-input'
import { readSent } from './read-sent'
import { readerProgram } from './reader-program'

const USAGE = `usage: iolore import [--json] [--dry-run] PATH…

Reads mails and stores every message that holds a result. PATH is a mail, an mbox, a saved page of a mail archive (each
also packed with gzip, bzip2, xz or zstd), a Maildir, a folder of such files, a public-inbox repository as
\`git clone --mirror\` makes it, or a folder that \`iolore export\` wrote. - is standard input.

A message that is there already stays as it is. An mbox or a repository that was imported before is read on from where it
was left. Of an export, messages come as they were exported, with corrections and shared comparisons; what is here and
otherwise in the export stays as it is here. The archive is the database of IOLORE_DB, made where there is none.

  --json      print what became of each message as JSON
  --dry-run   read everything, store nothing
  --upload ID read on what a browser sent to be imported, as the server does
`

/** Bytes of one input from which on it is worth while to start threads. */
const WORTH_THREADS = 4_000_000

export const importCommand: Command = {
  name: 'import',
  summary: 'read mails and store them in the archive',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      upload: { type: 'string' },
    })
    if (values.upload !== undefined) return readSent(values.upload, positionals)
    const dry = values['dry-run'] === true
    const report = new ImportReport(values.json !== true, dry)
    const inputs = inputsOf(filesOf(positionals), report)
    const path = databasePath()
    const pool = worthThreads(inputs) ? readerThreads(await readerProgram()) : await here()
    const shown = progressLine(process.stderr)
    const passed: PassedHead[] = []
    const archive = dry ? null : await openMigrated(path, pool)
    try {
      for (const input of inputs) {
        const listener = report.listen(input, shown)
        try {
          if (input.kind === 'export') report.took(input, await importExport(input.path, archive, listener.progress))
          else report.read(input, await importInput(input, { archive, pool, listener, passed, note: wanted }))
        } catch (error) {
          // One input that cannot be read is no reason to leave the others out.
          if (!(error instanceof SourceError)) throw error
          report.unreadable(input.name, error.message)
        }
        shown.clear()
      }
      if (archive !== null) await storePassed(archive, passed)
      if (archive !== null && report.hasNew) await refreshStatistics(archive)
    } catch (error) {
      shown.clear()
      if (error instanceof ArchiveError) report.end()
      throw error
    } finally {
      await pool.close()
      await archive?.$disconnect()
    }
    report.end()
    if (report.unread.length > 0) throw new CommandError(report.unread.join('\niolore: '))
  },
}

/** A pool that nobody would close any more would keep the command from ending. */
async function openMigrated(path: string, pool: ReaderPool): Promise<Archive> {
  try {
    await migrate(path)
    return await openArchive(path)
  } catch (error) {
    await pool.close()
    throw error
  }
}

const STARTED_BY = process.ppid

/**
 * Whoever kills the command kills the process that runs this one (run-apart.mjs). The channel between them says so when there is time to listen; a
 * batch that is about to be stored must know it at once, or it would be stored beside what the next import reads.
 */
const wanted: NoteBatch = async () => {
  if (process.ppid !== STARTED_BY) throw new Refusal('nobody waits for this import any more')
}

/** Loaded only where there are no threads: a second copy of the parser takes tens of megabytes. */
const here = async (): Promise<ReaderPool> => (await import('@/lib/import/reader-here')).readerHere

function inputsOf(paths: readonly string[], report: ImportReport): readonly Input[] {
  return paths.flatMap((path) => {
    try {
      return listInputs(path)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      report.unreadable(path, error.message)
      return []
    }
  })
}

const worthThreads = (inputs: readonly Input[]): boolean =>
  inputs.some(({ kind, size }) => kind === 'public-inbox' || kind === 'stdin' || size > WORTH_THREADS) ||
  inputs.reduce((sum, { size }) => sum + size, 0) > WORTH_THREADS
