import type { Archive } from '@/lib/db/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { filterFrom } from './filter-sql'

/** How many runs a filter finds. */
export async function countFound(archive: Archive, filter: RunsFilter): Promise<number> {
  const [counted] = await archive.$queryRaw<{ runs: bigint }[]>`SELECT count(*) AS runs ${filterFrom(filter)}`
  return Number(counted?.runs ?? 0)
}
