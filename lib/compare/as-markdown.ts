import type { Comparison } from './comparison'

/** `origin`: scheme and host for the links to lines, without a slash at its end. */
export function comparisonAsMarkdown(_comparison: Comparison, _address: string, _origin: string): string {
  throw new Error('not written yet')
}
