import { fold } from '@/lib/formats/iolore/folded'
import { WORDS } from '@/lib/formats/iolore/header'
import { textTable } from '@/lib/formats/iolore/text-table'
import { changedWords, type Since } from './changed-words'
import type { Change, ChangedValue } from './find-changes'
import { ratioNumber } from './ratio-text'

/** What a kept comparison is compared with. */
export interface Changes extends Since {
  /** every point; those that changed are shown */
  readonly changes: readonly Change[]
}

/** Kept values beside today's, a row a point: lines for a mail. Empty where nothing changed. */
export function changesAsText(since: Changes): readonly string[] {
  const words = changedWords(since)
  if (words === null) return []
  const title = { head: 'point', cells: ['kept', 'ratio', 'n', 'today', 'ratio', 'n'] }
  const rows = since.changes
    .filter(({ changed }) => changed)
    .map((change) => ({
      head: headOf(change),
      cells: [...valueCells(change.kept), ...valueCells(change.today)],
    }))
  return [...fold(`${WORDS.changed}${words}.`), ...textTable(title, rows)]
}

/** "System A, sequential write, 3 now 31, 8 threads: a condition was corrected" */
function headOf({ label, metric, panel, place, wasLabel, what }: Change): string {
  const labels = wasLabel === null ? label : `${wasLabel} now ${label}`
  return `${[panel, metric, labels, place].filter(Boolean).join(', ')}: ${what}`
}

const valueCells = (value: ChangedValue | null): readonly string[] =>
  value === null
    ? ['', '', '']
    : [value.text, value.ratio === null ? '' : ratioNumber(value.ratio), value.n === 0 ? '' : String(value.n)]
