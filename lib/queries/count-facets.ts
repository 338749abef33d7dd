import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { FACETS, type FacetRow, type FacetSource } from './facets'
import { filterFrom } from './filter-sql'
import { readJson } from './read-json'
import { remember } from './remember'

/** The keys of RunsFilter that facets set. */
export type FacetKey =
  | ('tool' | 'version' | 'filesystem' | 'series' | 'kernel' | 'option' | 'raid' | 'scheduler' | 'factor')
  | ('year' | 'poster' | 'list' | 'finding')

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
  const facets: Facet[] = []
  // Versions of several benchmarks are no values of one thing.
  const isOfOne = filter.tool !== null || filter.version !== null
  for (const source of FACETS.filter(({ key }) => key !== 'version' || isOfOne)) {
    // How the runs are sorted and paged does not change how many there are.
    const { sort, dir, page, rows, ...narrowing } = filter
    const key = JSON.stringify(['facet', source.key, narrowing, limit])
    facets.push(await remember(archive, key, () => countFacet(archive, filter, source, limit)))
  }
  return facets
}

async function countFacet(archive: Archive, filter: RunsFilter, source: FacetSource, limit: number): Promise<Facet> {
  const asked = filter[source.key]
  const chosen = asked === null ? null : (source.keyOf?.(asked) ?? asked)
  const from = filterFrom(filter, [source.key])
  const rows = await readJson<FacetRow>(archive, Prisma.sql`json_array(value, runs)`, source.count(from, chosen))
  const values = rows.map(([value, runs]) => toValue(source, value ?? NOT_STATED, runs, chosen))
  // What is not stated stands last, whatever its count.
  const sorted = [
    ...values.filter(({ value }) => value !== NOT_STATED),
    ...values.filter(({ value }) => value === NOT_STATED),
  ]
  const known = chosen === null || values.some((value) => value.chosen)
  const all = known ? sorted : [...sorted, toValue(source, chosen, await countChosen(archive, filter), chosen)]
  const shown = all.filter((value, index) => index < limit || value.chosen || value.value === NOT_STATED)
  return { key: source.key, title: source.title, values: shown, total: all.length }
}

/** Runs of a chosen value that is no entry of its own: `rw`, which mount sets anyway and only few write. */
async function countChosen(archive: Archive, filter: RunsFilter): Promise<number> {
  const [counted] = await archive.$queryRaw<{ runs: bigint }[]>`SELECT count(*) AS runs ${filterFrom(filter)}`
  return Number(counted?.runs ?? 0)
}

function toValue(source: FacetSource, value: string, runs: number, chosen: string | null): FacetValue {
  const isStated = value !== NOT_STATED
  return {
    value,
    label: isStated ? source.words(value) : source.nothing,
    mail: isStated && source.mail,
    runs,
    chosen: value === chosen,
  }
}
