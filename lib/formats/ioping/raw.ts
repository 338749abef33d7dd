import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { oneRun } from '../one-run'
import { type Token, tokensOf } from '../tokens'

/** Eight integers, from 1.0 on ten. */
export const RAW = /^\s*\d+ \d+ \d+ \d+ \d+ \d+ \d+ \d+(?: \d+ \d+)?$/

const LINES = 1000
const FIGURES = [
  [2, 'iops', 'iops'],
  [3, 'throughput', 'B/s'],
  [4, 'latency_min', 'ns'],
  [5, 'latency_avg', 'ns'],
  [6, 'latency_max', 'ns'],
  [7, 'latency_mdev', 'ns'],
] as const

/**
 * `ioping -p 100`: of each hundred requests a line: their number, nanoseconds, iops, bytes a second, and the shortest, mean and longest
 * request and the deviation; all requests, and all nanoseconds.
 *
 *     100 5876725 17016 69698684 50365 58767 129233 11644 101 6262506
 *
 * Bare integers are everybody's: they are taken where they follow from each other as these do.
 */
export function readRaw(lines: readonly Line[], at: number, format: Format): Block | null {
  const rows: (readonly Token[])[] = []
  for (let i = at; i < at + LINES; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || !RAW.test(line.text)) break
    const tokens = tokensOf(line)
    if (!followFromEachOther(tokens.map(({ text }) => Number(text)))) break
    rows.push(tokens)
  }
  if (rows.length === 0) return null
  const figures = rows.flatMap((row, i) => figuresOf(row, rows.length > 1 ? { period: i + 1 } : {}))
  return oneRun(format, lines, [at, at + rows.length - 1], figures)
}

const figuresOf = (row: readonly Token[], params: Params): readonly Measurement[] =>
  FIGURES.flatMap(([at, metric, unit]) => {
    const token = row[at]
    return token ? [measure(metric, token, { value: Number(token.text), unit, params })] : []
  })

function followFromEachOther(row: readonly number[]): boolean {
  const [count = 0, time = 0, iops = 0, rate = 0, min = 0, avg = 0, max = 0, mdev = 0, all = count, total = time] = row
  const sector = 512
  const size = (rate * time) / count / 1e9
  return (
    count > 0 &&
    time > 1000 &&
    Math.abs(iops - (count * 1e9) / time) <= 1 &&
    Math.abs(avg - time / count) <= 1 &&
    size >= sector - 1 &&
    Math.abs(size / sector - Math.round(size / sector)) < 0.01 &&
    min <= avg &&
    avg <= max &&
    mdev <= max &&
    all >= count &&
    total >= time
  )
}
