import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { SubjectKey } from '@/lib/url/subject-href'
import { remember } from '../kept/remember'
import { eachResult } from '../runs/facet-columns/each-result'
import { facetColumns } from '../runs/facet-columns/facet-columns'
import { countsSql } from '../sql/counts-sql'
import { readJson } from '../sql/read-json'
import { countSubjects } from '../subjects/count-subjects'
import { countArchive } from './count-archive'
import { countFindings } from './count-findings'

export { type Example, getExamples } from '../comparison/get-examples'

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
  /** but of results that were set aside */
  readonly findings: number
}

/** What the archive holds, for the start page. */
export const getOverview = (archive: Archive): Promise<Overview> =>
  remember(archive, 'overview', () => overview(archive))

async function overview(archive: Archive): Promise<Overview> {
  const [row] = await readJson<Row>(
    archive,
    Prisma.sql`json_array(
      (SELECT count(DISTINCT q.originalId) FROM Run q JOIN Run r ON r.id = q.originalId WHERE ${countsSql}),
      (SELECT min(year) FROM Message), (SELECT max(year) FROM Message))`,
    Prisma.sql`FROM (SELECT 1)`,
  )
  const [seenInSeveral, firstYear, lastYear] = row ?? EMPTY
  const kernels = (await countSubjects(archive, 'kernel')).toSorted((a, b) => (a.order < b.order ? -1 : 1))
  return {
    ...(await countArchive(archive)),
    seenInSeveral,
    machines: await countMachines(archive),
    tools: await mostFirst(archive, 'tool'),
    filesystems: await mostFirst(archive, 'filesystem'),
    kernels: kernels.length,
    oldestKernel: kernels[0]?.value ?? null,
    newestKernel: kernels.at(-1)?.value ?? null,
    ...{ firstYear, lastYear },
    findings: await countFindings(archive),
  }
}

async function countMachines(archive: Archive): Promise<number> {
  const columns = await facetColumns(archive)
  const isMet = new Uint8Array(columns.dictionaries.machines.size)
  eachResult(columns, ({ machines }, run) => {
    isMet[machines[run] ?? 0] = 1
  })
  return isMet.reduce((sum, one) => sum + one, 0)
}

async function mostFirst(archive: Archive, key: SubjectKey): Promise<readonly string[]> {
  const counted = await countSubjects(archive, key)
  return counted.toSorted((a, b) => b.runs - a.runs || (a.value < b.value ? -1 : 1)).map(({ value }) => value)
}

type Row = readonly [seenInSeveral: number, firstYear: number | null, lastYear: number | null]

const EMPTY: Row = [0, null, null]
