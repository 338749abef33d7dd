import type { Comparison, Group, Panel, Piece, Point } from './comparison'
import type { Figure } from './figure'
import type { PairSummary } from './pair-summary'

/** What stands where a figure was whose message was taken back. */
const REMOVED = 'removed'

/** A kept comparison without what it had from messages that were taken back since: "removed" stands in its place. */
export function withoutRemoved(comparison: Comparison, removed: ReadonlySet<string>): Comparison {
  if (removed.size === 0) return comparison
  const isGone = ({ messageId }: Figure) => removed.has(messageId)
  const isAllGone = comparison.panels.every((panel) => isWholly(panel, isGone))
  return {
    ...comparison,
    ...(isAllGone ? { baseline: null, baselineValue: null, equal: {} } : {}),
    verdict: comparison.verdict.map((pieces) =>
      isAllGone || pieces.some((piece) => isOf(piece, removed)) ? GONE : pieces,
    ),
    panels: comparison.panels.map((panel) => panelWithout(panel, isGone)),
    pairs: comparison.pairs.flatMap((summary) => pairsWithout(summary, isGone) ?? []),
  }
}

/** In the place of a sentence about figures that are not shown any more. */
const GONE: readonly Piece[] = [{ text: 'Removed: this was about a message that was taken back.', kind: 'words' }]

type IsGone = (figure: Figure) => boolean

function isOf({ href }: Piece, removed: ReadonlySet<string>): boolean {
  const id = /^\/messages\/([^#/?]+)/.exec(href ?? '')?.[1]
  return id !== undefined && removed.has(id)
}

const panelWithout = (panel: Panel, isGone: IsGone): Panel => ({
  ...panel,
  // What is said of the machine, and the panel's own name, may be from that mail alone.
  ...(isWholly(panel, isGone) ? { title: REMOVED, short: REMOVED, facts: '', equal: {} } : {}),
  charts: panel.charts.map((chart) => {
    const groups = chart.groups.map((group) => groupWithout(group, isGone))
    const hasBase = groups.some(({ isBaseline, points }) => isBaseline && points.some(({ mean }) => mean !== null))
    return { ...chart, groups: hasBase ? groups : groups.map(withoutRatios) }
  }),
})

function isWholly({ charts }: Panel, isGone: IsGone): boolean {
  const figures = charts.flatMap(({ groups }) =>
    groups.flatMap(({ points }) => points.flatMap((point) => point.figures)),
  )
  return figures.length > 0 && figures.every(isGone)
}

const groupWithout = (group: Group, isGone: IsGone): Group => {
  const points = group.points.map((point) => pointWithout(point, isGone))
  const isLeft = points.some(({ figures, text }) => figures.length > 0 || text !== REMOVED)
  return isLeft
    ? { ...group, points }
    : { ...group, label: REMOVED, value: null, besides: {}, stated: {}, n: 0, points }
}

/** A mean over figures of which one is gone would still tell it; where only some are listed nobody can say that it is not among the others. */
function pointWithout(point: Point, isGone: IsGone): Point {
  const isListed = point.figures.length === point.figuresTotal
  if (isListed && !point.figures.some(isGone)) return point
  const figures = point.figures.filter((figure) => !isGone(figure))
  const nothing = { mean: null, min: null, max: null, ratio: null } as const
  return { ...point, ...nothing, text: REMOVED, n: 0, status: 'not_run', figures, figuresTotal: figures.length }
}

const withoutRatios = (group: Group): Group => ({
  ...group,
  points: group.points.map((point) => ({ ...point, ratio: null })),
})

/** The mean of several machines stays: it tells no single one. null: it was of those that went. */
function pairsWithout(summary: PairSummary, isGone: IsGone): PairSummary | null {
  const pairs = summary.pairs.filter(({ base, other }) => !isGone(base) && !isGone(other))
  if (pairs.length === summary.pairs.length) return summary
  return summary.machines === 1 || pairs.length === 0 ? null : { ...summary, pairs }
}
