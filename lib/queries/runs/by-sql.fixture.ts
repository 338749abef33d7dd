/**
 * What the process keeps counted, asked of the database alone: tests hold the kept counts against it, and the bench says how long
 * it takes.
 */
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import type { ArchiveCounts } from '../overview/count-archive'
import { countsSql } from '../sql/counts-sql'
import { seriesOfRun } from '../sql/kernel-series'
import { readJson } from '../sql/read-json'
import { schedulerSql } from '../sql/scheduler-sql'
import { type ByFacet, FACET_KEYS, type FacetKey } from './facet-key'
import { filterFrom } from './filter-sql'
import type { MessagesOfRuns } from './found-messages'

type Counted = (from: Prisma.Sql) => Prisma.Sql

const ofColumn =
  (column: Prisma.Sql): Counted =>
  (from) =>
    Prisma.sql`SELECT ${column} AS value, count(*) AS runs ${from} GROUP BY value`

/** Runs are counted by message first: there are far fewer of those, and their rows hold whole texts. */
const ofMessage =
  (column: Prisma.Sql): Counted =>
  (from) =>
    Prisma.sql`
    SELECT ${column} AS value, sum(counted.runs) AS runs
    FROM (SELECT r.messageId, count(*) AS runs ${from} GROUP BY r.messageId) counted JOIN Message y ON y.id = counted.messageId
    GROUP BY value`

const none = (from: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT NULL, count(*) ${from} AND ${condition} HAVING count(*) > 0`

const COUNTED: ByFacet<Counted> = {
  tool: ofColumn(Prisma.sql`r.tool`),
  version: ofColumn(Prisma.sql`r.toolVersion`),
  filesystem: ofColumn(Prisma.sql`r.filesystem`),
  series: ofColumn(seriesOfRun),
  kernel: ofColumn(Prisma.sql`r.kernel`),
  option: (from) => Prisma.sql`
    SELECT o.option AS value, count(*) AS runs FROM MountOption o WHERE o.runId IN (SELECT r.id ${from}) GROUP BY o.option
    UNION ALL ${none(from, Prisma.sql`r.mountKey IS NULL`)}`,
  raid: ofColumn(Prisma.sql`r.raid`),
  scheduler: (from) => Prisma.sql`
    SELECT lower(c.value) AS value, count(DISTINCT c.runId) AS runs
    FROM Condition c WHERE ${schedulerSql} AND c.runId IN (SELECT r.id ${from}) GROUP BY lower(c.value)
    UNION ALL ${none(from, Prisma.sql`r.id NOT IN (SELECT c.runId FROM Condition c WHERE ${schedulerSql})`)}`,
  factor: (from) => Prisma.sql`
    SELECT substr(c.field, 9) || char(0) || c.value AS value, count(*) AS runs FROM Condition c
    WHERE c.field >= 'factors.' AND c.field < 'factors/' AND c.value IS NOT NULL AND c.runId IN (SELECT r.id ${from})
    GROUP BY c.field, c.value
    UNION ALL ${none(from, Prisma.sql`r.factorKey = '{}'`)}`,
  year: ofMessage(Prisma.sql`CAST(y.year AS TEXT)`),
  poster: ofMessage(Prisma.sql`y.author`),
  list: ofMessage(Prisma.sql`y.list`),
  finding: (from) => Prisma.sql`
    SELECT kind AS value, count(DISTINCT id) AS runs FROM (
      SELECT r.id, f.kind FROM Finding f, json_each(f.runs) j JOIN (SELECT r.id, r.messageId, r.ordinal ${from}) r
        ON r.messageId = f.messageId AND r.ordinal = j.value)
    GROUP BY kind
    UNION ALL ${none(
      from,
      Prisma.sql`NOT EXISTS (
        SELECT 1 FROM Finding f, json_each(f.runs) j WHERE f.messageId = r.messageId AND j.value = r.ordinal)`,
    )}`,
}

/** The runs of each value of a facet (null: not stated) under the rest of a filter. */
export async function facetBySql(
  archive: Archive,
  filter: RunsFilter,
  key: FacetKey,
): Promise<ReadonlyMap<string | null, number>> {
  const counted = COUNTED[key](filterFrom(filter, [key]))
  return new Map(
    await readJson<readonly [string | null, number]>(
      archive,
      Prisma.sql`json_array(value, runs)`,
      Prisma.sql`FROM (${counted})`,
    ),
  )
}

/** Every facet of a filter. */
export async function facetsBySql(archive: Archive, filter: RunsFilter): Promise<void> {
  for (const key of FACET_KEYS) await facetBySql(archive, filter, key)
}

/** How many runs and messages a filter finds. */
export async function foundBySql(archive: Archive, filter: RunsFilter): Promise<{ runs: number; messages: number }> {
  const [row] = await archive.$queryRaw<{ runs: bigint; messages: bigint }[]>`
    SELECT count(*) AS runs, count(DISTINCT r.messageId) AS messages ${filterFrom(filter)}`
  return { runs: Number(row?.runs), messages: Number(row?.messages) }
}

/** Of the messages that a filter's runs stand in. */
export async function messagesBySql(archive: Archive, filter: RunsFilter, limit: number): Promise<MessagesOfRuns> {
  const from = filterFrom(filter)
  const newest = await archive.$queryRaw<{ id: string }[]>`
    SELECT r.messageId AS id ${from} GROUP BY r.messageId ORDER BY max(r.time) DESC, r.messageId LIMIT ${limit}`
  const end = (way: Prisma.Sql) => Prisma.sql`
    SELECT substr(g.date, 1, 10) FROM (SELECT r.messageId, r.time ${from}) dated JOIN Message g ON g.id = dated.messageId
    WHERE dated.time IS NOT NULL ORDER BY dated.time ${way} LIMIT 1`
  const [ends] = await archive.$queryRaw<[{ first: string | null; last: string | null }]>`
    SELECT (${end(Prisma.sql`ASC`)}) AS first, (${end(Prisma.sql`DESC`)}) AS last`
  return { ...ends, newest: newest.map(({ id }) => id) }
}

/** The oldest and the newest kernel of a filter's runs. */
export async function kernelsBySql(
  archive: Archive,
  filter: RunsFilter,
): Promise<readonly [oldest: string, newest: string] | null> {
  // Names that are no version sort behind all versions.
  const versions = Prisma.sql`SELECT r.kernel, r.kernelOrder ${filterFrom(filter)} AND r.kernelOrder < '~'`
  const [ends] = await archive.$queryRaw<{ oldest: string | null; newest: string | null }[]>`
    SELECT (SELECT kernel FROM (${versions}) ORDER BY kernelOrder LIMIT 1) AS oldest,
           (SELECT kernel FROM (${versions}) ORDER BY kernelOrder DESC LIMIT 1) AS newest`
  return ends?.oldest && ends.newest ? [ends.oldest, ends.newest] : null
}

/** Of each benchmark: its runs and, by metric, those that have a figure of it. */
export async function catalogueBySql(
  archive: Archive,
): Promise<ReadonlyMap<string, { readonly runs: number; readonly metrics: ReadonlyMap<string, number> }>> {
  const tools = await readJson<readonly [string, number]>(
    archive,
    Prisma.sql`json_array(r.tool, count(*))`,
    Prisma.sql`FROM Run r WHERE ${countsSql} GROUP BY r.tool`,
  )
  const metrics = await readJson<readonly [string, string, number]>(
    archive,
    Prisma.sql`json_array(r.tool, m.metric, count(*))`,
    Prisma.sql`FROM (SELECT DISTINCT metric, runId FROM Measurement) m CROSS JOIN Run r ON r.id = m.runId
      WHERE ${countsSql} GROUP BY r.tool, m.metric`,
  )
  const ofTool = (tool: string) =>
    new Map(metrics.flatMap(([of, metric, runs]) => (of === tool ? [[metric, runs] as const] : [])))
  return new Map(tools.map(([tool, runs]) => [tool, { runs, metrics: ofTool(tool) }]))
}

/** What the archive holds, in three numbers. */
export async function archiveBySql(archive: Archive): Promise<ArchiveCounts> {
  const [row] = await archive.$queryRaw<[Record<keyof ArchiveCounts, bigint>]>`
    SELECT (SELECT count(*) FROM Message) AS messages,
           (SELECT count(*) FROM Run r WHERE ${countsSql}) AS runs,
           (SELECT count(*) FROM Measurement)
             - (SELECT count(*) FROM Run r JOIN Measurement ON runId = r.id WHERE NOT (${countsSql})) AS figures`
  return { messages: Number(row.messages), runs: Number(row.runs), figures: Number(row.figures) }
}

/** Figures of the runs that count, by benchmark. */
export const figuresBySql = async (archive: Archive): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await readJson<readonly [string, number]>(
      archive,
      Prisma.sql`json_array(tool, figures)`,
      Prisma.sql`FROM (
        SELECT r.tool, sum((SELECT count(*) FROM Measurement m WHERE m.runId = r.id)) AS figures
        FROM Run r WHERE ${countsSql} GROUP BY r.tool)`,
    ),
  )

/** Of each machine: its runs, and the messages that they stand in. */
export const machinesBySql = async (
  archive: Archive,
): Promise<ReadonlyMap<string, { readonly runs: number; readonly messages: number }>> =>
  new Map(
    await readJson<readonly [string, { runs: number; messages: number }]>(
      archive,
      Prisma.sql`json_array(machine, json_object('runs', runs, 'messages', messages))`,
      Prisma.sql`FROM (
        SELECT r.machine, count(*) AS runs, count(DISTINCT r.messageId) AS messages
        FROM Run r WHERE ${countsSql} GROUP BY r.machine)`,
    ),
  )
