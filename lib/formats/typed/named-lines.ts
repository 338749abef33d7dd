import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import { measure } from '../measure'
import { runOf } from '../one-run'
import { isBlank } from '../tokens'
import { parameterOf } from './axis'
import { countOf } from './count'
import type { Table } from './typed-table'
import { isMeasured, metricName, unitOf } from './words'

const ROW = /^\s*[-*]?\s*([A-Za-z][\w /-]{1,30}?)\s*[:=]\s*~?(\d[\d.,]*[kKM]?)\s?([A-Za-zµ/]{1,12}|%)?\s*$/
/** What was asked for, what it was run with, what was counted on the way */
const NO_FIGURE =
  /\b(?:size|depth|jobs|runtime|count|number|nr|limit|threads?|version|model|total|min|max|target|rate|errors?|requests?|merges?|ticks|free|used|available|cores?|cpus?|blocks?|sectors?)\b|_(?:size|bytes|sec|nr)\b/i
const RATE = /iops|throughput|bandwidth|\bbw\b/i
const FAR = 60
const MOST = 12

/**
 * What was measured, a line for each, and the same lines once more under another setting:
 *
 *     Without FDP:
 *     WAF:        2.72
 *     IOPS:       1465
 *     READ LAT:   2681us
 */
export function readNamedLines(lines: readonly Line[], at: number): Table | null {
  const first = readRow(lines[at])
  if (first === null || readRow(lines[at - 1]) !== null) return null
  const figures = figuresFrom(lines, at)
  const names = namesOf(figures)
  const isSure =
    figures.length > 1 &&
    new Set(names).size === names.length &&
    names.some((name) => RATE.test(name)) &&
    figures.filter(({ metric, unit }) => unit !== null && isMeasured(metric.replaceAll('_', ' '))).length > 1 &&
    (comesAgain(lines, at, names, 1) || comesAgain(lines, at, names, -1))
  const last = at + figures.length - 1
  return isSure ? { first: at, last, runs: [runOf('typed', lines, [at, last], figures)] } : null
}

const namesOf = (figures: readonly Measurement[]): readonly string[] => figures.map(({ metric }) => metric)

function figuresFrom(lines: readonly Line[], at: number): readonly Measurement[] {
  const figures: Measurement[] = []
  for (let i = at; i < lines.length && figures.length <= MOST; i++) {
    const line = lines[i]
    const figure = line?.depth === lines[at]?.depth ? readRow(line) : null
    if (figure === null) break
    figures.push(figure)
  }
  return figures.length > MOST ? [] : figures
}

/** The same names in their order, further down (1) or up (-1), a line between that sets them apart. */
function comesAgain(lines: readonly Line[], at: number, names: readonly string[], step: 1 | -1): boolean {
  for (let i = at + step * names.length; i >= 0 && i < lines.length && Math.abs(i - at) <= FAR; i += step) {
    const line = lines[i]
    if (line === undefined || line.depth !== lines[at]?.depth) return false
    if (isBlank(line) || readRow(line)?.metric !== names[0] || i === at) continue
    const again = namesOf(figuresFrom(lines, i))
    return again.length === names.length && again.every((name, place) => name === names[place])
  }
  return false
}

function readRow(line: Line | undefined): Measurement | null {
  if (!line || line.text.length > 80) return null
  const [, name = '', digits = '', printed] = ROW.exec(line.text) ?? []
  const value = countOf(digits)
  if (name === '' || value === null || NO_FIGURE.test(name) || parameterOf(name) !== null) return null
  const isRequests = /iops/i.test(name)
  const unit = printed === undefined ? (isRequests ? 'iops' : null) : printed === '%' ? '%' : unitOf(printed)
  if (printed !== undefined && unit === null) return null
  const token = { text: digits, line, start: line.text.lastIndexOf(digits) }
  return measure(metricName(name), token, { value, unit })
}
