import { type Axis, axisFor } from './axis'
import type { Drawn, Plot, Series } from './plot'
import { MAX_LINES, type SeriesStyle, styleOf } from './point-mark'
import { marginFor, wrapLabel } from './text-room'

const TOP = 20
const PLOT = 200
const LABEL_AT_MOST = 22
/** More ratios than this do not fit side by side on a page of 390 px. */
const RATIOS_AT_MOST = 6
const RATIO_ROWS_AT_MOST = 3
const LINE = 16

const LEFT_MARGINS = [40, 72] as const
const RIGHT_MARGINS = [96, 144, 176] as const

/** A series with how it is drawn and where its name stands at its end. */
export interface DrawnLine {
  readonly series: Series
  readonly style: SeriesStyle
  readonly labels: readonly string[]
  /** the last figure, and its place among the places */
  readonly last: Drawn | null
  readonly lastAt: number
  /** base line of the first label line */
  readonly labelY: number
}

export interface LineLayout {
  readonly axis: Axis
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly height: number
  /** in drawing order: the baseline last, on top of nothing that matters more */
  readonly lines: readonly DrawnLine[]
  /** a row of ratios under the places for each compared line; empty where they do not fit */
  readonly ratioRows: readonly Series[]
}

/** How lines are laid out. Vertical places are pixels, horizontal ones are the places' own shares. `tall`: from zero to the top. */
export function layOutLines(plot: Plot, highest: number, tall = PLOT): LineLayout {
  const axis = axisFor(highest, true)
  const shown = plot.series.slice(0, MAX_LINES)
  const compared = shown.filter((one) => !one.isBaseline)
  const ratioRows =
    plot.places.length <= RATIOS_AT_MOST && compared.length <= RATIO_ROWS_AT_MOST
      ? compared.filter((one) => one.drawn.some((drawn) => drawn?.ratio != null))
      : []
  const bottom = TOP + tall
  const lines = spread(
    shown.map((series) => lineOf(series, compared.indexOf(series), axis, bottom)),
    bottom,
  )
  const label = Math.max(...shown.map((one) => Math.min(one.label.length, LABEL_AT_MOST)))
  const tick = String(axis.ticks.at(-1) ?? '').length
  return {
    axis,
    left: marginFor(tick * 7 + 12, LEFT_MARGINS),
    right: marginFor(Math.max(label * 7.8 + 16, plot.placeName.length * 7 + 28), RIGHT_MARGINS),
    top: TOP,
    bottom,
    height: bottom + 32 + ratioRows.length * 20,
    lines,
    ratioRows,
  }
}

function lineOf(series: Series, compared: number, axis: Axis, bottom: number): DrawnLine {
  const lastAt = series.drawn.findLastIndex((one) => one?.value != null)
  const last = series.drawn[lastAt] ?? null
  const value = last?.value ?? 0
  return {
    series,
    style: styleOf(series.isBaseline, compared),
    labels: wrapLabel(series.label, LABEL_AT_MOST),
    last,
    lastAt,
    labelY: heightOf(axis, value, bottom) + 4,
  }
}

/** Pushes the names at the ends apart, downwards, and back up where they leave the drawing. */
function spread(lines: readonly DrawnLine[], bottom: number): readonly DrawnLine[] {
  const order = [...lines].sort((a, b) => a.labelY - b.labelY)
  const room = (line: DrawnLine): number => (line.labels.length + 1) * LINE
  let free = TOP
  const ys = order.map((line) => {
    const y = Math.max(line.labelY, free)
    free = y + room(line)
    return y
  })
  let floor = bottom + LINE
  for (let at = ys.length - 1; at >= 0; at--) {
    const line = order[at]
    if (line === undefined) continue
    const y = Math.min(ys[at] ?? 0, floor - room(line))
    ys[at] = y
    floor = y
  }
  const placed = order.map((line, at) => ({ ...line, labelY: ys[at] ?? line.labelY }))
  // the baseline is drawn last, so that its hollow marks are not covered
  return placed.sort((a, b) => Number(a.series.isBaseline) - Number(b.series.isBaseline))
}

/** Pixels from the upper edge. */
export const heightOf = (axis: Axis, value: number, bottom: number): number =>
  Number((bottom - (value / axis.top) * (bottom - TOP)).toFixed(2))
