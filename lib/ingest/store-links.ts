import type { Transaction } from '@/lib/db/in-transaction'
import { findDoubtful, forgetChanges } from './find-doubtful'
import { type EqualRun, linkRuns } from './link-runs'
import { storeQuotations } from './store-quotations'

type Row = Omit<EqualRun, 'quoted' | 'dismissed'> & {
  readonly quoted: number | boolean
  readonly dismissed: number | bigint
  readonly fingerprint: string
}

/** Finds the runs of the whole archive that have the figures of this message's, and says of each whose they are. */
export async function storeLinks(transaction: Transaction, messageId: string): Promise<void> {
  const doubtful = await findDoubtful(transaction, messageId)
  await forgetChanges(transaction, doubtful)
  const relinked = await storeEqual(transaction, messageId)
  await storeQuotations(transaction, [...doubtful, ...relinked])
}

/** Runs with the same figures to the last one. Gives back those whose original was worked out anew. */
async function storeEqual(transaction: Transaction, messageId: string): Promise<readonly number[]> {
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT r.id, r.messageId, r.ordinal, r.quoted, r.time, r.fingerprint, r.dismissedAt IS NOT NULL AS dismissed,
           (SELECT count(*) FROM Measurement m WHERE m.runId = r.id AND m.status = 'ok') AS figures
    FROM Run r
    WHERE r.fingerprint IN (
      SELECT own.fingerprint FROM Run own JOIN Run other ON other.fingerprint = own.fingerprint AND other.id <> own.id
      WHERE own.messageId = ${messageId}
    )`
  const groups = new Map<string, EqualRun[]>()
  for (const { fingerprint, ...row } of rows) {
    const group = groups.get(fingerprint) ?? []
    group.push({
      ...row,
      quoted: Boolean(row.quoted),
      dismissed: Boolean(row.dismissed),
      figures: Number(row.figures),
      time: row.time === null ? null : Number(row.time),
    })
    groups.set(fingerprint, group)
  }
  const links = [...groups.values()].flatMap(linkRuns)
  await transaction.$executeRaw`
    UPDATE Run SET originalId = link.value->>'originalId', equalsId = link.value->>'equalsId'
    FROM json_each(${JSON.stringify(links)}) AS link WHERE Run.id = link.value->>'id'`
  return links.map(({ id }) => id)
}
