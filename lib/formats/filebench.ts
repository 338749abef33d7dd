/**
 * filebench (Sun, then the community; genuine output of 1.5-alpha3): one line for each operation, and their sum.
 *
 *     statfile1            41604ops     8314ops/s   0.0mb/s    0.002ms/op [0.001ms - 0.999ms]
 *     6.043: IO Summary: 332838 ops 66509.683 ops/s 8314/8314 rd/wr 259.8mb/s 0.030ms/op                    1.5
 *     65231: 31.114: IO Summary: 34453 ops, 1148.248 ops/s, (177/177 r/w),   4.0mb/s,    420us cpu/op,   5.4ms latency
 *
 * Every figure is glued to its unit; its mb are 2^20.
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format } from './format'
import { namedFigures, type Units } from './named-figures'
import { oneRun } from './one-run'
import { isBlank, mayContinue } from './tokens'

const UNITS: Units = { ops_per_second: 'ops/s', throughput: 'MB/s', latency: 'ms' }
const OPERATION =
  /^\s*(?:\d+: )?(?:[\d.]+: )?([a-zA-Z][\w.-]{1,40})\s+\d+ops\s+(?<ops_per_second>\d[\d.]*)ops\/s\s+(?<throughput>\d[\d.]*)mb\/s\s+(?<latency>\d[\d.]*)ms\/op\b/d
const SUMMARY =
  /IO Summary:\s+\d+ ops,?\s+(?<ops_per_second>\d[\d.]*) ops\/s,?\s+\(?\d+\/\d+ r(?:\/w|d\/wr)\)?,?\s+(?<throughput>\d[\d.]*)mb\/s,?(?:\s+\d+us ?cpu\/op,?)?(?:\s+(?<latency>\d[\d.]*)ms(?: latency|\/op))?/d

export const filebench: Format = {
  tool: 'filebench',
  about: {
    reads: 'filebench to 1.5: the lines of its operations and the summary',
    sample: [
      'readfile1            41605ops     8314ops/s 129.9mb/s    0.005ms/op [0.003ms - 0.241ms]',
      '6.043: IO Summary: 332838 ops 66509.683 ops/s 8314/8314 rd/wr 259.8mb/s 0.030ms/op',
    ].join('\n'),
  },
  signature: /IO Summary:\s+\d+ ops|\s\d+ops\s+\d[\d.]*ops\/s\s/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth ?? 0
  const measurements: Measurement[] = []
  let last = at - 1
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    const next = lines[i + 1]
    const own = readLine(line)
    const isCut = next !== undefined && mayContinue(next, depth) && /^\s*[\d.]*ms(?: latency|\/op)/.test(next.text)
    const below = isCut ? namedFigures(next, /^\s*(?<latency>\d[\d.]*)ms(?: latency|\/op)/d, UNITS, paramsOf(own)) : []
    if (own.length === 0) break
    measurements.push(...own, ...(own.length < 3 ? below : []))
    last = isCut ? i + 1 : i
    i = last
    // the summary is the last line of a run
    if (/IO Summary/.test(line.text)) break
  }
  return measurements.length > 0 ? oneRun(filebench, lines, [logFrom(lines, at), last], measurements) : null
}

/** What filebench says before its figures: ` 2016: 3537.431: Per-Operation Breakdown`. */
const LOG = /^\s*(?:\d+: +)?\d+\.\d{3}: \w/

/** Where the log begins that the line at `at` ends. */
function logFrom(lines: readonly Line[], at: number): number {
  let first = at
  const depth = lines[at]?.depth
  while (first > at - 100 && lines[first - 1]?.depth === depth && LOG.test(lines[first - 1]?.text ?? '')) first--
  return first
}

const paramsOf = ([figure]: readonly Measurement[]): Params => figure?.params ?? {}

function readLine(line: Line): readonly Measurement[] {
  const operation = OPERATION.exec(line.text)?.[1]
  return operation ? namedFigures(line, OPERATION, UNITS, { operation }) : namedFigures(line, SUMMARY, UNITS)
}
