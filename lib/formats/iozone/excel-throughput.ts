import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss } from '../format'
import { measure } from '../measure'
import { isBlank, type Token, tokensOf } from '../tokens'
import { startOf } from './start'
import { metricOfTest } from './tests'

export const THROUGHPUT_REPORT = /^\s*"Throughput report Y-axis/

const HEAD = /^\s*(?:"Throughput report|Y-axis is|"?X-axis is|"Record size = |"Output is in )/
const ROW = /^\s*"\s*([A-Z][\w -]*?)\s*"((?:\s+\d[\d.]*)+)\s*$/

/**
 * The Excel part of throughput mode by itself: what the children moved, a column for each number of processes.
 *
 *     "Throughput report Y-axis is type of test X-axis is number of processes"
 *     "Record size = 64 kBytes "
 *     "Output is in kBytes/sec"
 *
 *     "  Initial write " 1259345.50  4905587.00
 */
export function readThroughputReport(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const opening = lines[at]
  if (!opening || !THROUGHPUT_REPORT.test(opening.text)) return null
  const start = startOf(lines, at)
  const processes = processesOf(start.command)
  const met = new Set<string>()
  const figures: Measurement[] = []
  let sizes: Params = {}
  let last = at
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== opening.depth || line.text.length > 1000) break
    if (isBlank(line)) continue
    if (i > at && THROUGHPUT_REPORT.test(line.text)) break
    const record = /^\s*"Record size = (\d{1,9}) [kK]/.exec(line.text)?.[1]
    if (record !== undefined) sizes = { recordSizeKiB: Number(record) }
    const metric = metricOfTest(ROW.exec(line.text)?.[1] ?? '')
    if (metric === null ? !HEAD.test(line.text) : met.has(metric)) break
    if (metric !== null) {
      met.add(metric)
      const cells = tokensOf(line, line.text.lastIndexOf('"') + 1)
      figures.push(...figuresOf(cells, metric, start.unit, { ...start.sizes, ...sizes }, processes))
    }
    last = i
  }
  if (figures.length === 0) return { first: at, last, why: "the head of iozone's throughput report; no row under it" }
  const place = [lines[start.at]?.number ?? 0, lines[last]?.number ?? 0] as const
  const run = { tool: format.tool, printed: start.printed, measurements: figures, lines: place, findings: [] }
  return { format, first: start.at, last, runs: [run] }
}

const figuresOf = (
  cells: readonly Token[],
  metric: string,
  unit: string,
  sizes: Params,
  processes: readonly number[],
): readonly Measurement[] =>
  cells.map((token, i) => {
    const count = processes[i]
    // columns without a number can still be told apart
    const place: Params =
      processes.length === cells.length && count !== undefined
        ? { threads: count }
        : cells.length > 1
          ? { column: i + 1 }
          : {}
    const params = { ...sizes, ...place, aggregate: 'children' }
    return measure(metric, token, { value: Number(token.text), unit, params })
  })

/** `-t 8` runs eight, `-l 1 -u 4` one to four. */
function processesOf(command: string): readonly number[] {
  const option = (name: string) => Number(new RegExp(`(?:^|\\s)-${name} ?(\\d{1,4})(?=\\s|$)`).exec(command)?.[1] ?? 0)
  const [exactly, from, to] = [option('t'), option('l'), option('u')]
  if (exactly > 0) return [exactly]
  return from > 0 && to >= from ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : []
}
