import type { BlockRun } from '../format'

export interface Table {
  readonly first: number
  readonly last: number
  readonly runs: readonly BlockRun[]
  /** the headings over its rows are read with them */
  readonly isTitled?: boolean
}
