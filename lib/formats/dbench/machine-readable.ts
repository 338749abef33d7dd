import type { Line } from '../../mail/line'
import { measure } from '../measure'
import type { Token } from '../tokens'
import type { Result } from './result'

const RESULT = /^;(\d+(?:\.\d+)?);(\d{1,6});(\d{1,6});(\d+(?:\.\d+)?);\s*$/d

/**
 * The last line of 5.0's `--machine-readable`: throughput, clients, processes, longest latency in milliseconds. It prints 0 for
 * every throughput.
 *
 *     ;0;2;2;6.385;
 */
export function readMachineResult(lines: readonly Line[], at: number): Result | null {
  const line = lines[at]
  const cells = line && RESULT.exec(line.text)
  const [throughput, latency] = line && cells ? [tokenOf(line, cells, 1), tokenOf(line, cells, 4)] : []
  if (!line || !cells || !throughput || !latency) return null
  const rate = Number(throughput.text)
  return {
    measurements: [
      ...(rate === 0 ? [] : [measure('throughput', throughput, { value: rate, unit: 'MB/s' })]),
      measure('max_latency', latency, { value: Number(latency.text), unit: 'ms' }),
    ],
    printed: [],
    clients: Number(cells[2]),
    findings: rate === 0 ? [leftOut(line.number)] : [],
    last: at,
  }
}

function tokenOf(line: Line, cells: RegExpExecArray, group: number): Token | null {
  const [start, end] = cells.indices?.[group] ?? []
  return start === undefined ? null : { text: line.text.slice(start, end), line, start }
}

const leftOut = (line: number): Result['findings'][number] => ({
  kind: 'figures-left-out',
  severity: 'info',
  message: 'dbench 5.0 prints 0 for the throughput of every machine-readable result: it is left out.',
  runs: [],
  lines: [line],
})
