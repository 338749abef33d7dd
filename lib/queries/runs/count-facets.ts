import type { Archive } from '@/lib/db/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { countFound, type Found } from './count-found'
import { FACET_KEYS, type FacetKey } from './facet-key'
import { FACETS } from './facets'
import type { CountedFacetValue } from './factor-facet'

export interface FacetValue {
  /** what `runsHref({ ...filter, [key]: value, page: 1 })` takes; `-`: not stated / none */
  readonly value: string
  /** "kupdated stopped", "not stated" */
  readonly label: string
  /** it stands so in a mail (set in Mono) */
  readonly mail: boolean
  readonly runs: number
  readonly chosen: boolean
}

export interface Facet {
  readonly key: FacetKey
  /** "Kernel, newest first" */
  readonly title: string
  /** at most `limit` of them, a chosen one always */
  readonly values: readonly FacetValue[]
  readonly total: number
}

/** Counts of every facet under the other conditions of the filter (a facet's own choice does not narrow it). */
export async function countFacets(archive: Archive, filter: RunsFilter, limit = 8): Promise<readonly Facet[]> {
  const found = await countFound(archive, filter)
  // Versions of several benchmarks are no values of one thing.
  const isOfOne = filter.tool !== null || filter.version !== null
  return FACET_KEYS.filter((key) => key !== 'version' || isOfOne).map((key) => toFacet(key, filter[key], found, limit))
}

function toFacet(key: FacetKey, asked: string | null, found: Found, limit: number): Facet {
  const { title, keyOf } = FACETS[key]
  const chosen = asked === null ? null : (keyOf?.(asked) ?? asked)
  const values = sortedValues(key, chosen, found)
  const isKnown = chosen === null || values.some(({ value }) => (value ?? NOT_STATED) === chosen)
  const all = (isKnown ? values : [...values, { value: chosen, runs: found.runs }]).map((one) =>
    toValue(key, one, chosen),
  )
  const shown = all.filter(({ value, chosen }, index) => index < limit || chosen || value === NOT_STATED)
  return { key, title, values: shown, total: all.length }
}

function sortedValues(
  key: FacetKey,
  chosen: string | null,
  { values, columns: { dictionaries } }: Found,
): readonly CountedFacetValue[] {
  const { present, order } = FACETS[key]
  const counted = [...values[key]]
    .map((runs, code) => ({ value: dictionaries.values[key].valueOf(code), runs }))
    .filter(({ runs }) => runs > 0)
  const sorted = (present?.(counted, chosen) ?? counted).toSorted(order)
  // What is not stated stands last, whatever its count.
  return [...sorted.filter(({ value }) => value !== null), ...sorted.filter(({ value }) => value === null)]
}

function toValue(key: FacetKey, { value, runs }: CountedFacetValue, chosen: string | null): FacetValue {
  const { words, nothing, mail } = FACETS[key]
  const written = value ?? NOT_STATED
  const isStated = written !== NOT_STATED
  return {
    value: written,
    label: isStated ? words(written) : nothing,
    mail: isStated && mail,
    runs,
    chosen: written === chosen,
  }
}
