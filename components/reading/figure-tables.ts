import { metricOf } from '@/lib/metrics'
import type { MetricKind } from '@/lib/metrics/metric'
import type { Measurement } from '@/lib/model'
import { varyingParams } from './param-words'

/** One metric of a run's table. */
export interface Column {
  readonly metric: string
  /** under the head of its group: `block` under `write` */
  readonly title: string
  /** by itself: `block write` */
  readonly short: string
  readonly unit: string | null
  readonly kind: MetricKind
  readonly hasCpu: boolean
  readonly hasLatency: boolean
}

/** Neighbouring columns under one head: `write KiB/s`. */
export interface ColumnGroup {
  readonly title: string
  /** what the kind's word does not say: `sequential`; null: nothing */
  readonly rest: string | null
  readonly unit: string | null
  readonly kind: MetricKind
  readonly columns: readonly Column[]
}

/** One place of the sweep (or the only one) and its figures, in the order of the columns. */
export interface FigureRow {
  readonly place: readonly (string | number | null)[]
  readonly cells: readonly (Measurement | null)[]
}

export interface FigureTable {
  /** the swept parameters, one head column each; none: a run without a sweep */
  readonly sweep: readonly string[]
  readonly groups: readonly ColumnGroup[]
  readonly rows: readonly FigureRow[]
}

/** So many metrics fit beside a mail; more go into further tables. A sweep has a second column where CPU is printed. */
const WIDTH = 6
const SWEEP_WIDTH = 8

export const KIND_WORDS: Readonly<Record<MetricKind, string>> = {
  write: 'write',
  read: 'read',
  random: 'random',
  files: 'files',
  rate: 'rate',
  time: 'time',
}

/** File operations in order and at random are told apart by a head of their own: both have a `create`. */
function restOf(tool: string, metric: string): string | null {
  const { kind, title } = metricOf(tool, metric)
  return kind === 'files' ? (/\b(sequential|random)\b/.exec(title)?.[0] ?? null) : null
}

/** A short title without the words that stand in its group's head. */
function columnTitle(short: string, group: string, rest: string | null): string {
  const said = new Set([group, rest ?? '', rest === 'sequential' ? 'seq.' : ''])
  const left = short.split(' ').filter((word) => !said.has(word))
  return left.length === 0 ? short : left.join(' ')
}

function groupColumns(tool: string, figures: readonly Measurement[]): readonly ColumnGroup[] {
  const groups: { head: ColumnGroup; columns: Column[] }[] = []
  for (const metric of new Set(figures.map((figure) => figure.metric))) {
    const own = figures.filter((figure) => figure.metric === metric)
    const info = metricOf(tool, metric)
    const unit = own.find((figure) => figure.unit !== null)?.unit ?? info.unit
    const rest = restOf(tool, metric)
    const title = KIND_WORDS[info.kind]
    const column = {
      metric,
      title: columnTitle(info.short, title, rest),
      short: info.short,
      unit,
      kind: info.kind,
      hasCpu: own.some((figure) => figure.cpuPercent !== null),
      hasLatency: own.some((figure) => figure.latencyUs !== null),
    }
    const last = groups.at(-1)
    const joins =
      last !== undefined && last.head.kind === info.kind && last.head.unit === unit && last.head.rest === rest
    if (joins) last.columns.push(column)
    else groups.push({ head: { title, rest, unit, kind: info.kind, columns: [] }, columns: [column] })
  }
  return groups.map(({ head, columns }) => ({ ...head, columns }))
}

function rowsOf(figures: readonly Measurement[], sweep: readonly string[], columns: readonly Column[]) {
  const rows: { key: string; place: (string | number | null)[]; cells: (Measurement | null)[] }[] = []
  const open = new Map<string, (typeof rows)[number]>()
  for (const figure of figures) {
    const at = columns.findIndex((column) => column.metric === figure.metric)
    if (at < 0) continue
    const place = sweep.map((key) => figure.params[key] ?? null)
    const key = JSON.stringify(place)
    let row = open.get(key)
    // the same metric twice in one place: a second row, so that no figure is lost
    if (row === undefined || row.cells[at] !== null) {
      row = { key, place, cells: columns.map(() => null) }
      rows.push(row)
      open.set(key, row)
    }
    row.cells[at] = figure
  }
  return rows.map(({ place, cells }) => ({ place, cells }))
}

/** Splits groups into tables that are wide enough for the margin; a group too wide by itself is cut. */
function spread(groups: readonly ColumnGroup[], width: number): readonly (readonly ColumnGroup[])[] {
  const weigh = (group: ColumnGroup) => group.columns.length
  const small = groups.flatMap((group) =>
    Array.from({ length: Math.ceil(weigh(group) / width) }, (_, at) => ({
      ...group,
      columns: group.columns.slice(at * width, (at + 1) * width),
    })),
  )
  const tables: ColumnGroup[][] = []
  let used = width
  for (const group of small) {
    if (used + weigh(group) > width) {
      tables.push([])
      used = 0
    }
    tables.at(-1)?.push(group)
    used += weigh(group)
  }
  return tables
}

/**
 * The tables of one run, whatever the benchmark: metrics side by side by kind and unit, the places of a sweep below each
 * other. Figures that are swept by different parameters stand in tables of their own.
 */
export function figureTables(tool: string, figures: readonly Measurement[]): readonly FigureTable[] {
  const varying = varyingParams(figures)
  const parts = new Map<string, Measurement[]>()
  for (const figure of figures) {
    const key = varying.filter((param) => param in figure.params).join(' ')
    const part = parts.get(key)
    if (part === undefined) parts.set(key, [figure])
    else part.push(figure)
  }
  return [...parts.values()].flatMap((part) => {
    const sweep = varyingParams(part)
    const groups = groupColumns(tool, part)
    const cpu = groups.some((group) => group.columns.some((column) => column.hasCpu))
    const width = sweep.length === 0 ? WIDTH : cpu ? SWEEP_WIDTH / 2 : SWEEP_WIDTH - sweep.length
    return spread(groups, width).map((fitting) => ({
      sweep,
      groups: fitting,
      rows: rowsOf(
        part,
        sweep,
        fitting.flatMap((group) => group.columns),
      ),
    }))
  })
}
