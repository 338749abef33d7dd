import type { Archive } from '@/lib/db/client'
import { countsSql } from './counts-sql'
import { remember } from './remember'

/** What the archive holds, in three numbers. Of the runs that count: quotations of runs that it holds are not counted again. */
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
           (SELECT count(*) FROM Run r WHERE ${countsSql}) AS runs,
           (SELECT count(*) FROM Measurement)
             - (SELECT count(*) FROM Run r JOIN Measurement ON runId = r.id WHERE NOT (${countsSql})) AS figures`
  return { messages: Number(row.messages), runs: Number(row.runs), figures: Number(row.figures) }
}
