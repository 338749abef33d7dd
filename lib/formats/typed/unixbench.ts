import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { Printed } from '../format'
import { measure, printedAt } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import { isBlank } from '../tokens'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, metricName, unitOf } from './words'

const ROW =
  /^\s*(?<label>[a-z][\w.-]{1,20}\s{2,})?(?<name>File (?:Copy|Read|Write) \d{1,6} bufsize \d{1,6} maxblocks):?\s+(?:(?<baseline>\d+\.\d)\s+)?(?<result>\d+(?:\.\d)?)(?: (?<unit>KBps))?(?:\s+(?<index>\d+\.\d))?$/d
/** Tests of everything else stand between, with or without a baseline. */
const OTHER = /^\s*[A-Z][\w ()-]{5,45}\s+(?:\d+\.\d\s+)?\d+(?:\.\d)?(?:\s+\d+\.\d)?$/
const REPORT = 60

/**
 * What UnixBench copied, read and wrote, where the unit was left out, or in its table of indexes. The full report has the same
 * figures in KBps over that table, and there they count.
 *
 *     System Benchmarks Partial Index           BASELINE       RESULT   INDEX
 *     File Copy 1024 bufsize 2000 maxblocks       3960.0     412965.0   1042.8
 *     File Copy 256 bufsize 500 maxblocks         1655.0     115077.0    695.3
 */
export function readUnixBench(lines: readonly Line[], at: number): Table | null {
  const opening = lines[at]
  if (!opening || !ROW.test(opening.text)) return null
  const figures: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== opening.depth || line.text.length > 120) break
    if (isBlank(line)) continue
    const figure = readRow(line)
    if (i > at && ROW.exec(line.text)?.groups?.label !== undefined) break
    if (figures.some(({ metric }) => metric === figure?.metric)) break
    if (figure === null && !OTHER.test(line.text)) break
    if (figure) figures.push(figure)
    last = figure ? i : last
  }
  const isRepeated = figures.every((figure) => isInReport(lines, at, figure))
  return isRepeated
    ? null
    : { first: at, last, runs: [runOf('typed', lines, [at, last], figures, saidBefore(opening))] }
}

/** `x86    File Write 1024 bufsize 2000 maxblocks   524708.0 KBps`: on what it ran */
function saidBefore(line: Line): readonly Printed[] {
  const label = ROW.exec(line.text)?.groups?.label?.trim() ?? ''
  if (label === '') return []
  const token = { text: label, line, start: line.text.indexOf(label) }
  return [
    printedAt('label', label, line.number, label),
    printedBy(conditionOf(label) ?? { field: 'factors.case', value: label }, token),
  ]
}

function readRow(line: Line): Measurement | null {
  const match = ROW.exec(line.text)
  const { name, baseline, index, unit: printed = '' } = match?.groups ?? {}
  const result = match && groupToken(line, match, 'result')
  if (name === undefined || !result || (baseline === undefined) !== (index === undefined)) return null
  return measure(metricName(name), result, { value: Number(result.text), unit: unitOf(printed) })
}

const isInReport = (lines: readonly Line[], at: number, { text }: Measurement): boolean =>
  lines.slice(Math.max(0, at - REPORT), at).some((line) => line.text.includes(`${text} KBps`))
