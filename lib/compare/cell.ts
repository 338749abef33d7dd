import type { Status } from '@/lib/model'
import type { ConditionField } from './figure'

/**
 * All figures that were measured in the same way: one machine, one value of what is varied, the same conditions, one place
 * of a sweep. What the archive answers with; everything else in this folder is arithmetic on it.
 */
export interface Cell {
  readonly machine: string
  /** of what is varied; null: not stated */
  readonly value: string | null
  /** what is stated besides, by field: `kernel`, `factors.kupdated` … */
  readonly conditions: Readonly<Record<ConditionField, string>>
  /** how the figure was measured, its place in the sweep aside: `fileSize`, `blockSize` … */
  readonly params: Readonly<Record<string, string>>
  readonly metric: string
  readonly unit: string | null
  readonly status: Status
  /** what `place` counts: `threads` */
  readonly sweep: string | null
  readonly place: number | null
  /** false: runs that equal an earlier one of their message */
  readonly counted: boolean
  /** in `unit`; null unless `status` is `ok` */
  readonly mean: number | null
  readonly min: number | null
  readonly max: number | null
  /** significant digits of the shortest figure */
  readonly digits: number
  /** the first figure as printed */
  readonly text: string
  /** ids of the runs and of the figures, one for each figure; the smallest run id is the first in the text */
  readonly runs: readonly number[]
  readonly figures: readonly number[]
  /** stands in a quotation whose original is not in the archive */
  readonly quoted: boolean
}

export const firstOf = (cells: readonly Cell[]): number =>
  cells.reduce((first, { runs }) => Math.min(first, runs[0] ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY)

/** Distinct runs that count. */
export const countRuns = (cells: readonly Cell[]): number =>
  new Set(cells.flatMap(({ counted, runs }) => (counted ? runs : []))).size
