import type { Archive } from './db/client'
import { inTransaction, type Transaction } from './db/in-transaction'
import { messageKey } from './db/message-id'
import { patiently } from './db/patiently'
import { largestFile } from './findings/largest-file'
import { type ConditionRow, conditionRows, conditionsInForce } from './ingest/condition-row'
import { correctRow } from './ingest/correction'
import { fingerprintOf } from './ingest/fingerprint'
import { type Pairing, pairReadings, type Reading } from './ingest/pair-readings'
import { readConditionRows } from './ingest/read-condition-rows'
import type { Lines } from './ingest/settle-lines'
import { storeColumns } from './ingest/store-columns'
import { NO_SOURCE, storeHeads } from './ingest/store-heads'
import { storeLinks } from './ingest/store-links'
import { storeReading } from './ingest/store-message'
import { storeReferences } from './ingest/store-references'
import { readList } from './mail/read-list'
import { maskMessage } from './mask/mask-message'
import { readMask } from './mask/read-mask'
import type { Message, Run } from './model'
import { PARSER, parse } from './parse'

/** What today's parser makes of a stored message. */
export interface Reparsed {
  readonly id: string
  /**
   * `same`: what it made before; `changed`; `kept`: the earlier reading stays, because a run that a person corrected would be
   * lost, or the stored text gives no message any more
   */
  readonly status: 'same' | 'changed' | 'kept'
  /** tools of the runs that are read now and were not, that are not any more, that are read otherwise */
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  readonly changed: readonly string[]
  /** its text, subject or author is another one now: a name is masked or named again, or the text is taken out of the mail otherwise */
  readonly isReworded: boolean
}

interface Before extends Reading {
  readonly id: number
  readonly rows: readonly ConditionRow[]
  readonly dismissedAt: Date | null
  /** the lines that a person says belong to it; null: `lines` */
  readonly said: Lines | null
}

interface Now extends Reading {
  readonly run: Run
  readonly rows: readonly ConditionRow[]
}

/** Reads a stored message again; what a person corrected stays corrected, runs keep their ids. `dry`: only says what would change. */
export async function reparseMessage(archive: Archive, id: string, dry: boolean): Promise<Reparsed> {
  const read = await readAgain(archive, id)
  return patiently(() =>
    inTransaction(archive, async (transaction) => {
      // Writes before it reads, so that the whole transaction holds the write lock.
      if (!dry) await transaction.$executeRaw`UPDATE Message SET parser = parser WHERE id = ${id}`
      return settle(transaction, id, read, dry)
    }),
  )
}

/** The same inside a transaction that has the write lock. */
export const reparseWithin = async (transaction: Transaction, id: string): Promise<Reparsed> =>
  settle(transaction, id, await readAgain(transaction, id), false)

interface ReadAgain {
  readonly key: string
  readonly raw: string
  /** undefined: the stored text gives no message any more */
  readonly message: Message | undefined
}

async function readAgain(archive: Archive | Transaction, id: string): Promise<ReadAgain> {
  const { raw, key } = await archive.message.findUniqueOrThrow({ where: { id }, select: { raw: true, key: true } })
  const { messages } = await parse(raw)
  return { key, raw, message: messages.find((candidate) => messageKey(candidate) === key) }
}

async function settle(transaction: Transaction, id: string, read: ReadAgain, dry: boolean): Promise<Reparsed> {
  const { key, raw } = read
  const message = read.message && maskMessage(read.message, await readMask(transaction))
  const before = await readBefore(transaction, id)
  const now = message?.runs.map(nowOf) ?? []
  const pairing = pairReadings(before, now)
  const found = compare(id, pairing, message !== undefined)
  // An earlier version may have worked them out otherwise, also where it read the same.
  if (!dry && found.status !== 'changed') await refreshColumns(transaction, key, before, pairing)
  if (dry || found.status === 'kept' || message === undefined) return found
  await storeReferences(transaction, id, message)
  await storeHeads(transaction, NO_SOURCE, [], [id])
  if (found.status === 'same' && message.runs.some(({ quoted }) => quoted)) await storeLinks(transaction, id)
  if (found.status === 'changed') await replace(transaction, { id, key, message }, before, pairing)
  await transaction.message.update({ where: { id }, data: { parser: PARSER, list: readList(raw) } })
  return { ...found, isReworded: await storeWords(transaction, id, message) }
}

/** Text, subject and author where they are not those that stand there: writing them makes the search read them anew. */
async function storeWords(transaction: Transaction, id: string, { text, subject, from }: Message): Promise<boolean> {
  const changed = await transaction.$executeRaw`
    UPDATE Message SET text = ${text}, subject = ${subject}, author = ${from}
    WHERE id = ${id} AND (text IS NOT ${text} OR subject IS NOT ${subject} OR author IS NOT ${from})`
  return changed > 0
}

/** What follows from the conditions, and how large the files of figures were that are read as before. */
async function refreshColumns(
  transaction: Transaction,
  key: string,
  before: readonly Before[],
  { pairs }: Pairing<Before, Now>,
): Promise<void> {
  for (const { id, rows } of before) await storeColumns(transaction, id, conditionsInForce(rows), key)
  const same = pairs.filter(({ before, now }) => before.fingerprint === now.fingerprint && before.said === null)
  for (const { before: stored, now } of same)
    await transaction.run.update({
      where: { id: stored.id },
      data: { fileBytes: largestFile(now.run.measurements)?.bytes ?? null },
    })
}

const nowOf = (run: Run): Now => ({
  ...{ tool: run.tool, fingerprint: fingerprintOf(run), lines: run.lines },
  ...{ run, rows: conditionRows(run) },
})

async function readBefore(transaction: Transaction, messageId: string): Promise<readonly Before[]> {
  const runs = await transaction.run.findMany({
    where: { messageId },
    select: {
      ...{ id: true, tool: true, fingerprint: true, dismissedAt: true },
      ...{ firstLine: true, lastLine: true, readLines: true },
    },
    orderBy: { ordinal: 'asc' },
  })
  const before: Before[] = []
  for (const { firstLine, lastLine, readLines, ...run } of runs) {
    const lines = [firstLine, lastLine] as const
    const ofLines = readLines === null ? { lines, said: null } : { lines: JSON.parse(readLines) as Lines, said: lines }
    before.push({ ...run, ...ofLines, rows: await readConditionRows(transaction, run.id) })
  }
  return before
}

const isCorrected = ({ rows, said }: Before): boolean => said !== null || rows.some(({ corrected }) => corrected)

/** What was read of a run besides its figures. */
const readOf = ({ rows, lines }: Before | Now): string =>
  JSON.stringify([
    lines,
    rows
      .filter(({ readValue }) => readValue !== null)
      .map(({ field, readValue, line, text }) => [field, readValue, line, text])
      .sort(),
  ])

function compare(id: string, { pairs, lost, gained }: Pairing<Before, Now>, isThere: boolean): Reparsed {
  const changed = pairs.filter(
    ({ before, now }) => before.fingerprint !== now.fingerprint || readOf(before) !== readOf(now),
  )
  const tools = (readings: readonly Reading[]) => readings.map(({ tool }) => tool)
  const words = {
    ...{ gained: tools(gained), lost: tools(lost), changed: tools(changed.map(({ now }) => now)) },
    isReworded: false,
  }
  if (!isThere || lost.some(isCorrected)) return { id, status: 'kept', ...words }
  const isSame = gained.length + lost.length + changed.length === 0
  return { id, status: isSame ? 'same' : 'changed', ...words }
}

interface Readable {
  readonly id: string
  readonly key: string
  readonly message: Message
}

async function replace(
  transaction: Transaction,
  { id, key, message }: Readable,
  before: readonly Before[],
  { pairs }: Pairing<Before, Now>,
): Promise<void> {
  const earlier = new Map(pairs.map((pair) => [pair.now.run, pair.before]))
  const runs = message.runs.map((run) => {
    const known = earlier.get(run)
    const corrections = known?.rows.filter(({ corrected }) => corrected) ?? []
    const conditions = corrections.reduce(
      (rows, { field, value }) => correctRow(rows, field, value),
      conditionRows(run),
    )
    return {
      ...(known === undefined ? {} : { id: known.id, dismissedAt: known.dismissedAt, said: known.said }),
      run,
      conditions,
    }
  })
  const times = await correctionTimes(transaction, id)
  const linked = await linkedMessages(transaction, before)
  await transaction.run.deleteMany({ where: { messageId: id } })
  await transaction.finding.deleteMany({ where: { messageId: id } })
  await storeReading(transaction, { id, key, message, runs }, new Date())
  for (const { runId, field, correctedAt } of times)
    await transaction.condition.updateMany({
      where: { runId, field, correctedAt: { not: null } },
      data: { correctedAt },
    })
  for (const other of linked) await storeLinks(transaction, other)
}

const correctionTimes = (transaction: Transaction, messageId: string) =>
  transaction.condition.findMany({
    where: { run: { messageId }, correctedAt: { not: null } },
    select: { runId: true, field: true, correctedAt: true },
  })

/** Messages with runs that are these seen again: whose they are has to be found out anew. */
async function linkedMessages(transaction: Transaction, before: readonly Before[]): Promise<readonly string[]> {
  const rows = await transaction.run.findMany({
    where: { originalId: { in: before.map(({ id }) => id) } },
    select: { messageId: true },
    distinct: ['messageId'],
  })
  return rows.map(({ messageId }) => messageId)
}
