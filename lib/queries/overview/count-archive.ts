import type { Archive } from '@/lib/db/client'
import { remember } from '../kept/remember'
import { eachResult } from '../runs/facet-columns/each-result'
import { facetColumns } from '../runs/facet-columns/facet-columns'

/** What the archive holds, in three numbers. Of the runs that count: quotations of runs that it holds are not counted again. */
export interface ArchiveCounts {
  readonly messages: number
  readonly runs: number
  readonly figures: number
}

/** Counted in memory: figures are ten times as many as runs, and pages of every kind ask for them. */
export const countArchive = (archive: Archive): Promise<ArchiveCounts> =>
  remember(archive, 'counts', () => count(archive))

async function count(archive: Archive): Promise<ArchiveCounts> {
  let [runs, figures] = [0, 0]
  eachResult(await facetColumns(archive), (segment, run) => {
    runs++
    figures += segment.figures[run] ?? 0
  })
  return { messages: await archive.message.count(), runs, figures }
}
