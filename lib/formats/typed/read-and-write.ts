import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { Printed } from '../format'
import { measure, printedAt } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import { countOf } from './count'
import type { Table } from './typed-table'
import { metricName, unitOf } from './words'

const WHAT = 'iops|speed|rate|bw|bandwidth|through-?put'
const VALUE = String.raw`~?(?<first>\d+(?:\.\d+)?[kKM]?)(?<firstUnit> ?[kKMG]i?B?\/s(?:ec)?)?(?: ?[\/,] ?| )(?<second>\d+(?:\.\d+)?[kKM]?)(?<lastUnit> ?[kKMG]i?B?\/s(?:ec)?| iops)?`
const PAIR = new RegExp(String.raw`\b(?:read|r)\/(?:write|w) ?(?<what>${WHAT})?\s*[:=]?\s*${VALUE}(?!\w|\.\d)`, 'dgi')
/** What may stand before the first, between them and behind the last. */
const LABEL = /^\s*(?:[-*+]\s+)?(?:(\d{1,2}[.)]|[A-Za-z][\w .(),+-]{1,50}:)\s+)?$/
const BETWEEN = /^[\s.,;]*$/

/**
 * Reading and writing at once, two figures under one name:
 *
 *     1. Read/Write IOPS: 117/41. Read/Write Speed 481KB/s 168KB/s
 */
export function readReadAndWrite(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  if (!line || line.text.length > 160 || !/\/w/i.test(line.text)) return null
  const found = [...line.text.matchAll(PAIR)]
  const [first] = found
  const label = LABEL.exec(line.text.slice(0, first?.index))
  const rest = found.map(({ index, 0: { length } }, i) => line.text.slice(index + length, found[i + 1]?.index))
  if (!first || !label || !rest.every((words) => BETWEEN.test(words))) return null
  const figures = found.flatMap((match) => figuresOf(line, match))
  return figures.length < found.length * 2
    ? null
    : { first: at, last: at, runs: [runOf('typed', lines, [at, at], figures, labelOf(line, label[1] ?? ''))] }
}

function figuresOf(line: Line, match: RegExpExecArray): readonly Measurement[] {
  const { what = '', firstUnit = what, lastUnit = firstUnit } = match.groups ?? {}
  const unit = unitOf(lastUnit.trim().replace(/(?<=^[kKMG])(?=\/)/, 'B'))
  const name = metricName(what) || (unit === 'iops' ? 'iops' : 'throughput')
  return (['first', 'second'] as const).flatMap((group) => {
    const token = groupToken(line, match, group)
    const value = countOf(token?.text ?? '')
    const metric = `${group === 'first' ? 'read' : 'write'}_${name}`
    return token && value !== null && unit !== null ? [measure(metric, token, { value, unit })] : []
  })
}

function labelOf(line: Line, label: string): readonly Printed[] {
  const text = label.replace(/[.:)]$/, '')
  return text === '' ? [] : [printedAt('label', text, line.number, text)]
}
