import { openArchive } from '@/lib/db/client'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'
import { refreshStatistics } from '@/lib/db/refresh-statistics'
import { type Reparsed, reparseMessage } from '@/lib/reparse'
import { type Command, UsageError } from './command'
import { readArguments } from './read-arguments'

const USAGE = `usage: iolore reparse [--dry-run] [--json]

Reads every stored message again with this version's parser. What a person corrected stays corrected, and shared comparisons stay as they are.
Says of each benchmark how many runs were gained, lost and changed.

  --dry-run   only say what would change
  --json      print what became of each message as JSON
`

export const reparseCommand: Command = {
  name: 'reparse',
  summary: 'read every stored message again',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, 'dry-run': { type: 'boolean' } })
    if (positionals.length > 0) throw new UsageError(`${positionals[0]}: reparse takes no file`)
    const dry = values['dry-run'] === true
    const path = databasePath()
    await migrate(path)
    const archive = await openArchive(path)
    const messages: Reparsed[] = []
    try {
      // From the oldest, so that an original is there before what quotes it.
      const all = await archive.message.findMany({ select: { id: true }, orderBy: [{ time: 'asc' }, { id: 'asc' }] })
      for (const { id } of all) messages.push(await reparseMessage(archive, id, dry))
      if (!dry) await refreshStatistics(archive)
    } finally {
      await archive.$disconnect()
    }
    const words = values.json === true ? JSON.stringify({ messages }, null, 2) : summary(messages, dry)
    process.stdout.write(`${words}\n`)
  },
}

/** A line for each message that is not as it was, a line for each benchmark, and the sum. */
function summary(messages: readonly Reparsed[], dry: boolean): string {
  const lines = messages.flatMap(({ id, status, gained, lost, changed }) => {
    if (status === 'same') return []
    const counts = `${gained.length} gained, ${lost.length} lost, ${changed.length} changed`
    return [status === 'kept' ? `${id}: kept as it was (${counts})` : `${id}: ${counts}`]
  })
  const tools = new Set(messages.flatMap(({ gained, lost, changed }) => [...gained, ...lost, ...changed]))
  const read = messages.filter(({ status }) => status !== 'kept')
  const countOf = (tool: string, of: 'gained' | 'lost' | 'changed') =>
    read.reduce((sum, message) => sum + message[of].filter((one) => one === tool).length, 0)
  const perTool = [...tools]
    .sort()
    .map(
      (tool) =>
        `${tool}: ${countOf(tool, 'gained')} runs gained, ${countOf(tool, 'lost')} lost, ${countOf(tool, 'changed')} changed`,
    )
  const changed = messages.filter(({ status }) => status === 'changed').length
  const word = dry ? 'would be read otherwise; nothing was stored' : 'read otherwise'
  return [...lines, ...perTool, `${messages.length} messages read again, ${changed} ${word}`].join('\n')
}
