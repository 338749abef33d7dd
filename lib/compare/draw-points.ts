import { convert, withUnit } from '@/lib/metrics/units'
import type { Cell } from './cell'
import type { Point } from './comparison'
import type { Figure } from './figure'
import { meanText } from './mean-text'
import { partition } from './spread'

/** A group's figures in one chart, place by place. */
export interface Series {
  readonly cells: readonly Cell[]
  readonly unit: string | null
}

/** The figures that are shown of each point, looked up by their ids. */
export type FindFigures = (cells: readonly Cell[]) => readonly Figure[]

/** What a point is before it is compared with the baseline. */
export type Drawn = Omit<Point, 'ratio'>

/** Points by place, ascending; one without a place where there is no sweep. */
export function drawPoints({ cells, unit }: Series, isSweep: boolean, findFigures: FindFigures): readonly Drawn[] {
  const places = partition(cells, ({ place }) => (isSweep && place !== null ? String(place) : ''))
  return [...places.values()]
    .map((part) => drawPoint(part, unit, findFigures))
    .sort((a, b) => (a.place ?? Number.NEGATIVE_INFINITY) - (b.place ?? Number.NEGATIVE_INFINITY))
}

function drawPoint(cells: readonly Cell[], unit: string | null, findFigures: FindFigures): Drawn {
  const measured = cells.filter(({ mean }) => mean !== null)
  const counted = measured.filter((cell) => cell.counted)
  // Runs that equal another are shown, and count where nothing else stands there.
  const shown = counted.length > 0 ? counted : measured
  const n = sumOf(counted, ({ figures }) => figures.length)
  const total = sumOf(shown, ({ figures }) => figures.length)
  const inUnit = (value: number | null, cell: Cell) => (value === null ? null : toUnit(value, cell.unit, unit))
  const mean =
    shown.length === 0 ? null : sumOf(shown, (cell) => (inUnit(cell.mean, cell) ?? 0) * cell.figures.length) / total
  const ends = total > 1 && n > 1
  return {
    place: cells[0]?.place ?? null,
    mean,
    text: pointText(cells, shown, mean, total, unit),
    min: ends ? Math.min(...shown.map((cell) => inUnit(cell.min, cell) ?? Number.POSITIVE_INFINITY)) : null,
    max: ends ? Math.max(...shown.map((cell) => inUnit(cell.max, cell) ?? Number.NEGATIVE_INFINITY)) : null,
    n,
    status: shown.length > 0 ? 'ok' : (cells[0]?.status ?? 'not_run'),
    figures: findFigures(cells),
    figuresTotal: sumOf(cells, ({ figures }) => figures.length),
  }
}

/** One figure is shown as it was printed, with its own unit where that is not the chart's. */
function pointText(
  cells: readonly Cell[],
  shown: readonly Cell[],
  mean: number | null,
  total: number,
  unit: string | null,
): string {
  const first = shown[0] ?? cells[0]
  if (first === undefined) return ''
  if (mean === null || total === 1)
    return first.unit === unit || mean === null ? first.text : withUnit(first.text, first.unit)
  if (shown.length === 1 && first.min === first.max) return first.text
  return meanText(mean, Math.min(...shown.map(({ digits }) => digits)))
}

const toUnit = (value: number, from: string | null, to: string | null): number =>
  from === to || from === null || to === null ? value : (convert(value, from, to) ?? value)

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)
