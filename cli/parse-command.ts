import { parse } from '@/lib/parse'
import { toReport } from '@/lib/report'
import type { Command } from './command'
import { joinDocuments } from './join-documents'
import { readArguments } from './read-arguments'
import { filesOf, readInput } from './read-input'

const USAGE = `usage: iolore parse [--compact] FILE…

Prints what stands in mails, mboxes or saved archive pages as one JSON parse report. - is standard input.
Nothing is stored.

  --compact   without indentation, on one line
`

export const parseCommand: Command = {
  name: 'parse',
  summary: 'print the results in a mail as JSON, store nothing',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, { compact: { type: 'boolean' } })
    const documents = []
    for (const name of filesOf(positionals)) documents.push(await parse(await readInput(name)))
    const report = toReport(joinDocuments(documents))
    process.stdout.write(`${JSON.stringify(report, null, values.compact === true ? 0 : 2)}\n`)
  },
}
