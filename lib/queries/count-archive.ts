import type { Archive } from '@/lib/db/client'
import { remember } from './remember'

/** What the archive holds, in three numbers. Quotations of runs that it holds are not counted again. */
export interface ArchiveCounts {
  readonly messages: number
  readonly runs: number
  readonly figures: number
}

/** Every page shows these, and figures are counted in milliseconds a hundred thousand: so once for each thing saved. */
export const countArchive = (archive: Archive): Promise<ArchiveCounts> =>
  remember(archive, 'counts', () => count(archive))

async function count(archive: Archive): Promise<ArchiveCounts> {
  const [row] = await archive.$queryRaw<[Record<keyof ArchiveCounts, bigint>]>`
    SELECT (SELECT count(*) FROM Message) AS messages,
           (SELECT count(*) FROM Run) - (SELECT count(*) FROM Run WHERE originalId IS NOT NULL) AS runs,
           (SELECT count(*) FROM Measurement)
             - (SELECT count(*) FROM Run JOIN Measurement ON runId = Run.id WHERE originalId IS NOT NULL) AS figures`
  return { messages: Number(row.messages), runs: Number(row.runs), figures: Number(row.figures) }
}
