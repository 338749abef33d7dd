import type { Transaction } from '@/lib/db/in-transaction'
import { chooseHosts, type Host } from './choose-hosts'

type Row = Omit<Host, 'time'> & { readonly time: number | bigint | null }

/** Quotations without an original whose figures this message's own runs could be. */
async function quotationsOfMessage(transaction: Transaction, messageId: string): Promise<readonly number[]> {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT quote.id FROM Run own
    JOIN Measurement figure ON figure.runId = own.id AND figure.status = 'ok'
    JOIN Measurement same ON same.metric = figure.metric AND same.value = figure.value
    JOIN Run quote ON quote.id = same.runId
    WHERE own.messageId = ${messageId} AND NOT own.quoted
      AND quote.quoted AND quote.originalId IS NULL AND quote.messageId <> ${messageId}`
  return rows.map(({ id }) => id)
}

async function ownQuotations(transaction: Transaction, messageId: string): Promise<readonly number[]> {
  const rows = await transaction.run.findMany({ where: { messageId, quoted: true }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/**
 * People cut what they quote. A quotation whose figures all stand in one run of another message, at the same places, is that
 * run seen again. `relinked`: runs whose original was worked out anew just now.
 */
export async function storeShortened(
  transaction: Transaction,
  messageId: string,
  relinked: readonly number[],
): Promise<void> {
  const own = await ownQuotations(transaction, messageId)
  const candidates = [...own, ...relinked, ...(await quotationsOfMessage(transaction, messageId))]
  if (candidates.length === 0) return
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT quote.id AS quotation, host.id AS run, host.time AS time, max(length(figure.text)) AS longest,
           count(DISTINCT figure.id) AS found,
           (SELECT count(*) FROM Measurement every WHERE every.runId = quote.id AND every.status = 'ok') AS figures
    FROM Run quote
    JOIN Measurement figure ON figure.runId = quote.id AND figure.status = 'ok'
    JOIN Measurement same ON same.metric = figure.metric AND same.value = figure.value AND same.place IS figure.place
    JOIN Run host ON host.id = same.runId
    WHERE quote.id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(candidates)])}))
      AND quote.quoted AND quote.originalId IS NULL
      AND host.tool = quote.tool AND host.messageId <> quote.messageId AND NOT host.quoted AND host.originalId IS NULL
    GROUP BY quote.id, host.id HAVING found = figures`
  const hosts = chooseHosts(rows.map((row) => ({ ...row, time: row.time === null ? null : Number(row.time) })))
  if (hosts.length === 0) return
  // Who pointed to the quotation as a stand-in now points to the run itself.
  await transaction.$executeRaw`
    UPDATE Run SET originalId = link.value->>'run' FROM json_each(${JSON.stringify(hosts)}) AS link
    WHERE Run.id = link.value->>'quotation' OR Run.originalId = link.value->>'quotation'`
}
