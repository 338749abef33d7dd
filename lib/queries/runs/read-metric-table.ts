import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { metricOf, metricsOf } from '@/lib/metrics'
import { readJson } from '../sql/read-json'

/** One column of figures: shown where the filter names one benchmark. */
export interface MetricColumn {
  readonly metric: string
  /** "block write" */
  readonly title: string
  /** null: none, or not the same in all rows (then each cell says its own) */
  readonly unit: string | null
}

/** A run's figures of one metric: first to last of its sweep, as printed ("85.57", "20.37"). `to` null: one figure. */
export interface MetricCell {
  readonly from: string
  readonly to: string | null
  readonly unit: string | null
  readonly line: number
  readonly column: number
}

export interface MetricTable {
  /** where the filter names one benchmark: its metrics and, by run id and metric, their cells */
  readonly columns: readonly MetricColumn[]
  readonly cells: Readonly<Record<number, Readonly<Record<string, MetricCell>>>>
  /** by run id: the sweep's name and its first and last place ("threads 1 to 8"); only with `columns` */
  readonly sweeps: Readonly<Record<number, { readonly name: string; readonly from: number; readonly to: number }>>
}

export const NO_METRICS: MetricTable = { columns: [], cells: {}, sweeps: {} }

type Row = readonly [
  runId: number,
  metric: string,
  from: readonly [string, string | null, number, number],
  to: readonly [string, number],
  sweep: readonly [string | null, number | null, number | null],
]

/** What runs of one tool print, one column a metric, in the order of the tool's own output. */
export async function readMetricTable(archive: Archive, tool: string, ids: readonly number[]): Promise<MetricTable> {
  if (ids.length === 0) return NO_METRICS
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(s.runId, s.metric, json_array(a.text, a.unit, a.line, a.column), json_array(z.text, s.count), json_array(s.sweep, s.low, s.high))`,
    Prisma.sql`FROM (
        SELECT m.runId, m.metric, min(m.ordinal) AS first, max(m.ordinal) AS last, count(*) AS count, max(m.sweep) AS sweep,
          min(m.place) AS low, max(m.place) AS high
        FROM json_each(${JSON.stringify(ids)}) i JOIN Measurement m ON m.runId = i.value GROUP BY m.runId, m.metric) s
      JOIN Measurement a ON a.runId = s.runId AND a.ordinal = s.first JOIN Measurement z ON z.runId = s.runId AND z.ordinal = s.last
      ORDER BY s.runId, s.first`,
  )
  return { columns: toColumns(tool, rows), cells: toCells(rows), sweeps: toSweeps(rows) }
}

function toColumns(tool: string, rows: readonly Row[]): readonly MetricColumn[] {
  const units = new Map<string, Set<string | null>>()
  for (const [, metric, [, unit]] of rows) units.set(metric, (units.get(metric) ?? new Set()).add(unit))
  const order = new Map(metricsOf(tool).map(({ metric }, index) => [metric, index]))
  return [...units]
    .sort(([a], [b]) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size))
    .map(([metric, [unit = null, ...others]]) => ({
      metric,
      title: metricOf(tool, metric).short,
      unit: others.length > 0 ? null : unit,
    }))
}

function toCells(rows: readonly Row[]): MetricTable['cells'] {
  const cells: Record<number, Record<string, MetricCell>> = {}
  for (const [runId, metric, [from, unit, line, column], [to, count]] of rows) {
    const ofRun = cells[runId] ?? {}
    ofRun[metric] = { from, to: count > 1 ? to : null, unit, line, column }
    cells[runId] = ofRun
  }
  return cells
}

function toSweeps(rows: readonly Row[]): MetricTable['sweeps'] {
  const swept = rows.flatMap(([runId, , , , [name, from, to]]) =>
    name === null || from === null || to === null ? [] : [[runId, { name, from, to }] as const],
  )
  return Object.fromEntries(swept.reverse())
}
