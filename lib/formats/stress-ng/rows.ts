import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { wholeLine } from '../whole-line'
import { MARK } from './mark'

/** What one line says of one stressor. */
export interface Row {
  readonly stressor: string
  readonly figures: readonly Measurement[]
  /** index of its last line */
  readonly last: number
}

const FIGURE = '\\d{1,15}\\.\\d\\d'
const NAME = '[a-z][a-z\\d-]{1,20}'
const ROW = new RegExp(
  `^${MARK}(?<stressor>${NAME}) +\\d{1,15} +(?<elapsed_time>${FIGURE}) +(?<user_time>${FIGURE}) +(?<system_time>${FIGURE}) +(?<bogo_ops_per_second>${FIGURE}) +(?<bogo_ops_per_cpu_second>${FIGURE})(?: +${FIGURE} +\\d+)?$`,
  'd',
)
const CUT = new RegExp(`^${MARK}${NAME} +\\d{1,15}(?: +${FIGURE}){0,5}$`)
const UNITS: Readonly<Record<string, string>> = {
  elapsed_time: 's',
  user_time: 's',
  system_time: 's',
  bogo_ops_per_second: 'ops/s',
  bogo_ops_per_cpu_second: 'ops/s',
}

/** `hdd  48345  6.03  1.04  1.05  8011.20  23111.78`; how often it did it follows from time and rate. */
export function readRow(lines: readonly Line[], at: number, instances: ReadonlyMap<string, number>): Row | null {
  const whole = wholeLine(lines, at, (text, next) => CUT.test(text) && /^[\s\d.]+$/.test(next))
  const match = ROW.exec(whole.text)
  if (!match?.groups) return null
  const { stressor = '' } = match.groups
  const params = paramsOf(stressor, instances.get(stressor))
  const figures = Object.entries(UNITS).flatMap(([metric, unit]) => {
    const [start = 0] = match.indices?.groups?.[metric] ?? []
    const text = match.groups?.[metric] ?? ''
    const token = whole.token({ text, at: start })
    return token ? [measure(metric, token, { value: Number(text), unit, params })] : []
  })
  return { stressor, figures, last: whole.last }
}

const MORE = new RegExp(
  `^${MARK}(${NAME}) +(${FIGURE}) ([a-zA-Z][\\w/ -]{2,60}?)(?: \\(\\w+ mean of (\\d{1,6}) instances?\\))?$`,
  'd',
)
const MEAN_CUT = /^\s*(?:\(?\w+ )?(?:mean )?(?:of )?(?:\d{1,6} )?instances?\)$/

/** `hdd  1530.41 MB/sec read rate (geometric mean of 2 instances)` */
export function readMore(lines: readonly Line[], at: number): Row | null {
  const whole = wholeLine(lines, at, (_, next) => MEAN_CUT.test(next))
  const match = MORE.exec(whole.text)
  const [, stressor, text = '', words = '', instances] = match ?? []
  const [start = 0] = match?.indices?.[2] ?? []
  const token = whole.token({ text, at: start })
  if (stressor === undefined || !token) return null
  const { metric, unit } = metricOf(words)
  const params = paramsOf(stressor, instances === undefined ? undefined : Number(instances))
  return { stressor, figures: [measure(metric, token, { value: Number(text), unit, params })], last: whole.last }
}

const paramsOf = (stressor: string, instances: number | undefined): Params => ({
  stressor,
  ...(instances === undefined ? {} : { instances }),
})

/** `MB/sec read rate`, `nanosecs per seek`, `async I/O signals per sec`, `extents per file` */
function metricOf(words: string): { readonly metric: string; readonly unit: string } {
  const [, prefix, rate] = /^([KMG])B\/sec (.+)$/.exec(words) ?? []
  if (rate !== undefined) return { metric: snake(rate), unit: `${prefix === 'K' ? 'k' : prefix}B/s` }
  const [, operation] = /^nanosec(?:ond)?s (?:per|to) (.+)$/.exec(words) ?? []
  if (operation !== undefined) return { metric: snake(`${operation} time`), unit: 'ns' }
  const [, counted] = /^(.+) per sec(?:ond)?$/.exec(words) ?? []
  if (counted !== undefined) return { metric: snake(`${counted} per second`), unit: 'ops/s' }
  return { metric: snake(words), unit: 'count' }
}

const snake = (words: string): string => words.toLowerCase().replace(/[^a-z\d]+/g, '_')
