import type { Line } from '@/lib/mail/line'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, measuredName, metricName, unitOf } from './words'

/** Cheap: a name, then figures with their units, at least two. */
const LINE =
  /^\s{0,40}[-*]?\s*([A-Za-z][\w /()-]{0,38}?)\s*[:=]\s*((?:[\d.]{1,12}\s?[A-Za-zµ/]{1,8}[,;]?\s{1,3}){1,20}[\d.]{1,12}\s?[A-Za-zµ/]{1,8})\s*$/
const FIGURE = /([\d.]+)\s?([A-Za-zµ/]+)/g

/** The same measured several times: `Speed: 28.9MiB/s, 26.4MiB/s, 30.9MiB/s`. A run for each. */
export function readRepeats(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  if (!line || line.text.length > 160) return null
  const [, label = '', list = ''] = LINE.exec(line.text) ?? []
  if (label === '') return null
  const start = line.text.lastIndexOf(list)
  const found = [...list.matchAll(FIGURE)].map(({ 1: text = '', 2: unit = '', index }) => ({
    token: { text, line, start: start + index },
    unit: unitOf(unit),
  }))
  const unit = found[0]?.unit ?? null
  const condition = conditionOf(label)
  const name = condition === null ? nameOf(label) : measuredName(unit ?? '')
  if (unit === null || name === '' || found.some((one) => one.unit !== unit)) return null
  const words: Token = { text: label, line, start: line.text.indexOf(label) }
  const said = condition === null ? [] : [printedAt('label', label, line.number, label), printedBy(condition, words)]
  return {
    first: at,
    last: at,
    runs: found.map(({ token }) =>
      runOf('typed', lines, [at, at], [measure(name, token, { value: Number(token.text), unit })], said),
    ),
  }
}

const nameOf = (label: string): string => (isMeasured(label) || /^speed$/i.test(label) ? metricName(label) : '')
