import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import { type ChangedFigure, changedFigures } from './changed-figures'
import { CHANGED } from './find-doubtful'

/** A run that has nearly all figures of a quotation. */
export interface NearHost {
  readonly quotation: number
  readonly run: number
  /** in the quotation's own message */
  readonly within: number | bigint
}

/** A quotation of another message that was changed on the way is that run seen again all the same; either way it is a finding. */
export async function storeChanged(transaction: Transaction, near: readonly NearHost[]): Promise<void> {
  const changed = new Map<number, Change>()
  for (const { quotation, run } of near) {
    const [quoted, original] = [await readRun(transaction, quotation), await readRun(transaction, run)]
    const figures = changedFigures(quoted.measurements, original.measurements)
    const change = figures === null ? null : { quoted, original, figures }
    if (change !== null && isNearer(change, changed.get(quotation))) changed.set(quotation, change)
  }
  for (const { quoted, original } of changed.values())
    if (quoted.messageId !== original.messageId)
      await transaction.run.update({ where: { id: quoted.id }, data: { originalId: original.id } })
  const findings = [...changed.values()].map((change) => ({
    messageId: change.quoted.messageId,
    kind: CHANGED,
    severity: 'warning',
    text: changedWords(change),
    runs: JSON.stringify([change.quoted.ordinal]),
    lines: JSON.stringify(change.figures.map(({ quoted }) => quoted.line)),
  }))
  await insertRows(transaction, 'Finding', ['messageId', 'kind', 'severity', 'text', 'runs', 'lines'], findings)
}

const readRun = (transaction: Transaction, id: number) =>
  transaction.run.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ id: true, messageId: true, ordinal: true, label: true, time: true },
      message: { select: { subject: true, date: true } },
      measurements: {
        select: { metric: true, params: true, status: true, value: true, text: true, line: true },
        orderBy: { ordinal: 'asc' },
      },
    },
  })

type StoredRun = Awaited<ReturnType<typeof readRun>>

interface Change {
  readonly quoted: StoredRun
  readonly original: StoredRun
  readonly figures: readonly ChangedFigure[]
}

/** The one that differs in fewer figures, then the earlier; the rest only so that the order of saving makes no difference. */
function isNearer(a: Change, b: Change | undefined): boolean {
  if (b === undefined) return true
  const keys = ({ original, figures }: Change) =>
    [figures.length, original.time ?? Number.POSITIVE_INFINITY, original.messageId, original.ordinal] as const
  const [left, right] = [keys(a), keys(b)]
  const at = left.findIndex((key, index) => key !== right[index])
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}

/** So many changed figures are named. */
const NAMED = 3

function changedWords({ quoted, original, figures }: Change): string {
  const isWithin = quoted.messageId === original.messageId
  const there = isWithin ? '' : ' there'
  const named = figures
    .slice(0, NAMED)
    .map(
      (one) =>
        `${one.original.text} (line ${one.original.line}${there}) stands as ${one.quoted.text} (line ${one.quoted.line}) in the quotation`,
    )
  const more = figures.length - named.length
  const name = quoted.label ?? `run ${quoted.ordinal}`
  const { subject, date } = original.message
  const day = date === null ? '' : ` of ${date.slice(0, 10)}`
  const from = isWithin ? 'a run of this mail' : `${subject === null ? 'a mail' : `the mail “${subject}”`}${day}`
  const done = isWithin ? 'Both are kept and counted.' : 'The original is counted, the quotation is not.'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} quotes ${from}, but not letter for letter: ${named.join(', ')}${
    more > 0 ? `, and ${more} more` : ''
  }. Most likely it was changed on the way. ${done}`
}
