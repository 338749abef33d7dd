import type { Archive } from '@/lib/db/client'
import type { RunsFilter } from '@/lib/url/runs-filter'

/** The keys of RunsFilter that facets set. */
export type FacetKey = 'tool' | 'filesystem' | 'kernel' | 'option' | 'factor' | 'year' | 'finding'

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
export async function countFacets(_archive: Archive, _filter: RunsFilter, _limit = 8): Promise<readonly Facet[]> {
  throw new Error('not written yet')
}
