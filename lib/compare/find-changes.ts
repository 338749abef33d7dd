import { figureHref } from '@/lib/url/figure-href'
import type { Chart, Comparison, Group, Panel, Point } from './comparison'
import type { Figure } from './figure'
import { plural } from './plural'

/** A value as kept and as it is today. null: it is not there on that side. */
export interface ChangedValue {
  readonly text: string
  readonly ratio: number | null
  readonly n: number
}

/** One point of the comparison, kept against today. `what` in words: "line 97 is new", "the message is gone", "same". */
export interface Change {
  readonly panel: string
  readonly metric: string
  readonly unit: string | null
  /** the group's label; today's where it was renamed, with `wasLabel` as kept */
  readonly label: string
  readonly wasLabel: string | null
  /** "8 threads"; null without a sweep */
  readonly place: string | null
  readonly kept: ChangedValue | null
  readonly today: ChangedValue | null
  readonly changed: boolean
  readonly what: string
  readonly href: string | null
}

/** What does not count any more. */
export interface Left {
  /** ids of messages that are not in the archive */
  readonly gone: ReadonlySet<string>
  /** figures (`figureKey`) of runs that a person says are no results */
  readonly dismissed: ReadonlySet<string>
}

const ALL_COUNT: Left = { gone: new Set(), dismissed: new Set() }

/** A point with everything that it stands in. */
interface Placed {
  readonly panel: Panel
  readonly chart: Chart
  readonly group: Group
  readonly point: Point
}

/**
 * A kept comparison against today's, point by point. A point is known again by its figures' places in the mails, so that a
 * corrected condition shows as a new label and not as a loss; one without any by its names.
 */
export function findChanges(kept: Comparison, today: Comparison, left: Left = ALL_COUNT): readonly Change[] {
  const now = placePoints(today)
  const byFigure = new Map(now.flatMap((placed) => keysOf(placed).map((key) => [key, placed] as const)))
  const byName = new Map(now.map((placed) => [nameOf(placed), placed]))
  const matched = new Set<Placed>()
  const changes = placePoints(kept).map((before) => {
    const own = keysOf(before).flatMap((key) => byFigure.get(key) ?? [])[0]
    const named = byName.get(nameOf(before))
    // Its figures may have joined those of another point, which is a correction and no loss.
    const after = own ?? (named === undefined || matched.has(named) ? undefined : named)
    if (after !== undefined) matched.add(after)
    return toChange(before, after, left)
  })
  return [...changes, ...now.filter((placed) => !matched.has(placed)).map(toAddition)]
}

const placePoints = ({ panels }: Comparison): readonly Placed[] =>
  panels.flatMap((panel) =>
    panel.charts.flatMap((chart) =>
      chart.groups.flatMap((group) => group.points.map((point) => ({ panel, chart, group, point }))),
    ),
  )

/** Tells a figure by its place. */
export const figureKey = ({ messageId, line, column }: Pick<Figure, 'messageId' | 'line' | 'column'>): string =>
  `${messageId} ${line} ${column}`

const keysOf = ({ chart, point }: Placed): readonly string[] =>
  point.figures.map((figure) => `${chart.metric} ${figureKey(figure)}`)

const nameOf = ({ panel, chart, group, point }: Placed): string =>
  JSON.stringify([panel.key, chart.key, group.label, point.place])

const changedValue = ({ point: { text, ratio, n } }: Placed): ChangedValue => ({ text, ratio, n })

function toChange(before: Placed, after: Placed | undefined, left: Left): Change {
  const words = after === undefined ? lossWords(before, left) : changeWords(before, after, left)
  const { panel, chart, group } = after ?? before
  return {
    panel: panel.title,
    metric: chart.title,
    unit: chart.unit,
    label: group.label,
    wasLabel: group.label === before.group.label ? null : before.group.label,
    place: placeWords(before),
    kept: changedValue(before),
    today: after === undefined ? null : changedValue(after),
    changed: words !== 'same',
    what: words,
    href: hrefOf(newFigure(before, after) ?? before.point.figures[0], left.gone),
  }
}

function toAddition(placed: Placed): Change {
  const { panel, chart, group, point } = placed
  return {
    panel: panel.title,
    metric: chart.title,
    unit: chart.unit,
    label: group.label,
    wasLabel: null,
    place: placeWords(placed),
    kept: null,
    today: changedValue(placed),
    changed: true,
    what: 'new since',
    href: hrefOf(point.figures[0], new Set()),
  }
}

function placeWords({ chart, point }: Placed): string | null {
  return chart.sweep === null || point.place === null ? null : plural(point.place, chart.sweep.replace(/s$/, ''))
}

function lossWords({ point }: Placed, { gone, dismissed }: Left): string {
  if (point.figures.some(({ messageId }) => gone.has(messageId))) return 'its message is gone'
  return point.figures.some((figure) => dismissed.has(figureKey(figure)))
    ? 'set aside since: not a result'
    : 'not among the runs of today'
}

/** What differs, the cause first. */
function changeWords(before: Placed, after: Placed, { dismissed }: Left): string {
  const [was, is] = [before.point, after.point]
  const label = before.group.label === after.group.label ? [] : ['a condition was corrected']
  const runs =
    is.n > was.n
      ? [`${plural(is.n - was.n, 'run')} more`]
      : is.n < was.n
        ? [
            `${plural(was.n - is.n, 'run')} fewer${was.figures.some((one) => dismissed.has(figureKey(one))) ? ', set aside' : ''}`,
          ]
        : []
  const figure = is.n === was.n && is.text !== was.text ? ['the figure is read otherwise'] : []
  const own = [...label, ...runs, ...figure]
  if (own.length > 0) return own.join(', ')
  return ratioOf(was) === ratioOf(is) ? 'same' : 'the baseline changed'
}

/** Kept ratios went through JSON, which keeps them to the last digit; beyond six they are noise of adding up in another order. */
const ratioOf = ({ ratio }: Point): string => (ratio === null ? '' : ratio.toPrecision(6))

function newFigure(before: Placed, after: Placed | undefined): Figure | undefined {
  const known = new Set(before.point.figures.map(figureKey))
  return after?.point.figures.find((figure) => !known.has(figureKey(figure)))
}

function hrefOf(figure: Figure | undefined, gone: ReadonlySet<string>): string | null {
  return figure === undefined || gone.has(figure.messageId)
    ? null
    : figureHref(figure.messageId, figure.line, figure.column)
}
