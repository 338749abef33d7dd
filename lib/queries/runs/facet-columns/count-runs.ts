import { type ByFacet, byFacet, FACET_KEYS, type FacetKey } from '../facet-key'
import { countValues, hasOneOf, MUCH, NOTHING } from './column'
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
  for (const segment of segments) {
    const missed = missedIn(segment, narrowings, among)
    for (let run = 0; run < missed.length; run++)
      if (missed[run] === NOTHING) {
        runs++
        inMessages[segment.messages[run] ?? 0] = 1
      }
    for (const [place, key] of FACET_KEYS.entries()) countValues(segment.columns[key], missed, place, values[key])
  }
  return { runs, messages: inMessages.reduce((sum, one) => sum + one, 0), inMessages, values }
}

/** Of each run the place among FACET_KEYS of the one facet that leaves it out; NOTHING: it fits; MUCH: it is not counted, whatever else is asked. */
function missedIn(segment: Segment, narrowings: readonly Narrowing[], among: Among): Uint8Array {
  const missed = new Uint8Array(segment.ids.length)
  for (let run = 0; run < missed.length; run++)
    missed[run] = among(segment, run) ? missedBy(segment, run, narrowings) : MUCH
  return missed
}

function missedBy(segment: Segment, run: number, narrowings: readonly Narrowing[]): number {
  let missed = NOTHING
  for (const { key, wanted } of narrowings) {
    const fits =
      'codes' in wanted ? hasOneOf(segment.columns[key], run, wanted.codes) : wanted.runs.has(segment.ids[run] ?? 0)
    if (fits) continue
    if (missed !== NOTHING) return MUCH
    missed = FACET_KEYS.indexOf(key)
  }
  return missed
}
