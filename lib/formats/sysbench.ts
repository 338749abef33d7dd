/**
 * sysbench fileio, 0.4 to 1.1 (genuine output of 0.4.12, 0.5 and 1.0.20). Up to 0.5 its `Mb` are megabytes that count 2^20.
 *
 *     Read 2.6573Gb  Written 1.7716Gb  Total transferred 4.4289Gb  (1.1072Gb/sec)        0.4, 0.5
 *     72560.65 Requests/sec executed
 *
 *     File operations:                                                                   1.0
 *         reads/s:                      40939.10
 *
 *     Throughput:                                                                        1.1
 *              write: IOPS=31961.19 499.39 MiB/s (523.65 MB/s)
 *
 * Amounts are no rates, and what it writes in `prepare` is no result. The tests of processors and databases print neither.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format } from './format'
import { oneRun } from './one-run'
import { type Moved, readLine } from './sysbench/lines'
import { startOf } from './sysbench/start'
import { isBlank, mayContinue } from './tokens'

const SKIPPED =
  /^\s*(?:File operations:|Throughput:|Operations performed:|General statistics:|Test execution summary:|total (?:time|number)|response time:|per-request statistics:|Latency \(ms\):|min:|sum:|Threads fairness:|events \(avg|execution time \(avg|Done\.$)/

/** It prints some twenty lines without a figure that is taken. */
const MOST_SKIPPED = 40

export const sysbench: Format = {
  tool: 'sysbench',
  about: {
    reads:
      'sysbench fileio 0.4 to 1.1: requests, throughput and latencies, with threads, mode and sizes where they stand over it',
    sample: [
      'File operations:',
      '    reads/s:                      40939.10',
      '    writes/s:                     27292.65',
      '    fsyncs/s:                     5460.78',
      '',
      'Throughput:',
      '    read, MiB/s:                  639.67',
      '    written, MiB/s:               426.45',
    ].join('\n'),
  },
  signature:
    /^\s*(?:Operations performed:\s+\d|File operations:$|reads\/s:\s+\d|read, MiB\/s:\s+\d|Read \d[\d.]*[KMGT]?b\s|\d+\.\d+\s+Requests\/sec executed|(?:read|write):\s+IOPS=\d[\d.]* \d[\d.]* MiB\/s \()/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth ?? 0
  const { first, params, printed } = startOf(lines, at)
  const measurements: Measurement[] = []
  let moved: Moved = { reads: null, writes: null }
  let last = at
  const skipped = new Set<string>()
  for (let i = at; i < lines.length && i <= last + 3 && skipped.size < MOST_SKIPPED; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    // a heading that comes again is another result's
    if (skipped.has(line.text)) break
    const own = readLine(line, lines[i + 1], moved, params)
    if (own.figures.some(({ metric }) => measurements.some((figure) => figure.metric === metric))) break
    if (own.figures.length === 0 && !own.moved && !SKIPPED.test(line.text)) break
    if (own.figures.length === 0) skipped.add(line.text)
    measurements.push(...own.figures)
    moved = own.moved ?? moved
    last = own.isCut ? i + 1 : i
    i = last
  }
  // latencies and the shape of "General statistics" are any sysbench test's
  const isFiles = measurements.some(({ metric }) => /throughput|requests|fsyncs/.test(metric))
  return isFiles ? oneRun(sysbench, lines, [first, last], measurements, printed) : null
}
