import type { Plot } from './plot'
import { labelWidth, marginFor, valueWidth, wrapLabel } from './text-room'

/** Where things stand in the strip that one bar has, pixels from its upper edge. `line` more for each further line of a label. */
export interface Strip {
  readonly label: 'above' | 'left'
  readonly height: number
  readonly labelY: number
  readonly barY: number
  readonly thick: number
  readonly textY: number
}

const ABOVE: Strip = { label: 'above', height: 40, labelY: 17, barY: 22, thick: 12, textY: 32 }
const LEFT: Strip = { label: 'left', height: 24, labelY: 16, barY: 6, thick: 12, textY: 16 }
const SMALL: Strip = { label: 'left', height: 16, labelY: 14, barY: 6, thick: 8, textY: 14 }
const SMALL_ABOVE: Strip = { label: 'above', height: 30, labelY: 12, barY: 17, thick: 8, textY: 25 }
const LINE = 16
const APART = 8

/** Labels over this many characters stand above their bar, shorter ones left of it. */
const LEFT_AT_MOST = 14
/** A label in 13 px Mono that fits a page of 390 px. */
const ABOVE_AT_MOST = 44

const LEFT_MARGINS = [0, 40, 72, 104, 128] as const
const RIGHT_MARGINS = [48, 72, 96, 144, 176, 208, 240] as const

export interface BarLayout {
  readonly strip: Strip
  /** margins of the drawing, as in `.pl72`, `.pr144` */
  readonly left: number
  readonly right: number
  /** labels cut into lines, by series */
  readonly labels: readonly (readonly string[])[]
  /** upper edge of each strip, and of the axis under them */
  readonly tops: readonly number[]
  readonly axisY: number
  readonly height: number
}

/** A plot's figure has room behind its bar as long as the drawing is at least this wide. */
const NARROWEST = 170

/** How bars are laid out, from the lengths of their labels and values alone: the server has no page to measure. `widest`: characters in a label's line. */
export function layOutBars(plot: Plot, highest: number, small = false, widest = small ? 30 : ABOVE_AT_MOST): BarLayout {
  const beside = plot.series.every((one) => one.label.length <= LEFT_AT_MOST)
  const strip = small ? (beside ? SMALL : SMALL_ABOVE) : beside ? LEFT : ABOVE
  const labels = plot.series.map((one) => (beside ? [one.label] : wrapLabel(one.label, widest)))
  const tops: number[] = []
  let y = 0
  for (const [at, lines] of labels.entries()) {
    if (plot.series[at]?.apart) y += APART
    tops.push(y)
    y += strip.height + (lines.length - 1) * LINE
  }
  const left = beside ? Math.max(0, ...plot.series.map((one) => labelWidth(one.label, one.mail) + 12)) : 0
  return {
    strip,
    left: marginFor(left, LEFT_MARGINS),
    right: marginFor(roomBehind(plot, highest), RIGHT_MARGINS),
    labels,
    tops,
    axisY: y,
    height: y + 26,
  }
}

/** A short bar leaves room inside the drawing for its own words. */
function roomBehind(plot: Plot, highest: number): number {
  let most = plot.unit.length * 7 + 20
  for (const { drawn } of plot.series) {
    const [one] = drawn
    if (!one) continue
    const share = one.value === null ? 1 : highest > 0 ? one.value / highest : 0
    most = Math.max(most, valueWidth(one.text, one.ratio, one.note) - (1 - share) * NARROWEST)
  }
  return most
}

/** Extra height that the lines of its label give a strip. */
export const labelHeight = (lines: readonly string[]): number => (lines.length - 1) * LINE
