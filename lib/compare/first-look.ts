import type { Chart, Comparison, Panel } from './comparison'
import type { PairSummary } from './pair-summary'

/** So many figures, those of pairs included, stand in a page whole. */
const WHOLE_AT_MOST = 100
/** A longer answer begins with the panels and charts of so many figures … */
const FIRST_FIGURES = 12
/** … and so many pairs of its first forest. */
const FIRST_PAIRS = 4

/**
 * The beginning of a long answer: its first panels and charts, the first pairs, and of the other compared values the means. The totals stay,
 * so that what is cut is said. A short answer is given back as it is.
 */
export function firstLook(comparison: Comparison): Comparison {
  const { pairs, panels } = comparison
  const figures = sum(panels.map(figuresOf)) + sum(pairs.map((summary) => 2 * summary.pairs.length))
  if (figures <= WHOLE_AT_MOST) return comparison
  return { ...comparison, panels: firstPanels(panels), pairs: pairs.map(firstPairs) }
}

/** At least one panel, with at least one chart. */
function firstPanels(panels: readonly Panel[]): readonly Panel[] {
  const first = within(panels, figuresOf)
  return first.map((panel) => ({ ...panel, charts: within(panel.charts, pointsOf) }))
}

const firstPairs = (summary: PairSummary, at: number): PairSummary => ({
  ...summary,
  pairs: at === 0 ? summary.pairs.slice(0, FIRST_PAIRS) : [],
})

/** The first ones that have no more figures together than a beginning may have; at least one. */
function within<T>(parts: readonly T[], count: (part: T) => number): readonly T[] {
  let figures = 0
  return parts.filter((part, at) => {
    figures += count(part)
    return at === 0 || figures <= FIRST_FIGURES
  })
}

const pointsOf = ({ groups }: Chart): number => sum(groups.map(({ points }) => points.length))

/** Figures that a panel draws. */
const figuresOf = ({ charts }: Panel): number => sum(charts.map(pointsOf))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
