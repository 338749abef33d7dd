import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import { readList } from '@/lib/mail/read-list'
import type { Finding, Message } from '@/lib/model'
import { dateColumns } from './date-columns'
import { storeLinks } from './store-links'
import { storeReferences } from './store-references'
import { type RunToStore, storeRuns } from './store-runs'

/** The message's own findings and its runs', each once. */
function findingsOf(message: Message): readonly Finding[] {
  const all = [...message.findings, ...message.runs.flatMap(({ findings }) => findings)]
  return [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()]
}

export interface MessageToStore {
  readonly id: string
  readonly key: string
  readonly parser: string
  readonly message: Message
  readonly runs: readonly RunToStore[]
  /** of the secret in its edit link; none: only the operator may change it */
  readonly editHash?: string | null
}

/** Writes a message with everything that was read in it. false: it stands there already, or was taken back, and nothing was written. */
export async function storeMessage(transaction: Transaction, stored: MessageToStore, now: Date): Promise<boolean> {
  const { id, key, parser, message, editHash = null } = stored
  const { time, year } = dateColumns(message.date)
  // The insertion is the question too: it takes the write lock, so that two who save the same mail at once cannot both find it new.
  const inserted = await transaction.$executeRaw`
    INSERT INTO Message (id, key, messageId, subject, author, list, date, time, year, raw, text, parser, savedAt, editHash)
    SELECT ${id}, ${key}, ${message.messageId}, ${message.subject}, ${message.from}, ${readList(message.raw)},
            ${message.date}, ${time}, ${year},
            ${message.raw}, ${message.text}, ${parser}, ${now}, ${editHash}
    WHERE NOT EXISTS (SELECT 1 FROM Tombstone WHERE key = ${key})
    ON CONFLICT DO NOTHING`
  if (inserted === 0) return false
  await storeReferences(transaction, id, message)
  await storeReading(transaction, stored, now)
  return true
}

/** Writes what was read in a message that stands there without a reading: runs, findings, whose runs they are. */
export async function storeReading(
  transaction: Transaction,
  { id, key, message, runs }: Omit<MessageToStore, 'parser' | 'editHash'>,
  now: Date,
): Promise<void> {
  await storeRuns(transaction, { id, key, time: dateColumns(message.date).time }, runs, now)
  const findings = findingsOf(message).map(({ kind, severity, message: text, runs, lines }) => ({
    messageId: id,
    kind,
    severity,
    text,
    runs: JSON.stringify(runs),
    lines: JSON.stringify(lines),
  }))
  await insertRows(transaction, 'Finding', ['messageId', 'kind', 'severity', 'text', 'runs', 'lines'], findings)
  await storeLinks(transaction, id)
}
