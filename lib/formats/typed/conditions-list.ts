import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { readRow } from './cells'
import { namedOver } from './list'
import type { Table } from './table'
import { conditionOf, isByteRate } from './words'

/** Cheap: a figure with a rate's unit behind it. */
const RATE = /^[^|]{2,60}\s\d[\d.,]*\s?[kKMG]i?(?:B|b|bit)?(?:\/s|ps)/
const MOST = 50

/**
 * Conditions with one rate each, one a line, two at least:
 *
 *     ext3:     33.1 MB/s
 *     xfs:      50.2 MB/s
 *
 * A rate in bytes without a name is a throughput; other units need one.
 */
export function readConditionsList(lines: readonly Line[], at: number): Table | null {
  if (!RATE.test(lines[at]?.text ?? '') || !RATE.test(lines[at + 1]?.text ?? '')) return null
  const runs: BlockRun[] = []
  const labels = new Set<string>()
  const depth = lines[at]?.depth
  const named = namedOver(lines, at)
  const params = named === null || named.clients === null ? {} : { clients: named.clients }
  for (let i = at; i < lines.length && runs.length < MOST; i++) {
    const line = lines[i]
    const row = line && line.depth === depth && !/[.;,]$/.test(line.text) ? readRow(line) : null
    const cell = row?.cells[0]
    const condition = row === null ? null : conditionOf(row.label.text)
    const figures = row?.cells.filter(({ isChange }) => !isChange) ?? []
    if (!row || !cell || cell.value === null || condition === null || figures.length !== 1 || !isByteRate(cell.unit))
      break
    if (labels.has(row.label.text)) return null
    labels.add(row.label.text)
    const { text } = row.label
    const number = row.label.line.number
    runs.push(
      runOf(
        cell.unit === 'MB/s' && named !== null ? named.tool : 'typed',
        lines,
        [i, i],
        [measure('throughput', cell.token, { value: cell.value, unit: cell.unit, params })],
        [printedAt('label', text, number, text), printedAt(condition.field, condition.value, number, text)],
      ),
    )
  }
  return runs.length > 1 ? { first: at, last: at + runs.length - 1, runs } : null
}
