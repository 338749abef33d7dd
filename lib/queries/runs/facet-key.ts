/** The keys of RunsFilter that facets set, in the order of the page. */
export const FACET_KEYS = [
  ...(['tool', 'version', 'filesystem', 'series', 'kernel', 'option', 'raid', 'scheduler', 'factor'] as const),
  ...(['year', 'poster', 'list', 'finding'] as const),
] as const

export type FacetKey = (typeof FACET_KEYS)[number]

/** One of each facet. */
export type ByFacet<T> = Readonly<Record<FacetKey, T>>

export const byFacet = <T>(make: (key: FacetKey) => T): ByFacet<T> =>
  Object.fromEntries(FACET_KEYS.map((key) => [key, make(key)])) as ByFacet<T>
