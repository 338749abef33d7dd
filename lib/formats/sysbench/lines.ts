import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { groupToken, namedFigures, type Units } from '../named-figures'

/** How many reads and writes there were: it tells what `Requests/sec executed` counts. */
export interface Moved {
  readonly reads: number | null
  readonly writes: number | null
}

export interface OwnLine {
  readonly figures: readonly Measurement[]
  readonly moved: Moved | null
  /** mail has cut the line; its rest is the next one */
  readonly isCut: boolean
}

const UNITS: Units = {
  read_requests: 'ops/s',
  write_requests: 'ops/s',
  fsyncs: 'ops/s',
  read_throughput: 'MiB/s',
  write_throughput: 'MiB/s',
  latency_avg: 'ms',
  latency_max: 'ms',
  latency_p95: 'ms',
}

const LINES: readonly RegExp[] = [
  /^\s*reads\/s:\s+(?<read_requests>\d[\d.]*)$/d,
  /^\s*writes\/s:\s+(?<write_requests>\d[\d.]*)$/d,
  /^\s*fsyncs\/s:\s+(?<fsyncs>\d[\d.]*)$/d,
  /^\s*read, MiB\/s:\s+(?<read_throughput>\d[\d.]*)$/d,
  /^\s*written, MiB\/s:\s+(?<write_throughput>\d[\d.]*)$/d,
  /^\s*read:\s+IOPS=(?<read_requests>\d[\d.]*)\s+(?<read_throughput>\d[\d.]*) MiB\/s/d,
  /^\s*write:\s+IOPS=(?<write_requests>\d[\d.]*)\s+(?<write_throughput>\d[\d.]*) MiB\/s/d,
  /^\s*fsync:\s+IOPS=(?<fsyncs>\d[\d.]*)$/d,
  /^\s*avg:\s+(?<latency_avg>\d[\d.]*)(?:ms)?$/d,
  /^\s*max:\s+(?<latency_max>\d[\d.]*)(?:ms)?$/d,
  /^\s*(?:approx\.\s+95 |95th )percentile:\s+(?<latency_p95>\d[\d.]*)(?:ms)?$/d,
]
const PERFORMED = /^\s*Operations performed:\s+(\d+) [Rr]eads?, (\d+) [Ww]rites?/
const EXECUTED = /^\s*(?<rate>\d+\.\d+)\s+Requests\/sec executed$/d
const TOTAL = /(?:^|\s)\(\s*(?<rate>\d[\d.]*)(?<unit>[KMGT]?b)\/sec\)$/d
const AMOUNTS = /^\s*Read \d[\d.]*[KMGT]?b\s+Written \d/
const TOTAL_UNITS: Readonly<Record<string, string>> = { b: 'B/s', Kb: 'KiB/s', Mb: 'MiB/s', Gb: 'GiB/s' }

/** An overflow of an unsigned number: there was no request. */
const isReal = ({ value }: Measurement): boolean => value !== null && value < 1e12

export function readLine(line: Line, next: Line | undefined, moved: Moved, params: Params): OwnLine {
  const performed = PERFORMED.exec(line.text)
  if (performed) {
    // 0.5 is 76 wide, and wraps in quotation
    const isCut =
      !/Total$/.test(line.text) && /^\s*(?:\d+ )?(?:Other )?= ?\d* ?(?:Total)?|Total$/.test(next?.text ?? '')
    return { figures: [], moved: { reads: Number(performed[1]), writes: Number(performed[2]) }, isCut }
  }
  if (AMOUNTS.test(line.text)) {
    const rate = readTotal(line, params)
    const below = rate.length === 0 && next ? readTotal(next, params) : []
    return { figures: [...rate, ...below], moved, isCut: below.length > 0 }
  }
  const executed = EXECUTED.exec(line.text)
  const token = executed && groupToken(line, executed, 'rate')
  if (token) {
    const metric = moved.writes === 0 ? 'read_requests' : moved.reads === 0 ? 'write_requests' : 'requests'
    const figures = [measure(metric, token, { value: Number(token.text), unit: 'ops/s', params })]
    return { figures, moved: null, isCut: false }
  }
  const figures = LINES.flatMap((pattern) => namedFigures(line, pattern, UNITS, params)).filter(isReal)
  return { figures, moved: null, isCut: false }
}

function readTotal(line: Line, params: Params): readonly Measurement[] {
  const match = TOTAL.exec(line.text)
  const rate = match && groupToken(line, match, 'rate')
  const unit = TOTAL_UNITS[match?.groups?.unit ?? '']
  return rate && unit ? [measure('throughput', rate, { value: Number(rate.text), unit, params })] : []
}
