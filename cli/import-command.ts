import { openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { refreshStatistics } from '@/lib/db/refresh-statistics'
import { type Ingested, ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { type Command, CommandError } from './command'
import { readArguments } from './read-arguments'
import { filesOf, readInput } from './read-input'

const USAGE = `usage: iolore import [--json] FILE…

Reads mails, mboxes or saved archive pages and stores every message that holds a result. - is standard input.
A message that is there already stays as it is. The archive is the database of IOLORE_DB, made where there is none.

  --json   print what became of each message as JSON
`

type Imported = Ingested & { readonly file: string }

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

function line({ file, id, status, runs, figures }: Imported): string {
  const word = status === 'new' ? 'new' : 'already here'
  return `${file}: ${id} ${word}, ${count(runs, 'run')}, ${count(figures, 'figure')}`
}

function summary(imported: readonly Imported[]): string {
  const added = imported.filter(({ status }) => status === 'new')
  const runs = added.reduce((sum, message) => sum + message.runs, 0)
  return `${count(added.length, 'message')} new with ${count(runs, 'run')}, ${imported.length - added.length} already here`
}

export const importCommand: Command = {
  name: 'import',
  summary: 'read mails and store them in the archive',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } })
    const files = filesOf(positionals)
    const json = values.json === true
    const path = databasePath()
    await migrate(path)
    const archive = await openArchive(path)
    const imported: Imported[] = []
    const failed: string[] = []
    try {
      for (const file of files) {
        try {
          const messages = await ingest(archive, await parse(await readInput(file)), [])
          const ofFile = messages.map((message) => ({ file, ...message }))
          imported.push(...ofFile)
          if (json) continue
          for (const message of ofFile) process.stdout.write(`${line(message)}\n`)
          if (ofFile.length === 0) process.stdout.write(`${file}: no benchmark result found\n`)
        } catch (error) {
          // One file that is missing is no reason to leave the others out.
          if (!(error instanceof CommandError)) throw error
          failed.push(error.message)
        }
      }
      await refreshStatistics(archive)
    } finally {
      await archive.$disconnect()
    }
    process.stdout.write(json ? `${JSON.stringify({ messages: imported }, null, 2)}\n` : `${summary(imported)}\n`)
    if (failed.length > 0) throw new CommandError(failed.join('\niolore: '))
  },
}
