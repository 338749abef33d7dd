import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { mayContinue } from '../tokens'
import { LONGEST, wholeLine } from '../whole-line'
import { type Quantity, readNamed } from './quantity'

/** Figures of the lines from one on, and the last of these lines. */
export interface Times {
  readonly figures: readonly Measurement[]
  readonly last: number
}

const UNITS: Readonly<Record<string, string>> = {
  nsec: 'ns',
  usec: 'us',
  msec: 'ms',
  sec: 's',
  ns: 'ns',
  us: 'us',
  ms: 'ms',
}
const LATENCY = /^[\s|]*([sc]?lat) *\((nsec|usec|msec|sec|ns|us|ms)\) *: *(?=(?:min|max|avg)=)/
const NAMES: Readonly<Record<string, string>> = { min: 'min', max: 'max', avg: 'mean', stdev: 'stdev', dev: 'stdev' }

/** `    clat (usec): min=2, max=466, avg= 4.60, stdev= 9.85`; the unit is the line's own. The histogram of the same name has `=..%`. */
export function readLatency(lines: readonly Line[], at: number, direction: string, params: Params): Times | null {
  if (!LATENCY.test(lines[at]?.text ?? '')) return null
  const whole = wholeLine(lines, at, (text, next) => !/dev= *[\d.]/.test(text) && GOES_ON.test(next))
  const [, kind, unit] = LATENCY.exec(whole.text) ?? []
  const figures = readNamed(whole.text).flatMap((found) => {
    const token = whole.token(found)
    const metric = `${direction}_${kind}_${NAMES[found.name]}`
    return token ? [measure(metric, token, { value: found.value, unit: UNITS[unit ?? ''] ?? null, params })] : []
  })
  return { figures, last: whole.last }
}

const GOES_ON = /^\s*(?:max|avg|(?:st)?dev)=|^\s*\d[\d.]*$/

const PERCENTILES = /^[\s|]*(?:([sc]?lat|sync) +)?percentiles \((nsec|usec|msec|sec)\) *:/
const CELL = /(\d{1,3}\.\d+)th=\[ *(\d+) *\]/g
/** A line of cells, or what a mailer made of one. */
const CELLS = /^[\s|]*(?:\d{1,3}\.\d+th=\[|\d+\],?(?:\s|$))/

/**
 *     clat percentiles (usec):
 *      |  1.00th=[   82],  5.00th=[   95], 10.00th=[  103], 20.00th=[  117],
 *
 * The values of `sync percentiles` are of no direction, and not taken.
 */
export function readPercentiles(
  lines: readonly Line[],
  at: number,
  direction: string | null,
  params: Params,
): Times | null {
  const head = lines[at]
  const found = PERCENTILES.exec(head?.text ?? '')
  if (!head || !found) return null
  const [, kind = 'clat', unit = ''] = found
  const figures: Measurement[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i < at + 40; i = last + 1) {
    const line = lines[i]
    if (!line || !mayContinue(line, head.depth) || line.text.length > LONGEST || !CELLS.test(line.text)) break
    const whole = wholeLine(lines, i, (text, next) => /\[[ \d]*$/.test(text) && CELLS.test(next))
    last = whole.last
    if (kind === 'sync' || direction === null) continue
    for (const cell of whole.text.matchAll(CELL)) {
      const [text, rank = '', value = ''] = cell
      const figure: Quantity = {
        value: Number(value),
        unit: null,
        text: value,
        at: cell.index + text.lastIndexOf(value),
      }
      const token = whole.token(figure)
      const metric = `${direction}_${kind}_${percentileName(rank)}`
      if (token) figures.push(measure(metric, token, { value: figure.value, unit: UNITS[unit] ?? null, params }))
    }
  }
  return { figures, last }
}

/** `99.90` and `99.900000` are p99_9, `1.00` is p1. */
export const percentileName = (rank: string): string => `p${String(Number(rank)).replace('.', '_')}`
