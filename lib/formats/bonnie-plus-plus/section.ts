import type { Head } from './head'
import type { Row } from './row'

/** One half of the table: a head and the rows under it. */
export interface Section {
  readonly head: Head
  readonly rows: readonly Row[]
  readonly first: number
  readonly last: number
}
