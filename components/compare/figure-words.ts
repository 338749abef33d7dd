import type { Point } from '@/lib/compare/comparison'
import type { Figure } from '@/lib/compare/figure'
import { withUnit } from '@/lib/metrics/units'
import { dayWords } from './day-words'

/** Microseconds as a benchmark prints them: `13686us`, `1480ms`, `12s`. */
export function latencyText(microseconds: number): string {
  if (microseconds < 100_000 || microseconds % 1000 !== 0) return `${microseconds}us`
  const milliseconds = microseconds / 1000
  if (milliseconds < 100_000 || milliseconds % 1000 !== 0) return `${milliseconds}ms`
  return `${milliseconds / 1000}s`
}

/** An end of a range, in a drawing's small print: whole numbers as they are, others in four digits. */
export const roughText = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4)))

/** "13.01 MB/s, CPU 21.5 %": what was measured, with what was printed beside it. */
export function valueWordsOf(point: Point, unit: string | null): string {
  const [first] = point.figures
  if (point.status === 'too_fast') return `${first?.text ?? '+++++'}: too fast to measure`
  if (point.status === 'not_run') return 'not run'
  const value = withUnit(point.text, unit)
  if (point.n > 1 && point.min !== null && point.max !== null)
    return `${value}, mean of ${point.n} runs from ${roughText(point.min)} to ${roughText(point.max)}`
  return [value, ...companions(first)].join(', ')
}

function companions(figure: Figure | undefined): readonly string[] {
  if (figure === undefined) return []
  return [
    ...(figure.cpuPercent === null ? [] : [`CPU ${figure.cpuPercent} %`]),
    ...(figure.latencyUs === null ? [] : [`latency ${latencyText(figure.latencyUs)}`]),
  ]
}

/** "L36 in the mail of 26 Sep 2001" */
export function placeInMail(figures: readonly Figure[]): string {
  const [first] = figures
  if (first === undefined) return ''
  const lines = figures.map((figure) => `L${figure.line}`).join(', ')
  const days = new Set(figures.map((figure) => figure.date))
  const day = days.size === 1 && first.date !== null ? ` of ${dayWords(first.date)}` : ''
  return new Set(figures.map((figure) => figure.messageId)).size === 1
    ? `${lines} in the mail${day}`
    : `${lines} in ${new Set(figures.map((figure) => figure.messageId)).size} mails`
}
