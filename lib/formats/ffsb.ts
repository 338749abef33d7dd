/**
 * FFSB, the Flexible Filesystem Benchmark (IBM; genuine output of 6.0-RC2): operations, their rates and the latency of each
 * system call, in milliseconds.
 *
 *              Op Name   Transactions	 Trans/sec	% Trans	    % Op Weight	   Throughput
 *              =======   ============	 =========	=======	    ===========	   ==========
 *                 read :       815504	 162882.05	78.521%		57.664%	    636MB/sec
 *               delete :        12428	   2482.27	 1.197%		14.060%	           NA
 *     -
 *     207437.41 Transactions per Second
 *
 * Behind it may stand thousands of lines with one latency each.
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format, NearMiss, Printed } from './format'
import { measure, printedAt } from './measure'
import { groupToken, namedFigures } from './named-figures'
import { oneRun } from './one-run'
import { isBlank } from './tokens'

const HEAD = /Op Name\s+Transactions\s+Trans\/sec\b/
const ROW =
  /^\s*(?<operation>[a-z_]{2,24})\s*:\s+\d+\s+(?<ops>\d[\d.]*)\s+[\d.]+%\s+[\d.]+%(?:\s+(?:NA|(?<throughput>\d[\d.]*)(?<unit>[KMGT]?B)\/sec))?$/d
const TOTAL = /^\s*(?<ops_per_second>\d[\d.]*) Transactions per Second$/d
const SUM = /^\s*(?<operation>Read|Write) Throughput: (?<throughput>\d[\d.]*)(?<unit>[KMGT]?B)\/sec$/d
const CALL = /^\s*\[\s*(?<operation>\w+)\]\s+\d[\d.]*\s+(?<latency>\d[\d.]*)\s+\d[\d.]*\s+\d+$/d
const SKIPPED =
  /^\s*(?:[-=][-= \t]*|=+\s.*|(?:Total|Throughput) Results|System Call Latency statistics.*|Min\s+Avg\s+Max.*|Total:?|\d[\d.]*% (?:User|System|CPU).*)$/
const RATES: Readonly<Record<string, string>> = { B: 'B/s', KB: 'KiB/s', MB: 'MB/s', GB: 'GB/s' }

export const ffsb: Format = {
  tool: 'ffsb',
  about: {
    reads: 'FFSB: the table of operations, transactions per second, and the mean latency of each system call',
    sample: [
      '             Op Name   Transactions\t Trans/sec\t% Trans\t    % Op Weight\t   Throughput',
      '             =======   ============\t =========\t=======\t    ===========\t   ==========',
      '                read :       815504\t 162882.05\t78.521%\t\t57.664%\t    636MB/sec',
      '207437.41 Transactions per Second',
    ].join('\n'),
  },
  signature: /Op Name\s+Transactions\s+Trans\/sec\b|^\s*\d[\d.]* Transactions per Second$/,
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth
  const measurements: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || (i > at && HEAD.test(line.text))) break
    if (isBlank(line)) continue
    const figures = readLine(line, measurements.length > 0 && measurements[0]?.params.operation !== undefined)
    if (figures.length === 0 && !HEAD.test(line.text) && !SKIPPED.test(line.text) && !SUM.test(line.text)) break
    measurements.push(...figures)
    last = i
  }
  if (measurements.length > 0) {
    const { threads, printed } = readPreamble(lines, at)
    const own = measurements.map((figure) => ({ ...figure, params: { ...figure.params, ...threads } }))
    return oneRun(ffsb, lines, [at, last], own, printed)
  }
  return HEAD.test(lines[at]?.text ?? '')
    ? { first: at, last, why: 'the head of an FFSB table; no row of an operation under it' }
    : null
}

/** `FFSB version 6.0-RC2 started`, and under it for each group of threads what it does and `num_threads      = 2`. */
function readPreamble(lines: readonly Line[], at: number): { threads: Params; printed: readonly Printed[] } {
  let count = 0
  for (let i = at - 1; i >= Math.max(0, at - 300); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || HEAD.test(line.text)) break
    count += Number(/^\s*num_threads\s*= (\d{1,6})$/.exec(line.text)?.[1] ?? 0)
    const version = /^\s*FFSB version (\S+) started$/.exec(line.text)?.[1]
    if (version === undefined) continue
    const printed = [printedAt('toolVersion', version, line.number, version)]
    return { threads: count > 0 ? { threads: count } : {}, printed }
  }
  return { threads: {}, printed: [] }
}

/** The sums of all reads and of all writes follow from the rows, and count only where these are not there. */
function readLine(line: Line, hasRows: boolean): readonly Measurement[] {
  const total = namedFigures(line, TOTAL, { ops_per_second: 'ops/s' })
  if (total.length > 0) return total
  const match = ROW.exec(line.text) ?? CALL.exec(line.text) ?? (hasRows ? null : SUM.exec(line.text))
  if (!match?.groups) return []
  const params = { operation: (match.groups.operation ?? '').toLowerCase() }
  const figure = (group: string, metric: string, unit: string): readonly Measurement[] => {
    const token = groupToken(line, match, group)
    return token ? [measure(metric, token, { value: Number(token.text), unit, params })] : []
  }
  return [
    ...figure('ops', 'ops_per_second', 'ops/s'),
    ...figure('throughput', 'throughput', RATES[match.groups.unit ?? ''] ?? 'MB/s'),
    ...figure('latency', 'latency', 'ms'),
  ]
}
