import type { Archive } from './db/client'
import { inTransaction, type Transaction } from './db/in-transaction'
import { messageIdOf, messageKey } from './db/message-id'
import { type ConditionRow, conditionRows } from './ingest/condition-row'
import { BadCorrection, type Correction, correctRow } from './ingest/correction'
import { NO_SOURCE, storeHeads } from './ingest/store-heads'
import { type MessageToStore, storeMessage } from './ingest/store-message'
import { maskEverywhere } from './mask/mask-everywhere'
import { maskMessage } from './mask/mask-message'
import { readMask } from './mask/read-mask'
import type { Document, Message } from './model'

export { BadCorrection, type Correction } from './ingest/correction'

/** What became of one message. */
export interface Ingested {
  /** Message.id: its page is /messages/<id> */
  readonly id: string
  /** `known`: it stood in the archive already, and nothing was changed; `removed`: it was taken back once, and stays out */
  readonly status: 'new' | 'known' | 'removed'
  readonly runs: number
  readonly figures: number
  /** ISO 8601: now, when it was saved before, or when it was taken back */
  readonly savedAt: string
}

/** The conditions of a message's runs, corrected. */
function correctedRuns(message: Message, corrections: readonly Correction[]) {
  const rows: (readonly ConditionRow[])[] = message.runs.map(conditionRows)
  for (const { run, field, value } of corrections) {
    const before = rows[run - 1]
    if (before === undefined) throw new BadCorrection(`There is no run ${run}: the message has ${rows.length}.`)
    rows[run - 1] = correctRow(before, field, value)
  }
  return message.runs.map((run, index) => ({ run, conditions: rows[index] ?? [] }))
}

const countFigures = (message: Message): number => message.runs.reduce((sum, run) => sum + run.measurements.length, 0)

/** What the archive holds of a message that is there already, or was. */
async function readKnown(archive: Transaction, id: string): Promise<Ingested> {
  const tombstone = await archive.tombstone.findUnique({ where: { id }, select: { removedAt: true } })
  if (tombstone !== null)
    return { id, status: 'removed', runs: 0, figures: 0, savedAt: tombstone.removedAt.toISOString() }
  const message = await archive.message.findUniqueOrThrow({ where: { id }, select: { savedAt: true } })
  const runs = await archive.run.count({ where: { messageId: id } })
  const figures = await archive.measurement.count({ where: { run: { messageId: id } } })
  return { id, status: 'known', runs, figures, savedAt: message.savedAt.toISOString() }
}

/**
 * Stores what was read, one transaction a message: all of it or nothing. Messages without a result are left out: the answer
 * has one entry for each message that holds a run, in the document's order. A message that is there already stays as it is,
 * whatever the corrections. `editHash`: of the secret that lets its holder change what is new. Throws a BadCorrection before anything is written, an ArchiveError where the file is locked.
 */
export async function ingest(
  archive: Archive,
  document: Document,
  corrections: readonly Correction[],
  editHash: string | null = null,
): Promise<readonly Ingested[]> {
  const stray = corrections.find(({ message }) => document.messages[message] === undefined)
  if (stray !== undefined) throw new BadCorrection(`There is no message ${stray.message}.`)
  const mask = await readMask(archive)
  const messages = document.messages.map((read, index) => {
    const message = maskMessage(read, mask)
    return {
      message,
      runs: correctedRuns(
        message,
        maskEverywhere(
          corrections.filter((correction) => correction.message === index),
          mask,
        ),
      ),
    }
  })
  const ingested: Ingested[] = []
  for (const { message, runs } of messages) {
    if (runs.length === 0) continue
    const one = await inTransaction(archive, (transaction) =>
      storeOne(transaction, { parser: document.parser, message, runs, editHash }),
    )
    ingested.push(one)
  }
  const heads = document.messages.flatMap(({ messageId, runs, ...head }) =>
    messageId === null || runs.length > 0 ? [] : [{ ...head, messageId }],
  )
  const stored = newOnes(ingested)
  if (heads.length + stored.length > 0)
    await inTransaction(archive, (transaction) => storeHeads(transaction, NO_SOURCE, heads, stored))
  return ingested
}

/** Ids of the messages that were not there before. */
export const newOnes = (ingested: readonly Ingested[]): readonly string[] =>
  ingested.filter(({ status }) => status === 'new').map(({ id }) => id)

/** The messages alone, inside a transaction that stores more than this document; what was read is stored as it is. */
export async function ingestWithin(transaction: Transaction, document: Document): Promise<readonly Ingested[]> {
  const ingested: Ingested[] = []
  const mask = await readMask(transaction)
  for (const read of document.messages) {
    if (read.runs.length === 0) continue
    const message = maskMessage(read, mask)
    const runs = correctedRuns(message, [])
    ingested.push(await storeOne(transaction, { parser: document.parser, message, runs }))
  }
  return ingested
}

async function storeOne(transaction: Transaction, read: Omit<MessageToStore, 'id' | 'key'>): Promise<Ingested> {
  const key = messageKey(read.message)
  const id = messageIdOf(key)
  const now = new Date()
  const isNew = await storeMessage(transaction, { id, key, ...read }, now)
  if (!isNew) return readKnown(transaction, id)
  return {
    ...{ id, status: 'new', runs: read.runs.length },
    figures: countFigures(read.message),
    savedAt: now.toISOString(),
  }
}
