import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import type { Around } from './around'
import type { Cell } from './cells'
import type { Grid } from './grid-shape'
import type { Head } from './measured-apart'
import { printedBy } from './printed-by'
import { type Condition, conditionOf, conditionsOf } from './words'

/** A run with figures of the table, and what its heads and labels say of it. */
export const runOfTable = (
  { lines, grid }: Around,
  figures: readonly Measurement[],
  said: readonly Printed[],
): BlockRun => runOf('typed', lines, [grid.first, grid.last], figures, said)

/** The figure of a cell, as a list; empty where there is none. */
export function figureOf(
  metric: string,
  cell: Cell | undefined,
  unit: string | null,
  params: Params = {},
): readonly Measurement[] {
  if (cell === undefined || cell.isChange) return []
  const status = cell.value === null ? 'not_run' : 'ok'
  const own = cell.unit ?? unit ?? (/(?:^|_)iops(?:_|$)/.test(metric) ? 'iops' : null)
  return [measure(metric, cell.token, { value: cell.value, unit: own, params, status })]
}

/** What two heads or labels say, each with its words. */
export const both = (...named: readonly (readonly [Condition | null, Token])[]): readonly Printed[] =>
  named.flatMap(([condition, token]) => (condition === null ? [] : [printedBy(condition, token)]))

/** The setting that stands over a group of columns. */
export const groupOf = (over: Head['over']): readonly Printed[] =>
  over === null ? [] : [printedBy(conditionOf(over.text) ?? { field: 'factors.group', value: over.text }, over)]

/** What stands under the label of a row. */
export function belowOf({ rows }: Grid, row: number): readonly Printed[] {
  const below = rows[row]?.below
  const condition = conditionsOf(rows.map((one) => one.below?.text ?? ''))[row]
  return below === undefined ? [] : [printedBy(condition ?? { field: 'factors.case', value: below.text }, below)]
}

/** `1 MB  |  256 KB`: two cells of a box that are one label */
export const withoutBars = (label: string): string => label.replace(/\s*\|\s*/g, ' ')
