import type { Place } from './ordered'

/** A stretch of a list. */
export interface Stretch {
  /** null: its beginning */
  readonly behind: Place | null
  /** rows, at least 1 */
  readonly limit: number
}
