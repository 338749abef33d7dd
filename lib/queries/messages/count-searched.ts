import type { Archive } from '@/lib/db/client'
import { remember } from '../kept/remember'
import { eachResult } from '../runs/facet-columns/each-result'
import { facetColumns } from '../runs/facet-columns/facet-columns'
import { searchedRuns } from '../runs/searched-runs'

/** How many runs a search finds. */
export const countSearched = (archive: Archive, q: string): Promise<number> =>
  remember(archive, JSON.stringify(['searched', q]), () => count(archive, q))

async function count(archive: Archive, q: string): Promise<number> {
  const columns = await facetColumns(archive)
  const isSearched = await searchedRuns(archive, columns, q)
  let runs = 0
  eachResult(columns, (segment, run) => {
    runs += Number(isSearched(segment, run))
  })
  return runs
}
