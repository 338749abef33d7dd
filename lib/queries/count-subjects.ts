import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import type { SubjectKey } from '@/lib/url/subject-href'
import { filterFrom } from './filter-sql'
import { readJson } from './read-json'
import { remember } from './remember'

/** A filesystem, a kernel, a machine … that the archive has runs of. */
export interface CountedSubject {
  /** what its page is found by */
  readonly value: string
  readonly runs: number
  readonly messages: number
  /** years of the first and the last message that states one */
  readonly first: number | null
  readonly last: number | null
  /** where it stands among its kind: kernels in their order, else by name */
  readonly order: string
  /** one of its runs, to ask more of */
  readonly runId: number
}

/** All that the archive has of a kind. Counted once for everything that is saved, and not for each page. */
export const countSubjects = (archive: Archive, key: SubjectKey): Promise<readonly CountedSubject[]> =>
  remember(archive, JSON.stringify(['subjects', key]), () => count(archive, key))

const ALL = filterFrom(ALL_RUNS)

const ofRuns = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT ${column} AS value, r.messageId, r.kernelOrder, r.machineLabel, r.time, r.id ${ALL} AND ${column} IS NOT NULL`

const ofMessages = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT y.value, r.messageId, NULL AS kernelOrder, NULL AS machineLabel, r.time, r.id
  FROM (SELECT id, ${column} AS value FROM Message WHERE ${column} IS NOT NULL) y JOIN (SELECT r.* ${ALL}) r ON r.messageId = y.id`

/** What each kind's runs are, one row a run and value. */
const RUNS: Readonly<Record<SubjectKey, Prisma.Sql>> = {
  tool: ofRuns(Prisma.sql`r.tool`),
  filesystem: ofRuns(Prisma.sql`r.filesystem`),
  kernel: ofRuns(Prisma.sql`r.kernel`),
  machine: ofRuns(Prisma.sql`r.machine`),
  option: Prisma.sql`
    SELECT o.option AS value, r.messageId, NULL AS kernelOrder, NULL AS machineLabel, r.time, r.id
    FROM (SELECT r.* ${ALL}) r JOIN MountOption o ON o.runId = r.id`,
  poster: ofMessages(Prisma.sql`author`),
  list: ofMessages(Prisma.sql`list`),
}

type Row = readonly [
  value: string,
  counts: readonly [runs: number, messages: number],
  years: readonly [first: number | null, last: number | null],
  order: string | null,
  runId: number,
]

async function count(archive: Archive, key: SubjectKey): Promise<readonly CountedSubject[]> {
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(value, json_array(runs, messages), json_array(${yearOf(Prisma.sql`first`)}, ${yearOf(Prisma.sql`last`)}), sorts, runId)`,
    Prisma.sql`FROM (
      SELECT value, count(*) AS runs, count(DISTINCT messageId) AS messages, min(time) AS first, max(time) AS last,
        coalesce(min(kernelOrder), min(machineLabel)) AS sorts, min(id) AS runId
      FROM (${RUNS[key]}) GROUP BY value)`,
  )
  return rows.map(([value, [runs, messages], [first, last], order, runId]) => ({
    ...{ value, runs, messages, first, last, runId },
    order: (key === 'kernel' || key === 'machine' ? order : null) ?? value,
  }))
}

const yearOf = (time: Prisma.Sql): Prisma.Sql => Prisma.sql`CAST(strftime('%Y', ${time}, 'unixepoch') AS INTEGER)`
