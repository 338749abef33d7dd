import type { Drawn, Plot, Series } from '@/components/chart/plot'
import type { Chart, Comparison, Group, Panel, Point } from '@/lib/compare/comparison'
import { ratioText } from '@/lib/compare/ratio-text'
import { placeInMail, valueWordsOf } from './figure-words'
import { standingLabel } from './group-label'
import { countOf } from './place-words'
import { chartId, figureId, hrefOf } from './plot-of-chart'
import { shortGroups, shortPanels } from './short-labels'

/** More bars than this in one small drawing are cut to the last place of their sweep. */
const BARS_AT_MOST = 12

export interface Multiple {
  readonly plot: Plot
  readonly title: string
  /** what ×1 stands for: "×1 is 844 on A, 403 on B, KiB/s" */
  readonly base: string
}

interface One {
  readonly panel: Panel
  readonly chart: Chart
  readonly group: Group
  readonly point: Point
  readonly at: number
}

/** Many metrics at once: of each the ratios to the baseline, for every panel, all on one scale. A metric without a ratio has none. */
export function multiplesOf(comparison: Comparison, keys: ReadonlySet<string>): readonly Multiple[] {
  const all = comparison.panels.flatMap((panel) => panel.charts.map((chart) => ({ panel, chart })))
  return [...keys].flatMap((key) => {
    const charts = all.filter(({ chart }) => chart.key === key)
    const [first] = charts
    const compared = charts.flatMap(({ panel, chart }) => comparedIn(panel, chart))
    if (first === undefined || compared.length === 0) return []
    const series = seriesOf(comparison, compared)
    const plot: Plot = {
      id: `multiple-${chartId(comparison, first.panel, first.chart)}`,
      title: `${first.chart.title}: ratio to ${comparison.baseline ?? 'the baseline'}`,
      summary: series.map((one) => `${one.label} ${one.drawn[0]?.text}`).join('; '),
      unit: '',
      places: [],
      placeName: '',
      series,
    }
    return [{ plot, title: first.chart.short, base: baseWords(comparison, charts) }]
  })
}

/** What is compared with the baseline of its chart: points with a ratio, and those too fast to have one. */
function comparedIn(panel: Panel, chart: Chart): readonly One[] {
  if (!chart.groups.some((group) => group.isBaseline)) return []
  const all = chart.groups.flatMap((group, at) =>
    group.isBaseline
      ? []
      : group.points
          .filter((point) => point.ratio !== null || point.status === 'too_fast')
          .map((point): One => ({ panel, chart, group, point, at })),
  )
  if (all.length <= BARS_AT_MOST) return all
  const last = Math.max(...all.map((one) => one.point.place ?? 0))
  return all.filter((one) => (one.point.place ?? 0) === last)
}

function seriesOf(comparison: Comparison, compared: readonly One[]): readonly Series[] {
  const panels = shortPanels(comparison.panels.map((panel) => panel.short))
  const places = new Set(compared.map((one) => one.point.place)).size
  return compared.map((one, index) => {
    const groups = shortGroups(one.chart.groups)
    const labels = [
      comparison.panels.length > 1 ? panels[comparison.panels.indexOf(one.panel)] : null,
      places < 2 || one.chart.groups.length > 2 ? groups[one.at] : null,
      places < 2 ? null : countOf(one.chart.placeName, one.point.place),
    ]
    return {
      label: labels.filter(Boolean).join(' '),
      mail: false,
      isBaseline: false,
      apart: index > 0 && compared[index - 1]?.panel !== one.panel,
      drawn: [drawnOf(comparison, one)],
    }
  })
}

function drawnOf(comparison: Comparison, { panel, chart, group, point, at }: One): Drawn {
  const [first] = point.figures
  const ratio = ratioText(point.ratio)
  const condition = [standingLabel(comparison.question, group), countOf(chart.placeName, point.place), panel.title]
  return {
    id: `multiple-${figureId(chartId(comparison, panel, chart), at, point.place)}`,
    href: first === undefined ? '' : hrefOf(first),
    words: [
      `${ratio === null ? '' : `${ratio}: `}${valueWordsOf(point, chart.unit)}`,
      condition.filter(Boolean).join(', '),
      placeInMail(point.figures),
    ],
    lines: point.figures.map((figure) => ({ text: `L${figure.line}`, href: hrefOf(figure) })),
    status: point.status,
    value: point.ratio,
    range: null,
    text: ratio ?? first?.text ?? '+++++',
    ratio: null,
    note: null,
    counted: point.n > 0 || point.status !== 'ok',
  }
}

function baseWords(comparison: Comparison, charts: readonly { panel: Panel; chart: Chart }[]): string {
  const panels = shortPanels(comparison.panels.map((panel) => panel.short))
  const values = charts.flatMap(({ panel, chart }) => {
    const point = chart.groups.find((group) => group.isBaseline)?.points.at(-1)
    if (point === undefined || point.mean === null) return []
    const place = chart.sweep === null ? '' : ` at ${countOf(chart.sweep, point.place)}`
    const where = comparison.panels.length > 1 ? ` on ${panels[comparison.panels.indexOf(panel)]}` : ''
    return [`${point.text}${place}${where}`]
  })
  if (values.length === 0) return 'too fast to measure; left out of ratios'
  const unit = charts[0]?.chart.unit ?? null
  return `×1 is ${values.join(', ')}${unit === null ? '' : `${values.length > 1 ? ',' : ''} ${unit}`}`
}
