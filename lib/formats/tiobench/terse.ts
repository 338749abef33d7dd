import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { oneRun } from '../one-run'
import type { Token } from '../tokens'

/**
 * `tiotest -T`, which tiobench.pl reads: MB, and seconds of the clock, of user and of system; from 0.3.3 on mean and longest
 * request in milliseconds, and the shares over 2 and 10 seconds.
 *
 *     write:64.00000,0.38792,0.00355,0.14617,0.01844,34.38800,0.00000,0.00000
 *     rwrite:3.90625,0.01332,0.00009,0.00986,0.00220,0.01600,0.00000,0.00000
 *
 * The rate is left for the reader to work out, and the number of threads is not said.
 */
export const TERSE = /^\s*r?(?:write|read):\d+\.\d{5},\d+\.\d{5},\d/

const ROW = /^\s*(r?)(write|read):([\d.,]+)$/
const TOTAL = /^\s*total:\d+\.\d{5},/
const FIELD = /^\d{1,12}\.\d{5}$/
const FIELDS = [
  ['elapsed_time', 's'],
  ['user_time', 's'],
  ['system_time', 's'],
  ['avg_latency', 'ms'],
  ['max_latency', 'ms'],
  ['over_2s', '%'],
  ['over_10s', '%'],
] as const

export function readTerse(lines: readonly Line[], at: number, format: Format): Block | null {
  const figures: Measurement[] = []
  const tests = new Set<string>()
  let last = at - 1
  for (let i = at; i < at + 5; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    const row = readRow(line)
    if (row ? tests.has(row.test) : !TOTAL.test(line.text)) break
    if (row) tests.add(row.test)
    figures.push(...(row?.figures ?? []))
    last = i
  }
  // one line alone may be anybody's
  return tests.size > 1 ? oneRun(format, lines, [at, last], figures) : null
}

/** The amount of a random test is that of its requests, not the size of its file. */
function readRow(line: Line): { readonly test: string; readonly figures: readonly Measurement[] } | null {
  const [, random, what, text] = ROW.exec(line.text) ?? []
  const [size, ...fields] = text?.split(',') ?? []
  if (!size || text === undefined || !(fields.length === 3 || fields.length === 7)) return null
  if (![size, ...fields].every((field) => FIELD.test(field))) return null
  const test = `${random ? 'random' : 'seq'}_${what}`
  const params: Params = random ? {} : { fileSize: `${Number(size)} MB` }
  let start = line.text.length - text.length + size.length + 1
  const figures = fields.flatMap((field, i) => {
    const token: Token = { text: field, line, start }
    start += field.length + 1
    const [name, unit] = FIELDS[i] ?? []
    return name && unit ? [measure(`${test}_${name}`, token, { value: Number(field), unit, params })] : []
  })
  return { test, figures }
}
