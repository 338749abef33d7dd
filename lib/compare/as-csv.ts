import type { Comparison } from './comparison'

/** One row a figure, RFC 4180, with a header line. Values that a spreadsheet would run as a formula are quoted. */
export function comparisonAsCsv(_comparison: Comparison): string {
  throw new Error('not written yet')
}
