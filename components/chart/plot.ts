/** The one props shape of every chart: what is drawn, already worded. Plain data, so that it may cross into the browser. */
import type { Status } from '@/lib/model'
import type { PlotPlace } from './place-axis'

/** A way back to a mail: "L24". */
export interface LineLink {
  readonly text: string
  readonly href: string
}

/** One drawn figure: a bar, or a point of a line. */
export interface Drawn {
  /** the same in table and chart, so that both light up together */
  readonly id: string
  /** the (first) line that it was printed in */
  readonly href: string
  /** what hover, focus and touch show, line by line; joined they are the accessible name */
  readonly words: readonly string[]
  /** one for each figure behind it, where there are several */
  readonly lines: readonly LineLink[]
  readonly status: Status
  /** in the plot's unit; null: nothing to draw but a word */
  readonly value: number | null
  /** lowest and highest of repeats; null for a single run */
  readonly range: readonly [number, number] | null
  /** as printed, or the mean */
  readonly text: string
  /** `×0.44`; null for the baseline and where there is none */
  readonly ratio: string | null
  /** what stands small behind it: `32.36–33.28, n 2`, `28 clients`, `= A2` */
  readonly note: string | null
  /** false: equals an earlier run, drawn hatched */
  readonly counted: boolean
}

export interface Series {
  readonly label: string
  /** it stands so in a mail: set in Mono */
  readonly mail: boolean
  readonly isBaseline: boolean
  /** bars: a little room over it, where another machine begins */
  readonly apart: boolean
  /** by place, in the order of `places`; null: not measured there. Bars: exactly one */
  readonly drawn: readonly (Drawn | null)[]
}

export interface Plot {
  /** unique on its page */
  readonly id: string
  readonly title: string
  /** the figures in one sentence, for those who do not see the drawing */
  readonly summary: string
  readonly unit: string
  /** places of the sweep, or kernels in their order; empty: bars */
  readonly places: readonly PlotPlace[]
  /** `threads`, `kernel`; '' for bars */
  readonly placeName: string
  /** in the order of the table; at most eight of them are drawn as lines */
  readonly series: readonly Series[]
}

/** Lines to draw; bars are none, and as many as there are. */
export const linesOf = ({ places, series }: Plot): number => (places.length === 0 ? 0 : series.length)
