import { numberAxis } from '@/components/chart/place-axis'
import type { Drawn, Plot, Series } from '@/components/chart/plot'
import { count } from '@/components/count'
import type { Chart, Comparison, Group, Panel, Point } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import type { Figure } from '@/lib/compare/figure'
import { ratioText } from '@/lib/compare/ratio-text'
import { withUnit } from '@/lib/metrics/units'
import { figureHref } from '@/lib/url/figure-href'
import { placeInMail, roughText, valueWordsOf } from './figure-words'
import { labelIsMail, standingLabel } from './group-label'
import { countOf } from './place-words'

/** Where a chart, its table and its figures are known by. */
export const chartId = (comparison: Comparison, panel: Panel, chart: Chart): string =>
  `c${comparison.panels.indexOf(panel) + 1}-${chart.key.replace(/[^\w]+/g, '-')}`

export const figureId = (id: string, group: number, place: number | null): string => `${id}-${group}-${place ?? 'x'}`

export const hrefOf = (figure: Figure): string => figureHref(figure.messageId, figure.line, figure.column)

/** What one chart of a comparison draws, worded. */
export function plotOf(comparison: Comparison, panel: Panel, chart: Chart): Plot {
  const id = chartId(comparison, panel, chart)
  const places = chart.sweep === null ? [] : placesOf(chart)
  const series = chart.groups.map((group, at): Series => {
    const draw = (point: Point | undefined): Drawn | null =>
      point === undefined ? null : drawnOf(comparison, chart, group, point, figureId(id, at, point.place))
    return {
      label: standingLabel(comparison.question, group),
      mail: labelIsMail(comparison.question, group),
      isBaseline: group.isBaseline,
      apart: false,
      drawn:
        chart.sweep === null
          ? [draw(group.points[0])]
          : places.map((place) => draw(group.points.find((point) => point.place === place))),
    }
  })
  const unit = chart.unit ?? ''
  const by = fieldWords(comparison.question.by)
  const over = chart.sweep === null ? '' : `, over ${chart.sweep}`
  return {
    id,
    title: `${warning(comparison)}${chart.title}, ${panel.title}${unit === '' ? '' : `, ${unit}`}, by ${by}${over}`,
    summary: summaryOf(chart, series, places),
    unit,
    places: numberAxis(places).places,
    placeName: chart.sweep ?? '',
    series,
  }
}

const warning = (comparison: Comparison): string => (comparison.notLikeWithLike ? 'Not like with like: ' : '')

/** The places that were measured, in order. */
export function placesOf(chart: Chart): readonly number[] {
  const places = new Set(chart.groups.flatMap((group) => group.points.flatMap((point) => point.place ?? [])))
  return [...places].sort((a, b) => a - b)
}

function drawnOf(comparison: Comparison, chart: Chart, group: Group, point: Point, id: string): Drawn {
  const [first] = point.figures
  const counted = point.n > 0 || point.status !== 'ok'
  const ratio = group.isBaseline ? null : ratioText(point.ratio)
  return {
    id,
    href: first === undefined ? '' : hrefOf(first),
    words: wordsOf(comparison, chart, group, point, ratio),
    lines:
      point.figures.length > 1
        ? point.figures.map((figure) => ({ text: `L${figure.line}`, href: hrefOf(figure) }))
        : [],
    status: point.status,
    value: point.mean,
    range: point.n > 1 && point.min !== null && point.max !== null ? [point.min, point.max] : null,
    text: point.status === 'ok' ? point.text : point.status === 'too_fast' ? (first?.text ?? '+++++') : 'not run',
    ratio,
    note: noteOf(chart, point, first),
    counted,
  }
}

function wordsOf(
  comparison: Comparison,
  chart: Chart,
  group: Group,
  point: Point,
  ratio: string | null,
): readonly string[] {
  const [first] = point.figures
  const place = countOf(chart.placeName, point.place)
  const runs =
    point.n === 0 && first?.equals ? `equals ${first.equals}, not counted` : count(Math.max(point.n, 1), 'run')
  const condition = [standingLabel(comparison.question, group), place, runs].filter(Boolean).join(', ')
  const against = ratio === null ? '' : `; ${ratio} of ${comparison.baseline ?? 'the baseline'}`
  return [valueWordsOf(point, chart.unit), `${condition}${against}`, placeInMail(point.figures)].filter(Boolean)
}

/** What stands small behind a bar: repeats, else what it equals, else the place that this bar alone has, else its run. */
function noteOf(chart: Chart, point: Point, first: Figure | undefined): string | null {
  if (point.n === 0 && first?.equals) return `= ${first.equals}`
  if (chart.sweep === null && chart.placeName !== null && placesOf(chart).length > 1)
    return countOf(chart.placeName, point.place)
  if (point.n > 1 && point.min !== null && point.max !== null)
    return `${roughText(point.min)}–${roughText(point.max)}, n ${point.n}`
  const repeats = chart.groups.some((group) => group.points.some((one) => one.n > 1))
  return repeats && point.n === 1 ? '1 run' : null
}

function summaryOf(chart: Chart, series: readonly Series[], places: readonly number[]): string {
  const said = series.map((one) => {
    const values = one.drawn.map((drawn) => drawn?.text ?? 'nothing').join(', ')
    return `${one.label}: ${chart.sweep === null ? withUnit(values, chart.unit) : values}`
  })
  if (chart.sweep === null) return said.join('; ')
  return `${withUnit(said.join('; '), chart.unit)} at ${places.join(', ')} ${chart.sweep}`
}
