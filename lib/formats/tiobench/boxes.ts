import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss } from '../format'
import { measure } from '../measure'
import { isBlank, type Token } from '../tokens'

/**
 * What tiotest, which tiobench.pl calls, prints by itself:
 *
 *     Tiotest results for 2 concurrent io threads:
 *     | Item                  | Time     | Rate         | Usr CPU  | Sys CPU |
 *     | Write          64 MBs |    0.3 s | 240.256 MB/s |   0.5 %  |  68.0 % |
 *     Tiotest latency results:
 *     | Item         | Average latency | Maximum latency | % >2 sec | % >10 sec |
 *     | Write        |        0.021 ms |       32.087 ms |  0.00000 |   0.00000 |
 *
 * The two CPU shares are not one figure's share, and are left out.
 */
export const BOXES = /Tiotest results for \d+ concurrent/

const RATE = /\|\s*(Random )?(Write|Read)\s+([\d.]+) MBs\s*\|[^|]*\|\s*([\d.]+) MB\/s\s*\|/d
const LATENCY =
  /\|\s*(Random )?(Write|Read)\s*\|\s*([\d.]+) ms\s*\|\s*([\d.]+) ms\s*\|\s*([\d.]+)\s*\|\s*([\d.]+)\s*\|/d
const FRAME = /^\s*[|,`+]|^\s*Tiotest latency results:/

export function readBoxes(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const title = lines[at]
  const threads = /Tiotest results for (\d+) concurrent/.exec(title?.text ?? '')?.[1]
  if (!title || !threads) return null
  const measurements: Measurement[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== title.depth) break
    if (isBlank(line)) continue
    if (!FRAME.test(line.text)) break
    measurements.push(
      ...readRate(line, { threads: Number(threads) }),
      ...readLatency(line, { threads: Number(threads) }),
    )
    last = i
  }
  if (measurements.length === 0) return { first: at, last, why: 'the title of a tiotest box; no rate under it' }
  const run = {
    tool: 'tiobench',
    printed: [],
    measurements,
    lines: [title.number, lines[last]?.number ?? 0] as const,
    findings: [],
  }
  return { format, first: at, last, runs: [run] }
}

/** A random test's amount is that of its requests, not the size of its file. */
function readRate(line: Line, params: Params): readonly Measurement[] {
  const cells = RATE.exec(line.text)
  const rate = cellOf(line, cells, 4)
  if (!cells || !rate) return []
  const size = cells[1] ? {} : { fileSize: `${Number(cells[3])} MB` }
  return [measure(testOf(cells), rate, { value: Number(rate.text), unit: 'MB/s', params: { ...params, ...size } })]
}

const LATENCIES = [
  ['avg_latency', 'ms'],
  ['max_latency', 'ms'],
  ['over_2s', '%'],
  ['over_10s', '%'],
] as const

function readLatency(line: Line, params: Params): readonly Measurement[] {
  const cells = LATENCY.exec(line.text)
  if (!cells) return []
  return LATENCIES.flatMap(([name, unit], i) => {
    const cell = cellOf(line, cells, i + 3)
    return cell ? [measure(`${testOf(cells)}_${name}`, cell, { value: Number(cell.text), unit, params })] : []
  })
}

const testOf = (cells: RegExpExecArray): string =>
  `${cells[1] ? 'random' : 'seq'}_${cells[2] === 'Write' ? 'write' : 'read'}`

function cellOf(line: Line, cells: RegExpExecArray | null, group: number): Token | null {
  const start = cells?.indices?.[group]?.[0]
  const text = cells?.[group]
  return start === undefined || text === undefined ? null : { text, line, start }
}
