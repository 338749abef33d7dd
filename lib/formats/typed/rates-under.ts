import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank } from '../tokens'
import { countOf } from './count'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isByteRate, isMeasured, measuredName, metricName, unitOf } from './words'

const RATE = /^\s*~?(\d+(?:\.\d+)?)\s?([kKMG]i?B\/s(?:ec)?|[kKMG]?IOPS)\s*$/i
/** `Elapsed Time: Avg. 68 seconds` */
const NAMED =
  /^\s*([A-Za-z][A-Za-z _-]{2,30}?)\s*[:=]\s*(?:(?:avg|average|mean)\b\.?\s*)?~?(\d[\d,]*(?:\.\d+)?)\s?([A-Za-zµ][A-Za-z/]{0,11})\s*$/i
const NAME = /^\s*([A-Za-z][\w ,=+/-]{1,30}):?\s*$/
/** `[ w/o patch ]` */
const SETTING = /^\s*\[?\s*([A-Za-z][\w ,=+/-]{1,30}?)\s*\]?:?\s*$/
const MOST = 50

/**
 * Settings with a rate each on the line under them, or a figure by its name; two at least:
 *
 *     SEGS_PER_SEC 1             [ w/o patch ]
 *     2556MiB/s                  Elapsed Time: Avg. 68 seconds
 *     SEGS_PER_SEC 128           [ w/  patch ]
 *     2145MiB/s                  Elapsed Time: Avg. 48 seconds
 */
export function readRatesUnder(lines: readonly Line[], at: number): Table | null {
  const opening = lines[at]
  if (!opening || (!RATE.test(lines[at + 1]?.text ?? '') && !NAMED.test(lines[at + 1]?.text ?? ''))) return null
  const runs: BlockRun[] = []
  let last = at
  for (let i = at; i < lines.length && runs.length < MOST; i += 2) {
    const run = runAt(lines, i, opening.depth)
    if (run === null || run.measurements[0]?.metric !== (runs[0] ?? run).measurements[0]?.metric) break
    runs.push(run)
    last = i + 1
    if (isBlank(lines[i + 2] ?? opening)) i++
  }
  return runs.length > 1 ? { first: at, last, runs } : null
}

function runAt(lines: readonly Line[], at: number, depth: number): BlockRun | null {
  const [name, result] = [lines[at], lines[at + 1]]
  if (!name || !result || name.depth !== depth || result.depth !== depth) return null
  const read = rateAt(name, result) ?? namedAt(name, result)
  if (read === null) return null
  const { label, figure } = read
  const words = { text: label, line: name, start: name.text.indexOf(label) }
  return runOf(
    'typed',
    lines,
    [at, at + 1],
    [figure],
    [
      printedAt('label', label, name.number, label),
      printedBy(conditionOf(label) ?? { field: 'factors.variant', value: label }, words),
    ],
  )
}

interface Read {
  readonly label: string
  readonly figure: Measurement
}

function rateAt(name: Line, rate: Line): Read | null {
  const [, label = ''] = NAME.exec(name.text) ?? []
  const [, figure = '', printed = ''] = RATE.exec(rate.text) ?? []
  const unit = unitOf(printed)
  if (label === '' || unit === null || !(isByteRate(unit) || /iops/i.test(unit))) return null
  const token = { text: figure, line: rate, start: rate.text.indexOf(figure) }
  return { label, figure: measure(measuredName(unit), token, { value: Number(figure), unit }) }
}

/** The setting has to be known by its name: many things have a name and seconds under them. */
function namedAt(name: Line, result: Line): Read | null {
  if (name.text.length > 60 || result.text.length > 80) return null
  const [, label = ''] = SETTING.exec(name.text) ?? []
  const [, words = '', digits = '', printed = ''] = NAMED.exec(result.text) ?? []
  const unit = unitOf(printed)
  const value = countOf(digits)
  if (label === '' || unit === null || value === null || conditionOf(label) === null || !isMeasured(words)) return null
  const token = { text: digits, line: result, start: result.text.lastIndexOf(digits) }
  return { label, figure: measure(metricName(words), token, { value, unit }) }
}
