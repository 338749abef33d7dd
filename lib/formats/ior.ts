/**
 * IOR 2.10 to 4.1 (LLNL; genuine output of 4.1): one row for each iteration, and a summary that follows from them. The summary
 * counts only where the rows are not there.
 *
 *     access    bw(MiB/s)  IOPS       Latency(s)  block(KiB) xfer(KiB)  open(s)    wr/rd(s)   close(s)   total(s)   iter
 *     write     1076.64    1080.00    0.001852    4096       1024.00    0.000039   0.014815   0.004224   0.014861   0
 *
 *     Operation   Max(MiB)   Min(MiB)  Mean(MiB)     StdDev   Max(OPs)   Min(OPs)  Mean(OPs) …
 *     write        5557.67    1076.64    3472.90    1842.59    5557.67    1076.64    3472.90 …
 *
 *     Max Write: 512.21 MiB/sec (537.09 MB/sec)                                                      2.10
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss } from './format'
import { measure } from './measure'
import { groupToken } from './named-figures'
import { oneRun } from './one-run'
import { isBlank, type Token, tokensOf } from './tokens'
import { versionAbove } from './version-above'

const HEAD = /^\s*access\s+bw\(MiB\/s\)\s/
const SUMMARY = /^\s*Operation\s+Max\s*\(MiB\)\s+Min\s*\(MiB\)\s+Mean\s*\(MiB\)/
const OLD = /^\s*Max (?<which>Write|Read):\s+(?<rate>\d[\d.]*) MiB\/sec \(/d
const SKIPPED = /^\s*(?:-+(?:\s+-+)+|Summary of all tests:|Max (?:Write|Read):.*|remove\s.*)$/

export const ior: Format = {
  tool: 'ior',
  about: {
    reads: 'IOR 2.10 to 4.1: the rows of its iterations, or the summary',
    sample: [
      'access    bw(MiB/s)  IOPS       Latency(s)  block(KiB) xfer(KiB)  open(s)    wr/rd(s)   close(s)   total(s)   iter',
      'write     1076.64    1080.00    0.001852    4096       1024.00    0.000039   0.014815   0.004224   0.014861   0',
    ].join('\n'),
  },
  signature: /^\s*access\s+bw\(MiB\/s\)\s|^\s*Operation\s+Max\s*\(MiB\)\s|^\s*Max (?:Write|Read):\s+\d[\d.]* MiB\/sec/,
  read,
}

/** `IOR-4.1.0+dev: MPI Coordinated Test of Parallel I/O`, `IOR-2.10.3: MPI Coordinated Test of Parallel I/O` */
const BANNER = /^\s*IOR-(\d[\w.+-]*): MPI Coordinated Test/

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth
  const measurements: Measurement[] = []
  let head = ''
  let last = at
  for (let i = at; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || (i > at && HEAD.test(line.text))) break
    if (isBlank(line)) continue
    const isHead = HEAD.test(line.text) || SUMMARY.test(line.text)
    if (isHead && SUMMARY.test(head)) break
    if (isHead) head = line.text
    const figures = isHead ? [] : readLine(line, head, measurements)
    if (figures === null || (figures.length === 0 && !isHead && !SKIPPED.test(line.text) && !isRow(line))) break
    measurements.push(...figures)
    last = i
  }
  return measurements.length > 0
    ? oneRun(ior, lines, [at, last], measurements, versionAbove(lines, at, BANNER))
    : { first: at, last, why: 'the head of an IOR table; no row of figures under it' }
}

const isRow = ({ text }: Line): boolean => /^\s*(?:write|read)\s+\d/.test(text)

function readLine(line: Line, head: string, had: readonly Measurement[]): readonly Measurement[] | null {
  const old = OLD.exec(line.text)
  const rate = old && groupToken(line, old, 'rate')
  if (rate)
    return had.length > 0 && head !== '' ? [] : [bandwidth(old?.groups?.which ?? '', rate, { aggregate: 'max' })]
  const [operation, ...cells] = tokensOf(line)
  if (!operation || !isRow(line)) return []
  if (HEAD.test(head)) return readIteration(operation.text, cells, head)
  // from the rows above follows all that stands here
  if (had.some(({ params }) => params.iteration !== undefined)) return []
  return ['max', 'min', 'mean'].flatMap((aggregate, i) => {
    const cell = cells[i]
    return cell && isFigure(cell) ? [bandwidth(operation.text, cell, { aggregate })] : []
  })
}

/** Rate, operations where their column is there, and which iteration it was. */
function readIteration(operation: string, cells: readonly Token[], head: string): readonly Measurement[] | null {
  const [rate, iops] = cells
  const last = cells[cells.length - 1]
  if (!rate || !isFigure(rate) || !last || !/^\d+$/.test(last.text)) return null
  const params = { iteration: Number(last.text) }
  const hasOperations = /IOPS/.test(head) && iops && isFigure(iops)
  return [
    bandwidth(operation, rate, params),
    ...(hasOperations ? [measure(`${operation}_iops`, iops, { value: Number(iops.text), unit: 'iops', params })] : []),
  ]
}

const bandwidth = (operation: string, token: Token, params: Measurement['params']): Measurement =>
  measure(`${operation.toLowerCase()}_bandwidth`, token, { value: Number(token.text), unit: 'MiB/s', params })

const isFigure = ({ text }: Token): boolean => /^\d+(?:\.\d+)?$/.test(text)
