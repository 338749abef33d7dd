import type { FoundRuns, MetricCell } from '@/lib/queries/runs/find-runs'
import type { RunRow } from '@/lib/queries/runs/run-row'

/** A run with what its cells need to know of its neighbours and of the whole column. Plain data: it crosses to the browser. */
export interface TableRow {
  readonly run: RunRow
  /** the row above, where it is of the same mail */
  readonly above: RunRow | null
  /** the class that brings its main figure's decimal point under the others' */
  readonly pad: string
  /** where one benchmark is shown: its figures by metric */
  readonly cells: Readonly<Record<string, MetricCell>>
  /** `threads`, "1 to 8"; null: no sweep */
  readonly sweep: { readonly name: string; readonly places: string } | null
  /** the same as `pad`, by metric */
  readonly pads: Readonly<Record<string, string>>
}

/** @param align classes for a column's texts that align their decimal points */
export function tableRows(
  found: FoundRuns,
  align: (texts: readonly string[]) => readonly string[],
): readonly TableRow[] {
  const pads = align(found.rows.map((run) => run.main?.text ?? ''))
  const byMetric = found.columns.map(({ metric }) => {
    const texts = found.rows.map((run) => {
      const cell = found.cells[run.id]?.[metric]
      return cell === undefined ? '' : (cell.to ?? cell.from)
    })
    return [metric, align(texts)] as const
  })
  return found.rows.map((run, at) => {
    const before = found.rows[at - 1]
    const sweep = found.sweeps[run.id]
    return {
      run,
      above: before?.messageId === run.messageId ? before : null,
      pad: pads[at] ?? '',
      cells: found.cells[run.id] ?? {},
      sweep: sweep === undefined ? null : { name: sweep.name, places: placesOf(sweep) },
      pads: Object.fromEntries(byMetric.map(([metric, classes]) => [metric, classes[at] ?? ''])),
    }
  })
}

const placesOf = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from} to ${to}`)
