import type { Chart, Comparison, Group, Panel, Point } from './comparison'
import type { Figure } from './figure'
import { geometricMean } from './geometric-mean'

/** A ratio to the baseline, or why there is none. */
export interface HeatCell {
  /** over a sweep the geometric mean of its places */
  readonly ratio: number | null
  readonly places: number
  readonly isTooFast: boolean
  /** the first figure behind it */
  readonly figure: Figure | null
}

export interface HeatRow {
  readonly panel: Panel
  readonly group: Group
  /** one for each column; null: not measured */
  readonly cells: readonly (HeatCell | null)[]
}

export interface HeatMap {
  readonly columns: readonly Pick<Chart, 'key' | 'short' | 'better'>[]
  readonly rows: readonly HeatRow[]
}

const COLUMNS_AT_LEAST = 3

/** Every compared value against every metric: what changed where, at one look. null: fewer than three metrics, or nothing to compare. */
export function heatMap({ panels }: Comparison): HeatMap | null {
  const charts = panels.flatMap((panel) => panel.charts)
  const columns = [...new Map(charts.map((chart) => [chart.key, chart])).values()]
  const rows = panels.flatMap((panel) => labelsOf(panel).map((label) => rowOf(panel, label, columns)))
  const stated = rows.flatMap((row) => (row === null ? [] : [row]))
  return columns.length < COLUMNS_AT_LEAST || stated.length === 0 ? null : { columns, rows: stated }
}

/** The compared groups of a panel, those of every chart. */
const labelsOf = ({ charts }: Panel): readonly string[] => [
  ...new Set(charts.flatMap(({ groups }) => groups.flatMap(({ isBaseline, label }) => (isBaseline ? [] : [label])))),
]

function rowOf(panel: Panel, label: string, columns: readonly Chart[]): HeatRow | null {
  const groups = columns.map(({ key }) =>
    panel.charts.find((chart) => chart.key === key)?.groups.find((group) => group.label === label),
  )
  const group = groups.find((one) => one !== undefined)
  return group === undefined
    ? null
    : { panel, group, cells: groups.map((one) => (one === undefined ? null : cellOf(one))) }
}

function cellOf({ points }: Group): HeatCell | null {
  const known = points.filter(({ ratio }) => ratio !== null)
  const ratios = known.flatMap(({ ratio }) => (ratio !== null && ratio > 0 ? [ratio] : []))
  const first: Point | undefined = known[0] ?? points[0]
  if (first === undefined) return null
  return {
    ratio: geometricMean(ratios)?.ratio ?? null,
    places: ratios.length,
    isTooFast: ratios.length === 0 && points.some(({ status }) => status === 'too_fast'),
    figure: first.figures[0] ?? null,
  }
}

/** Bounds of the four shades, as powers of two: from ×1.12, ×1.37, ×1.68. */
const SHADES = [1 / 6, 0.45, 0.75]

/** How far a ratio lies from ×1, 0 to 3: under 0.89, 0.73, 0.59, and the same upwards. */
export const shadeOf = (ratio: number): number => {
  const distance = Math.abs(Math.log2(ratio))
  return SHADES.filter((bound) => distance >= bound).length
}
