import type { Archive } from '@/lib/db/client'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { filterFrom } from './filter-sql'

/** How many runs a search finds. What facets are counted from need not be brought up to date for it. */
export async function countSearched(archive: Archive, q: string): Promise<number> {
  const [counted] = await archive.$queryRaw<
    { runs: bigint }[]
  >`SELECT count(*) AS runs ${filterFrom({ ...ALL_RUNS, q })}`
  return Number(counted?.runs ?? 0)
}
