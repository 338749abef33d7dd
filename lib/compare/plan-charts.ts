import { convert } from '@/lib/metrics/units'
import type { Cell } from './cell'
import type { ConditionField } from './figure'
import type { GroupPlan } from './plan-groups'
import { paramNames, partition, readParam, spreadOf } from './spread'

/** One axis: one metric, units that can be told from each other, settings that hold still within a group. */
export interface ChartPlan {
  readonly metric: string
  readonly unit: string | null
  /** what tells this chart from the metric's others: {"fileSize": "1G"} */
  readonly params: Readonly<Record<string, string>>
  readonly cells: readonly Cell[]
  readonly sweep: string | null
  readonly placeName: string | null
  readonly differs: readonly ConditionField[]
  readonly equal: Readonly<Record<ConditionField, string>>
}

/** The charts of one panel: metrics in the question's order. */
export function planCharts(groups: readonly GroupPlan[], metrics: readonly string[]): readonly ChartPlan[] {
  const groupOf = new Map(groups.flatMap((group, index) => group.cells.map((cell) => [cell, String(index)] as const)))
  const classOf = (cell: Cell) => groupOf.get(cell) ?? ''
  const byMetric = partition([...groupOf.keys()], ({ metric }) => metric)
  return metrics.flatMap((metric) =>
    splitUnits(byMetric.get(metric) ?? []).flatMap((cells) => splitSettings(cells, classOf)),
  )
}

/** KiB/s and MB/s share an axis, Mbit/s of one run and jobs/min of another do not. */
function splitUnits(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const parts: Cell[][] = []
  for (const cell of cells) {
    const part = parts.find(([first]) => first !== undefined && isLikeUnit(first.unit, cell.unit))
    if (part === undefined) parts.push([cell])
    else part.push(cell)
  }
  return parts
}

const isLikeUnit = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && convert(1, b, a) !== null)

function splitSettings(cells: readonly Cell[], classOf: (cell: Cell) => string): readonly ChartPlan[] {
  const names = paramNames(cells)
  const spreads = new Map(names.map((name) => [name, spreadOf(cells, readParam(name), classOf)]))
  const within = names.filter((name) => spreads.get(name) === 'within')
  const keyOf = (cell: Cell) => JSON.stringify(within.map((name) => cell.params[name] ?? null))
  return [...partition(cells, keyOf).values()].map((part) => planChart(part, within, names, classOf))
}

function planChart(
  cells: readonly Cell[],
  within: readonly string[],
  names: readonly string[],
  classOf: (cell: Cell) => string,
): ChartPlan {
  const first = cells[0]
  const stated = (some: readonly string[]) =>
    some.flatMap((name) => {
      const value = first?.params[name]
      return value === undefined ? [] : [[name, value] as const]
    })
  const spread = (name: string) => spreadOf(cells, readParam(name), classOf)
  const equal = stated(names.filter((name) => spread(name) === 'equal')).map(([name, value]) => [
    `params.${name}`,
    value,
  ])
  const differs = names.filter((name) => spread(name) === 'between').map((name) => `params.${name}`)
  const places = planPlaces(cells, classOf)
  return {
    metric: first?.metric ?? '',
    unit: first?.unit ?? null,
    params: Object.fromEntries(stated(within)),
    cells,
    sweep: places.sweep,
    placeName: places.name,
    differs: [...differs, ...places.differs],
    equal: { ...Object.fromEntries(equal), ...places.equal },
  }
}

/** Lines where a group has several places; bars where each has one: the same (equal), or another for each (it also differs). */
function planPlaces(cells: readonly Cell[], classOf: (cell: Cell) => string) {
  const name = cells.find(({ sweep }) => sweep !== null)?.sweep ?? null
  if (name === null) return { name, sweep: null, differs: [], equal: {} }
  const place = cells[0]?.place ?? null
  const spread = spreadOf(cells, (cell) => (cell.place === null ? null : String(cell.place)), classOf)
  return {
    name,
    sweep: spread === 'within' ? name : null,
    differs: spread === 'between' ? [`params.${name}`] : [],
    equal: spread === 'equal' && place !== null ? { [`params.${name}`]: String(place) } : {},
  }
}
