import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { remember } from '../kept/remember'
import { readJson } from '../sql/read-json'
import { type Among, countRuns, everyResult, type FacetCounts, type Narrowing } from './facet-columns/count-runs'
import { type FacetColumns, facetColumns } from './facet-columns/facet-columns'
import type { Dictionaries } from './facet-columns/segment'
import { FACET_KEYS, type FacetKey } from './facet-key'
import { FACETS } from './facets'
import { filterFrom, filterOnly } from './filter-sql'
import { searchedRuns } from './searched-runs'

export interface Found extends FacetCounts {
  /** what was counted */
  readonly columns: FacetColumns
}

/** How many runs and messages a filter finds, and how many it would find with other values. */
export function countFound(archive: Archive, filter: RunsFilter): Promise<Found> {
  // How the runs are sorted, paged and shown does not change how many there are.
  const { sort, dir, page, rows, columns, selected, ...narrowing } = filter
  return remember(archive, JSON.stringify(['found', narrowing]), () => count(archive, filter))
}

async function count(archive: Archive, filter: RunsFilter): Promise<Found> {
  const columns = await facetColumns(archive)
  const narrowings: Narrowing[] = []
  for (const key of FACET_KEYS) {
    const asked = filter[key]
    if (asked === null) continue
    narrowings.push({ key, wanted: await wantedBy(archive, columns.dictionaries, key, asked) })
  }
  return { ...countRuns(columns, narrowings, await runsAmong(archive, columns, filter)), columns }
}

/** A value that the archive's own are not equal to may still mean something (`rw`, which mount sets anyway): SQL knows which runs. */
async function wantedBy(
  archive: Archive,
  { values }: Dictionaries,
  key: FacetKey,
  asked: string,
): Promise<Narrowing['wanted']> {
  const { keyOf, fits } = FACETS[key]
  const chosen = keyOf?.(asked) ?? asked
  const codes = values[key].codesOf((value) =>
    value === null ? asked === NOT_STATED : (fits?.(value, chosen) ?? value === chosen),
  )
  return codes.size > 0 ? { codes } : { runs: await idsOf(archive, filterOnly(key, asked)) }
}

/** What no facet asks: the words looked for, a machine, and a message, of which quotations are shown too. */
async function runsAmong(archive: Archive, columns: FacetColumns, filter: RunsFilter): Promise<Among> {
  if (filter.message !== null || (filter.machine !== null && filter.q !== null)) {
    const runs = await idsOf(archive, filterFrom(filter, FACET_KEYS))
    return ({ ids }, run) => runs.has(ids[run] ?? 0)
  }
  if (filter.machine !== null) {
    const machine = columns.dictionaries.machines.codeOf(filter.machine)
    return (segment, run) => everyResult(segment, run) && segment.machines[run] === machine
  }
  return filter.q === null ? everyResult : searchedRuns(archive, columns, filter.q)
}

const idsOf = async (archive: Archive, from: Prisma.Sql): Promise<ReadonlySet<number>> =>
  new Set(await readJson<number>(archive, Prisma.sql`r.id`, from))
