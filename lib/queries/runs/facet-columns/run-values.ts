import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { countsSql } from '../../sql/counts-sql'
import { seriesOfRun } from '../../sql/kernel-series'
import { readJson } from '../../sql/read-json'
import { isScheduler } from '../../sql/scheduler-sql'
import type { ByFacet } from '../facet-key'
import type { Stated } from './column'
import { readFactor } from './factor'

/** What one run states, facet by facet. */
export interface RunValues {
  readonly id: number
  /** it is a result, and no quotation of a run that the archive holds */
  readonly counts: boolean
  readonly messageId: string
  /** of its message, seconds since 1970 */
  readonly time: number | null
  readonly machine: string
  readonly machineLabel: string | null
  readonly figures: number
  /** what those are of, as JSON; null: it has none */
  readonly metrics: string | null
  readonly values: ByFacet<Stated>
}

interface Row extends Pick<RunValues, 'id' | 'messageId' | 'time' | 'machine' | 'machineLabel'> {
  readonly counts: 0 | 1
  readonly stated: Omit<ByFacet<Stated>, 'scheduler' | 'finding'>
}

/** Options and factors are null where none are stated: then they are one value, "not stated". Factors are as readFactor reads them. */
const ROW = Prisma.sql`json_object(
  'id', r.id, 'counts', (${countsSql}), 'messageId', r.messageId, 'time', r.time,
  'machine', r.machine, 'machineLabel', r.machineLabel, 'stated', json_object(
    'tool', r.tool, 'version', r.toolVersion, 'filesystem', r.filesystem, 'series', ${seriesOfRun}, 'kernel', r.kernel,
    'option', CASE WHEN r.mountKey IS NOT NULL THEN
      (SELECT json_group_array(o.option) FROM MountOption o WHERE o.runId = r.id) END,
    'raid', r.raid,
    'factor', CASE WHEN r.factorKey <> '{}' THEN
      (SELECT json_group_array(substr(c.field, 9) || char(0) || c.value) FROM Condition c
       WHERE c.runId = r.id AND c.field >= 'factors.' AND c.field < 'factors/' AND c.value IS NOT NULL) END,
    'year', CAST(y.year AS TEXT), 'poster', y.author, 'list', y.list))`

/** The runs with these numbers (the last left out), in their order. */
export async function readRunValues(archive: Archive, from: number, to: number): Promise<readonly RunValues[]> {
  const within = Prisma.sql`r.id >= ${from} AND r.id < ${to}`
  const rows = await readJson<Row>(
    archive,
    ROW,
    Prisma.sql`FROM Run r JOIN Message y ON y.id = r.messageId WHERE ${within} ORDER BY r.id`,
  )
  const findings = await readFindings(archive, within)
  const figures = await readFigures(archive, from, to)
  return rows.map(({ counts, stated, ...own }) => ({
    ...own,
    counts: counts === 1,
    ...(figures.get(own.id) ?? NO_FIGURES),
    values: Object.assign(stated, { scheduler: schedulersIn(stated.factor), finding: findings.get(own.id) ?? null }),
  }))
}

/** The kinds of finding that runs have. */
async function readFindings(archive: Archive, within: Prisma.Sql): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await readJson<readonly [number, readonly string[]]>(
    archive,
    Prisma.sql`json_array(id, json_group_array(DISTINCT kind))`,
    Prisma.sql`FROM (
      SELECT r.id, f.kind FROM Finding f, json_each(f.runs) j
      JOIN Run r ON r.messageId = f.messageId AND r.ordinal = j.value AND ${within}
      WHERE f.messageId IN (SELECT r.messageId FROM Run r WHERE ${within}))
    GROUP BY id`,
  )
  return new Map(rows)
}

type Figures = Pick<RunValues, 'figures' | 'metrics'>

const NO_FIGURES: Figures = { figures: 0, metrics: null }

/** How many figures runs have, and of which metrics. */
async function readFigures(archive: Archive, from: number, to: number): Promise<ReadonlyMap<number, Figures>> {
  const rows = await readJson<readonly [number, number, string]>(
    archive,
    Prisma.sql`json_array(runId, figures, metrics)`,
    Prisma.sql`FROM (
      SELECT m.runId, count(*) AS figures, CAST(json_group_array(DISTINCT m.metric) AS TEXT) AS metrics
      FROM Measurement m WHERE m.runId >= ${from} AND m.runId < ${to} GROUP BY m.runId)`,
  )
  return new Map(rows.map(([id, count, metrics]) => [id, { figures: count, metrics }]))
}

function schedulersIn(factors: Stated): Stated {
  if (factors === null || typeof factors === 'string') return null
  const stated = factors.map(readFactor).filter(([name]) => isScheduler(name))
  return stated.length === 0 ? null : [...new Set(stated.map(([, value]) => lowerCase(value)))]
}

/** As SQLite's lower(), which knows ASCII. */
const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
