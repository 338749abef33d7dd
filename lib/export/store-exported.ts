import type { Transaction } from '@/lib/db/in-transaction'
import { storeMessage } from '@/lib/ingest/store-message'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { maskMessage } from '@/lib/mask/mask-message'
import { readMask } from '@/lib/mask/read-mask'
import type { MessageLine } from './lines'
import { type Merged, mergeCorrections } from './merge-corrections'
import type { ExportedMessage } from './read-export'
import { takenNumbers } from './taken-numbers'
import { toRuns } from './to-run'

/** What became of a message of an export. */
export interface StoredExported extends Merged {
  readonly isNew: boolean
}

/**
 * Stores a message with its reading as it was exported, whatever today's parser makes of it. One that is there already stays as it
 * is, but for corrections that it has not.
 */
export async function storeExported(transaction: Transaction, exported: ExportedMessage): Promise<StoredExported> {
  const { message, raw, runs } = exported
  const { id, key, parser, savedAt } = message
  // Where one is taken, all of the message get new ones: a new one may be that of the next.
  const areFree =
    (
      await takenNumbers(
        transaction,
        runs.map((run) => run.id),
      )
    ).size === 0
  const mask = await readMask(transaction)
  const toStore = {
    ...{ id, key, parser, message: maskMessage(toMessage(message, raw), mask) },
    runs: toRuns(maskEverywhere(runs, mask), areFree),
  }
  if (!(await storeMessage(transaction, toStore, new Date(savedAt)))) {
    if ((await transaction.tombstone.count({ where: { key } })) > 0) return stayingOut(id)
    return { isNew: false, ...(await mergeCorrections(transaction, exported)) }
  }
  const corrections = runs.flatMap(({ conditions }) => conditions.filter(({ correctedAt }) => correctedAt !== null))
  const said = runs.flatMap(({ dismissedAt, readLines }) => [dismissedAt, readLines]).filter((one) => one !== null)
  return {
    isNew: true,
    readOtherwise: false,
    corrections: { new: corrections.length + said.length, known: 0 },
    kept: [],
    numbers: areFree ? runs.map((run) => [run.id, run.id]) : await numbersOf(transaction, exported),
  }
}

/** Its runs have no number here. */
const stayingOut = (id: string): StoredExported => ({
  isNew: false,
  readOtherwise: false,
  corrections: { new: 0, known: 0 },
  kept: [`${id} was taken back here and stays out`],
  numbers: [],
})

const toMessage = ({ messageId, subject, author, date, references, text, findings }: MessageLine, raw: string) => ({
  ...{ messageId, subject, from: author, date, references, text, raw, runs: [] },
  findings: findings.map(({ text: message, ...finding }) => ({ ...finding, message })),
})

async function numbersOf(transaction: Transaction, { message, runs }: ExportedMessage): Promise<Merged['numbers']> {
  const stored = await transaction.run.findMany({
    where: { messageId: message.id },
    select: { id: true },
    orderBy: { ordinal: 'asc' },
  })
  return runs.map((run, index) => [run.id, stored[index]?.id ?? run.id])
}
