import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { countArchive } from './count-archive'
import { countsSql } from './counts-sql'
import { readJson } from './read-json'
import { remember } from './remember'

export { type Example, getExamples } from './get-examples'

export interface Overview {
  readonly messages: number
  /** runs, quotations of runs in the archive not among them */
  readonly runs: number
  /** of them, seen in two messages or more */
  readonly seenInSeveral: number
  readonly figures: number
  readonly machines: number
  /** most runs first */
  readonly tools: readonly string[]
  readonly filesystems: readonly string[]
  readonly kernels: number
  /** as kernels sort; null without any */
  readonly oldestKernel: string | null
  readonly newestKernel: string | null
  readonly firstYear: number | null
  readonly lastYear: number | null
  readonly findings: number
}

/** What the archive holds, for the start page. */
export const getOverview = (archive: Archive): Promise<Overview> =>
  remember(archive, 'overview', () => overview(archive))

async function overview(archive: Archive): Promise<Overview> {
  const counts = await countArchive(archive)
  const [row] = await readJson<Row>(
    archive,
    Prisma.sql`json_array(
      (SELECT count(DISTINCT q.originalId) FROM Run q JOIN Run r ON r.id = q.originalId WHERE ${countsSql}),
      (SELECT count(DISTINCT machine) FROM own),
      (SELECT json_group_array(tool) FROM (SELECT tool FROM own GROUP BY tool ORDER BY count(*) DESC, tool)),
      (SELECT json_group_array(filesystem) FROM (
        SELECT filesystem FROM own WHERE filesystem IS NOT NULL GROUP BY filesystem ORDER BY count(*) DESC, filesystem)),
      (SELECT count(DISTINCT kernel) FROM own),
      (SELECT kernel FROM own WHERE kernel IS NOT NULL ORDER BY kernelOrder LIMIT 1),
      (SELECT kernel FROM own WHERE kernel IS NOT NULL ORDER BY kernelOrder DESC LIMIT 1),
      (SELECT min(year) FROM Message), (SELECT max(year) FROM Message), (SELECT count(*) FROM Finding))`,
    Prisma.sql`FROM (SELECT 1)`,
    Prisma.sql`own AS MATERIALIZED (SELECT r.machine, r.tool, r.filesystem, r.kernel, r.kernelOrder FROM Run r WHERE ${countsSql})`,
  )
  const [
    seenInSeveral,
    machines,
    tools,
    filesystems,
    kernels,
    oldestKernel,
    newestKernel,
    firstYear,
    lastYear,
    findings,
  ] = row ?? EMPTY
  return {
    ...counts,
    seenInSeveral,
    machines,
    tools,
    filesystems,
    kernels,
    oldestKernel,
    newestKernel,
    firstYear,
    lastYear,
    findings,
  }
}

type Row = readonly [
  number,
  number,
  readonly string[],
  readonly string[],
  number,
  string | null,
  string | null,
  number | null,
  number | null,
  number,
]

const EMPTY: Row = [0, 0, [], [], 0, null, null, null, null, 0]
