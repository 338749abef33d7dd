import type { Transaction } from '@/lib/db/in-transaction'

/** Kind of the finding about a quotation whose figures are not quite those of its original. */
export const CHANGED = 'changed-quotation'

/**
 * Quotations whose original may be another one since this message is there: its own, and those of other messages that have
 * figures of its runs and no original, or one that is not quite equal.
 */
export async function findDoubtful(transaction: Transaction, messageId: string): Promise<readonly number[]> {
  const own = await transaction.$queryRaw<{ id: number }[]>`
    SELECT id FROM Run WHERE messageId = ${messageId} AND quoted`
  const others = await transaction.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT quote.id FROM Run own
    JOIN Measurement figure ON figure.runId = own.id AND figure.status = 'ok'
    JOIN Measurement same ON same.metric = figure.metric AND same.value = figure.value
    JOIN Run quote ON quote.id = same.runId
    WHERE own.messageId = ${messageId} AND NOT own.quoted
      AND quote.quoted AND quote.messageId <> ${messageId}
      AND (quote.originalId IS NULL OR EXISTS (
        SELECT 1 FROM Finding f, json_each(f.runs) j
        WHERE f.messageId = quote.messageId AND f.kind = ${CHANGED} AND j.value = quote.ordinal))`
  return [...own, ...others].map(({ id }) => id)
}

/** Takes back what was found of quotations that were changed: it is found anew. */
export async function forgetChanges(transaction: Transaction, quotations: readonly number[]): Promise<void> {
  if (quotations.length === 0) return
  const ids = JSON.stringify(quotations)
  const found = await transaction.$queryRaw<{ finding: number; run: number }[]>`
    SELECT f.id AS finding, r.id AS run FROM json_each(${ids}) i JOIN Run r ON r.id = i.value
    JOIN Finding f ON f.messageId = r.messageId AND f.kind = ${CHANGED}
    WHERE EXISTS (SELECT 1 FROM json_each(f.runs) j WHERE j.value = r.ordinal)`
  if (found.length === 0) return
  await transaction.finding.deleteMany({ where: { id: { in: found.map(({ finding }) => finding) } } })
  await transaction.run.updateMany({ where: { id: { in: found.map(({ run }) => run) } }, data: { originalId: null } })
}
