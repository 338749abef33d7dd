import type { Token } from '../tokens'
import type { Cell } from './cells'
import type { Head } from './measured-apart'

export interface GridRow {
  readonly label: Token
  /** how its label goes on in the line below, in a box: `| ZWP | 963 |` over `| bfq | (-3%) |` */
  readonly below?: Token
  /** one for each head; null where it was worked out from others */
  readonly cells: readonly Cell[]
}

/** A head and at least two rows of one shape. */
export interface Grid {
  /** what stands over the labels */
  readonly corner: Token | null
  /** what stands over the second column of labels of a box */
  readonly second: Token | null
  /** the unit that stands under every head, in a line of its own */
  readonly unit: string | null
  /** without the columns that were worked out */
  readonly heads: readonly Head[]
  readonly rows: readonly GridRow[]
  /** indices into the lines: of the upper head, of the last row */
  readonly first: number
  readonly last: number
}
