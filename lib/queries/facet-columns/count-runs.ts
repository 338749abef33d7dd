import { type ByFacet, byFacet, FACET_KEYS, type FacetKey } from '../facet-key'
import { countValues, hasOneOf } from './column'
import type { FacetColumns } from './facet-columns'
import type { Segment } from './segment'

/** What a filter asks of one facet. */
export interface Narrowing {
  readonly key: FacetKey
  /** numbers of the facet's dictionary, or the runs themselves where its values do not say which are meant */
  readonly wanted: { readonly codes: ReadonlySet<number> } | { readonly runs: ReadonlySet<number> }
}

export interface FacetCounts {
  /** runs that fit the whole filter */
  readonly runs: number
  /** messages that those stand in */
  readonly messages: number
  /** of each message, by its number in their dictionary: 1, if it is one of them */
  readonly inMessages: Uint8Array
  /** of each value, by its number in the facet's dictionary: runs that fit all of the filter but this facet's own part */
  readonly values: ByFacet<Uint32Array>
}

/** Whether a run of a segment, told by its place in it, is to be counted at all. */
export type Among = (segment: Segment, run: number) => boolean

export const everyResult: Among = ({ counts }, run) => counts[run] === 1

/** `among`: only these runs. */
export function countRuns(
  { segments, dictionaries }: FacetColumns,
  narrowings: readonly Narrowing[],
  among: Among,
): FacetCounts {
  const values = byFacet((key) => new Uint32Array(dictionaries.values[key].size))
  const inMessages = new Uint8Array(dictionaries.messages.size)
  let runs = 0
  for (const segment of segments)
    for (let run = 0; run < segment.ids.length; run++) {
      if (!among(segment, run)) continue
      const missed = missedBy(segment, run, narrowings)
      if (missed.length > 1) continue
      if (missed.length === 0) {
        runs++
        inMessages[segment.messages[run] ?? 0] = 1
      }
      // A run that fits all but one part is one more for what stands beside that choice.
      for (const key of missed.length === 0 ? FACET_KEYS : missed) countValues(segment.columns[key], run, values[key])
    }
  return { runs, messages: inMessages.reduce((sum, one) => sum + one, 0), inMessages, values }
}

const NOTHING: readonly FacetKey[] = []

/** The facets that leave a run out; two are as good as all. */
function missedBy(segment: Segment, run: number, narrowings: readonly Narrowing[]): readonly FacetKey[] {
  let missed = NOTHING
  for (const { key, wanted } of narrowings) {
    const fits =
      'codes' in wanted ? hasOneOf(segment.columns[key], run, wanted.codes) : wanted.runs.has(segment.ids[run] ?? 0)
    if (!fits) missed = [...missed, key]
    if (missed.length > 1) break
  }
  return missed
}
