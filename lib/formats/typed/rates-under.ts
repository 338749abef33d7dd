import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isByteRate, measuredName, unitOf } from './words'

const RATE = /^\s*~?(\d+(?:\.\d+)?)\s?([kKMG]i?B\/s(?:ec)?|[kKMG]?IOPS)\s*$/i
const NAME = /^\s*([A-Za-z][\w ,=+/-]{1,30}):?\s*$/
const MOST = 50

/**
 * Settings with a rate each on the line under them, two at least:
 *
 *     SEGS_PER_SEC 1
 *     2556MiB/s
 *     SEGS_PER_SEC 128
 *     2145MiB/s
 */
export function readRatesUnder(lines: readonly Line[], at: number): Table | null {
  if (!RATE.test(lines[at + 1]?.text ?? '')) return null
  const runs: BlockRun[] = []
  let last = at
  for (let i = at; i < lines.length && runs.length < MOST; i += 2) {
    const run = runAt(lines, i, lines[at]?.depth ?? 0)
    if (run === null) break
    runs.push(run)
    last = i + 1
  }
  return runs.length > 1 ? { first: at, last, runs } : null
}

function runAt(lines: readonly Line[], at: number, depth: number): BlockRun | null {
  const [name, rate] = [lines[at], lines[at + 1]]
  if (!name || !rate || name.depth !== depth || rate.depth !== depth) return null
  const [, label = ''] = NAME.exec(name.text) ?? []
  const [, figure = '', printed = ''] = RATE.exec(rate.text) ?? []
  const unit = unitOf(printed)
  if (label === '' || unit === null || !(isByteRate(unit) || /iops/i.test(unit))) return null
  const token = { text: figure, line: rate, start: rate.text.indexOf(figure) }
  const words = { text: label, line: name, start: name.text.indexOf(label) }
  return runOf(
    'typed',
    lines,
    [at, at + 1],
    [measure(measuredName(unit), token, { value: Number(figure), unit })],
    [
      printedAt('label', label, name.number, label),
      printedBy(conditionOf(label) ?? { field: 'factors.variant', value: label }, words),
    ],
  )
}
