import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank } from '../tokens'
import { countOf } from './count'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, measuredName, unitOf } from './words'

const LINE =
  /^\s*([-*+]\s+)?~?(\d[\d,]*(?:\.\d+)?[kKM]?)\s?([kKMG]i?B\/s(?:ec)?|[kKM]?IOPS|ops\/s(?:ec)?|files\/s(?:ec)?),?\s+[-:(]?\s*((?:with(?:out)?|w\/o?|before|after|in|on|for|using|under)\s[^.;:()]{1,40}?)\)?\s*[.,;]?$/i
const MOST = 20

interface Item {
  readonly index: number
  readonly label: string
  readonly isBulleted: boolean
  readonly figure: Measurement
}

/**
 * Rates before the words that say on what, two at least, of settings that are known by name or in a list:
 *
 *     * 12000 IOPS in shell 1
 *     *  2000 IOPS in shell 2
 */
export function readFigureFirst(lines: readonly Line[], at: number): Table | null {
  const first = itemAt(lines, at)
  if (first === null) return null
  const items = [first]
  for (let i = at + 1; i < lines.length && items.length < MOST; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line) && !isBlank(lines[i - 1] ?? line)) continue
    const item = itemAt(lines, i)
    if (item === null || item.isBulleted !== first.isBulleted || item.figure.unit !== first.figure.unit) break
    items.push(item)
  }
  const areSettings = first.isBulleted || items.every(({ label }) => conditionOf(label) !== null)
  if (items.length < 2 || !areSettings || new Set(items.map(({ label }) => label)).size < items.length) return null
  return {
    first: at,
    last: items.at(-1)?.index ?? at,
    runs: items.map(({ index, label, figure }) =>
      runOf('typed', lines, [index, index], [figure], saidBy(lines[index], label)),
    ),
  }
}

function itemAt(lines: readonly Line[], at: number): Item | null {
  const line = lines[at]
  if (!line || line.text.length > 100) return null
  const [, bullet, digits = '', printed = '', label = ''] = LINE.exec(line.text) ?? []
  const value = countOf(digits)
  const unit = unitOf(printed)
  if (label === '' || value === null || unit === null) return null
  const token = { text: digits, line, start: line.text.indexOf(digits) }
  const figure = measure(measuredName(unit), token, { value, unit })
  return { index: at, label: label.trim(), isBulleted: bullet !== undefined, figure }
}

function saidBy(line: Line | undefined, label: string): readonly Printed[] {
  if (line === undefined) return []
  const token = { text: label, line, start: line.text.indexOf(label) }
  return [
    printedAt('label', label, line.number, label),
    printedBy(conditionOf(label) ?? { field: 'factors.case', value: label }, token),
  ]
}
