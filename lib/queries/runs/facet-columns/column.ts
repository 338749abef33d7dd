import type { Dictionary } from './dictionary'

/** What a run states for a facet: nothing, one value, several. */
export type Stated = null | string | readonly string[]

/** What the runs of a segment state for one facet: run n has the values whose numbers stand from `starts[n]` up to `starts[n + 1]`. */
export interface Column {
  readonly starts: Uint32Array
  readonly codes: Uint32Array
}

export function toColumn(runs: readonly Stated[], dictionary: Dictionary): Column {
  const starts = new Uint32Array(runs.length + 1)
  const codes: number[] = []
  for (const [n, stated] of runs.entries()) {
    if (stated === null || typeof stated === 'string') codes.push(dictionary.add(stated))
    else for (const value of stated) codes.push(dictionary.add(value))
    starts[n + 1] = codes.length
  }
  return { starts, codes: new Uint32Array(codes) }
}

export function hasOneOf({ starts, codes }: Column, run: number, wanted: ReadonlySet<number>): boolean {
  const end = starts[run + 1] ?? 0
  for (let at = starts[run] ?? 0; at < end; at++) if (wanted.has(codes[at] ?? 0)) return true
  return false
}

/** The number of what a run states where no run states several values. */
export const codeOf = ({ starts, codes }: Column, run: number): number => codes[starts[run] ?? 0] ?? 0

/** The numbers of all that a run states. */
export const codesOf = ({ starts, codes }: Column, run: number): Uint32Array =>
  codes.subarray(starts[run], starts[run + 1])

/** A run misses no facet's part of a filter, or more than one: else the place of the facet that it misses stands for it. */
export const NOTHING = 255
export const MUCH = 254

/**
 * Counts runs once for each of their values: those that miss nothing, and those that miss the part of this facet alone, which are one more for what
 * stands beside that choice. A hundred thousand runs pass here for each facet, so there is no look-up in it.
 */
export function countValues({ starts, codes }: Column, missed: Uint8Array, own: number, counts: Uint32Array): void {
  for (let run = 0; run < missed.length; run++) {
    if (missed[run] !== NOTHING && missed[run] !== own) continue
    const end = starts[run + 1] ?? 0
    for (let at = starts[run] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
}
