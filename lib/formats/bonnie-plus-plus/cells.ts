import type { Mark, Measurement, Params } from '../../model'
import { markOf, measure } from '../measure'
import type { Token } from '../tokens'
import { unitOf } from './tests'

/** Rate, CPU share and latency of one test, as printed. */
export interface Cell {
  readonly test: string
  readonly rate: Token
  readonly cpu: Token | null
  readonly latency: Token | null
}

/** `28510` `399.0` `84.8m` (1.98 and later) or `+++++`: too fast to measure. */
export const isRate = (text: string): boolean => /^(?:\d+(?:\.\d*)?[kmg]?|\+{3,})$/.test(text)

export const isCpu = (text: string): boolean => /^(?:\d{1,4}(?:\.\d+)?%?|\+{2,})$/.test(text)

export const isLatency = (text: string): boolean => /^\d+(?:\.\d+)?(?:us|ms|s)$/.test(text)

const SUFFIXES: Readonly<Record<string, string>> = { k: 'KiB/s', m: 'MiB/s', g: 'GiB/s' }
const MICROSECONDS: Readonly<Record<string, number>> = { us: 1, ms: 1e3, s: 1e6 }

/** `1480ms` is 1480000 microseconds. */
export function readLatency(text: string): number | null {
  const parts = /^(\d+(?:\.\d+)?)(us|ms|s)$/.exec(text)
  const factor = MICROSECONDS[parts?.[2] ?? '']
  return factor === undefined ? null : Math.round(Number(parts?.[1]) * factor)
}

/** `value` is the whole figure where wrapping cut its token in two. */
export function measureCell(cell: Cell, params: Params, value = cell.rate.text): Measurement {
  const { cpu, latency } = cell
  // bon_csv2txt 2.x writes `0k +++` where the tool wrote `+++++ +++`
  const tooFast = value.startsWith('+') || (value === '0k' && cpu?.text.startsWith('+') === true)
  const marks: Mark[] = []
  if (cpu) marks.push(markOf('cpu', cpu))
  if (latency) marks.push(markOf('latency', latency))
  return measure(cell.test, cell.rate, {
    value: tooFast ? null : Number.parseFloat(value),
    unit: SUFFIXES[value.slice(-1)] ?? unitOf(cell.test),
    status: tooFast ? 'too_fast' : 'ok',
    cpuPercent: cpu && !cpu.text.startsWith('+') ? Number.parseFloat(cpu.text) : null,
    latencyUs: latency ? readLatency(latency.text) : null,
    params,
    marks,
  })
}
