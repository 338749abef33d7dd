import type { Comparison } from './comparison'

/** A comparison as text for a mail, at most 72 columns (a longer printed figure or address is never cut). `address` stands at the end. */
export function comparisonAsText(_comparison: Comparison, _address: string): string {
  throw new Error('not written yet')
}
