import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss } from '../format'
import { markOf, measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'
import { wholeLine } from '../whole-line'
import { readSizes, startOf } from './start'
import { metricOfTest } from './tests'

export const CHILDREN = /^\s*(?:Children see|Parent sees) throughput for\s+\d/
const TEST =
  /^(Children see|Parent sees) throughput for\s+(\d{1,9})\s+([a-z][a-z -]*[a-z])\s*=\s*(\d[\d.]*)(?:\s*(\w+\/sec))?/
const SPREAD = /^(Min|Max|Avg) throughput per (?:process|thread)\s*=\s*(\d[\d.]*)(?:\s*(\w+\/sec))?/
const CPU = /^CPU [uU]tilization: .*CPU utilization\s+(\d[\d.]*)/
const REST =
  /^\s*(?:Min xfer|Min throughput|Throughput test with|(?:Min|Max) process|"Throughput report|"Record size|"Output is in|\w+ytes\/sec"?$|[kK]B(?:\/sec)?$|iozone test complete|Run began|Time Resolution)/
const EXCEL = /^\s*"\s*([A-Z][\w -]*?)\s*"((?:\s+\d[\d.]*)+)$/
/** How a wrapped line goes on: the sign, the figure, or the name's rest. */
const GOES_ON = /^\s*(?:=|\d[\d.]*(?:\s|$)|[a-z-]+\s*=)/

const AGGREGATES: Readonly<Record<string, string>> = {
  'Children see': 'children',
  'Parent sees': 'parent',
  Min: 'min',
  Max: 'max',
  Avg: 'avg',
}

/** What has been read of one execution. */
interface Reading {
  readonly figures: Measurement[]
  readonly met: Set<string>
  readonly unit: string
  metric: string | null
  /** of all figures: sizes, and how many processes ran */
  params: Params
}

/** Reads throughput mode: for each test what the children moved together, what the parent saw, and the spread. */
export function readThroughput(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const start = startOf(lines, at)
  const depth = lines[at]?.depth ?? 0
  const reading: Reading = { figures: [], met: new Set(), unit: start.unit, metric: null, params: start.sizes }
  let last = at
  for (let i = at; i < lines.length && i <= last + 4; ) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth) || line.text.length > 1000) break
    const read = isBlank(line) ? null : take(reading, lines, i, line)
    if (read !== null) last = read
    else if (!isBlank(line)) break
    i = (read ?? i) + 1
  }
  if (reading.figures.length === 0) {
    const why = 'a throughput of iozone; its figure is missing'
    return CHILDREN.test(lines[at]?.text.slice(0, 200) ?? '') ? { first: at, last: at, why } : null
  }
  const place = [lines[start.at]?.number ?? 0, lines[last]?.number ?? 0] as const
  const run = { tool: format.tool, printed: start.printed, measurements: reading.figures, lines: place, findings: [] }
  return { format, first: start.at, last, runs: [run] }
}

/** Index of the last line read from `at` on; null: something else, or another execution. */
function take(reading: Reading, lines: readonly Line[], at: number, line: Line): number | null {
  const whole = wholeLine(
    lines,
    at,
    (text, next) => /throughput/.test(text) && !/=\s*\d/.test(text) && GOES_ON.test(next),
  )
  const [, sees, threads, name = '', figure, unit] = TEST.exec(whole.text) ?? []
  if (sees !== undefined && figure !== undefined) {
    const metric = metricOfTest(name)
    if (metric === null) return null
    reading.metric = metric
    reading.params = { ...reading.params, threads: Number(threads) }
    return add(reading, sees, tokenOf(whole, figure), unit) ? whole.last : null
  }
  const [, spread, value, unitOfSpread] = SPREAD.exec(whole.text) ?? []
  if (spread !== undefined && value !== undefined) {
    return add(reading, spread, tokenOf(whole, value), unitOfSpread) ? whole.last : null
  }
  const cpu = CPU.exec(whole.text)?.[1]
  if (cpu !== undefined) return addCpu(reading, line, cpu) ? at : null
  const sizes = readSizes(line.text)
  if (sizes) {
    reading.params = { ...reading.params, ...sizes }
    return at
  }
  const [, title = '', cells] = EXCEL.exec(line.text) ?? []
  if (cells !== undefined) return markExcel(reading, line, metricOfTest(title)) ? at : null
  return REST.test(line.text) ? at : null
}

const tokenOf = (whole: ReturnType<typeof wholeLine>, text: string): Token | null =>
  whole.token({ text, at: whole.text.indexOf(text, whole.text.indexOf('=')) })

/** false: this figure is there already, so another execution begins. */
function add(reading: Reading, printed: string, token: Token | null, unit: string | undefined): boolean {
  const aggregate = AGGREGATES[printed] ?? ''
  const params: Params = { ...reading.params, aggregate }
  const key = `${reading.metric} ${aggregate} ${params.threads ?? ''}`
  if (reading.metric === null || !token || reading.met.has(key)) return false
  reading.met.add(key)
  const value = Number.parseFloat(token.text)
  reading.figures.push(measure(reading.metric, token, { value, unit: unitOf(unit) ?? reading.unit, params }))
  return true
}

const unitOf = (printed: string | undefined): string | null => {
  if (printed === undefined) return null
  return /^[kK]/.test(printed) ? 'KiB/s' : /^ops/i.test(printed) ? 'ops/s' : null
}

/** `CPU Utilization: Wall time    0.006    CPU time    0.013    CPU utilization 195.92 %` is of the test over it. */
function addCpu(reading: Reading, line: Line, text: string): boolean {
  const at = reading.figures.findLastIndex(({ params }) => params.aggregate === 'children')
  const figure = reading.figures[at]
  if (!figure || figure.metric !== reading.metric) return false
  const mark = markOf('cpu', { text, line, start: line.text.lastIndexOf(text) })
  reading.figures[at] = { ...figure, cpuPercent: Number.parseFloat(text), marks: [...figure.marks, mark] }
  return true
}

/** `"  Initial write " 1259345.50  4905587.00 `: what the children moved, once for each number of processes. */
function markExcel(reading: Reading, line: Line, metric: string | null): boolean {
  const cells = tokensOf(line, line.text.lastIndexOf('"') + 1)
  const own = reading.figures.flatMap((figure, at) =>
    figure.metric === metric && figure.params.aggregate === 'children' ? [[figure, at] as const] : [],
  )
  for (const [i, token] of cells.entries()) {
    const [figure, at] = own[i] ?? []
    if (!figure || at === undefined || figure.value !== Number(token.text)) continue
    reading.figures[at] = { ...figure, marks: [...figure.marks, markOf('repeat', token)] }
  }
  return metric !== null
}
