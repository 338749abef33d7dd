import type { Transaction } from '@/lib/db/in-transaction'
import { MINIMUM_DIGITS } from './changed-figures'
import { chooseHosts, type Host } from './choose-hosts'
import { type NearHost, storeChanged } from './store-changed'

type Row = Omit<Host, 'time'> & NearHost & { readonly time: number | bigint | null; readonly found: number | bigint }

/**
 * People cut what they quote, and now and then a digit is changed on the way. A quotation whose figures all stand in one run of
 * another message, at the same places, is that run seen again; one whose figures nearly all do may be, with a finding.
 */
export async function storeQuotations(transaction: Transaction, candidates: readonly number[]): Promise<void> {
  if (candidates.length === 0) return
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT quote.id AS quotation, host.id AS run, host.time AS time, max(length(figure.text)) AS longest,
           host.messageId = quote.messageId AS within, count(DISTINCT figure.id) AS found,
           (SELECT count(*) FROM Measurement every WHERE every.runId = quote.id AND every.status = 'ok') AS figures
    FROM Run quote
    JOIN Measurement figure ON figure.runId = quote.id AND figure.status = 'ok'
    JOIN Measurement same ON same.metric = figure.metric AND same.value = figure.value AND same.place IS figure.place
    JOIN Run host ON host.id = same.runId
    WHERE quote.id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(candidates)])}))
      AND quote.quoted AND quote.originalId IS NULL
      AND host.tool = quote.tool AND NOT host.quoted AND host.originalId IS NULL
    GROUP BY quote.id, host.id HAVING found = figures OR (
      4 * found >= 3 * figures AND sum(length(figure.text)) >= ${MINIMUM_DIGITS}
      AND figures = (SELECT count(*) FROM Measurement every WHERE every.runId = host.id AND every.status = 'ok'))`
  const isWhole = ({ found, figures }: Row) => Number(found) === Number(figures)
  const whole = rows.filter((row) => isWhole(row) && !row.within)
  const hosts = chooseHosts(whole.map((row) => ({ ...row, time: row.time === null ? null : Number(row.time) })))
  if (hosts.length > 0) await linkQuotations(transaction, hosts)
  const linked = new Set(hosts.map(({ quotation }) => quotation))
  await storeChanged(
    transaction,
    rows.filter((row) => !isWhole(row) && !linked.has(row.quotation)),
  )
}

/** Who pointed to the quotation as a stand-in now points to the run itself. */
export async function linkQuotations(
  transaction: Transaction,
  hosts: readonly Pick<Host, 'quotation' | 'run'>[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE Run SET originalId = link.value->>'run' FROM json_each(${JSON.stringify(hosts)}) AS link
    WHERE Run.id = link.value->>'quotation' OR Run.originalId = link.value->>'quotation'`
}
