import { withUnit } from '@/lib/metrics/units'
import { figureHref } from '@/lib/url/figure-href'
import type { Chart, Group, Piece, Point } from './comparison'
import { words } from './lead-pieces'
import { plural } from './plural'
import { ratioText } from './ratio-text'

/** Between them a ratio "stayed": repeats of one run on one machine differ by as much. */
const ROSE = 1.05
const FELL = 0.95

export const verbOf = (ratio: number): string => (ratio >= ROSE ? 'rose to' : ratio <= FELL ? 'fell to' : 'stayed at')

export const ratioPiece = (ratio: number): Piece => ({ text: ratioText(ratio) ?? '', kind: 'ratio' })

/** One printed figure leads to its line; a mean is IOlore's word. */
function figurePiece(point: Point): Piece {
  const [figure] = point.figures
  if (point.n > 1 || figure === undefined) return words(`a mean of ${point.text}`)
  return { text: point.text, kind: 'figure', href: figureHref(figure.messageId, figure.line, figure.column) }
}

/** " (153107 to 67526 KiB/s)". */
function figuresPieces(base: Point, other: Point, unit: string | null): readonly Piece[] {
  return [
    words(' ('),
    figurePiece(base),
    words(' to '),
    figurePiece(other),
    words(`${withUnit(other.text, unit).slice(other.text.length)})`),
  ]
}

/** "fell to ×0.44 of the baseline (153107 to 67526 KiB/s)", with `where` before the bracket: " on system A". */
export function barChange(chart: Chart, base: Group, other: Group, where: string): readonly Piece[] {
  const [from, to] = [base.points[0], other.points[0]]
  if (from === undefined || to === undefined || to.ratio === null) return []
  const places = chart.placeName !== null && from.place !== to.place && from.place !== null && to.place !== null
  return [
    words(`${verbOf(to.ratio)} `),
    ratioPiece(to.ratio),
    words(where),
    ...figuresPieces(from, to, chart.unit),
    words(places ? `, at ${to.place} ${chart.placeName}, not ${from.place}` : ''),
  ]
}

/** "rose at every number of threads: ×1.19 at 1, ×2.17 at 8 (5.995 to 13.01 MB/s)". */
export function sweepChange(chart: Chart, base: Group, other: Group, where: string): readonly Piece[] {
  const points = other.points.filter(({ ratio }) => ratio !== null)
  const [first, last] = [points[0], points.at(-1)]
  const from = base.points.find(({ place }) => place === last?.place)
  if (first === undefined || last === undefined || from === undefined) return []
  if (first === last)
    return [
      ...barChange(chart, { ...base, points: [from] }, { ...other, points: [last] }, where),
      words(atPlace(last, chart)),
    ]
  const ratios = points.map(({ ratio }) => ratio ?? 1)
  const verb = ratios.every((ratio) => ratio >= ROSE)
    ? `rose at every number of ${chart.sweep}`
    : ratios.every((ratio) => ratio <= FELL)
      ? `fell at every number of ${chart.sweep}`
      : ratios.every((ratio) => ratio > FELL && ratio < ROSE)
        ? `stayed about the same at every number of ${chart.sweep}`
        : `changed with the number of ${chart.sweep}`
  return [
    words(`${verb}${where}: `),
    ratioPiece(first.ratio ?? 1),
    words(` at ${first.place}, `),
    ratioPiece(last.ratio ?? 1),
    words(` at ${last.place}`),
    ...figuresPieces(from, last, chart.unit),
  ]
}

function atPlace(point: Point, chart: Chart): string {
  if (point.place === null || chart.sweep === null) return ''
  return ` at ${plural(point.place, chart.sweep.replace(/s$/, ''))}`
}
