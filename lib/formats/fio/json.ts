import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss, Printed } from '../format'
import { readValues, type Value } from '../json-values'
import { measure, printedAt } from '../measure'
import type { Token } from '../tokens'
import { percentileName } from './latency'

export const JSON_START = /"(?:fio version|jobname)" *:/

/** What has been read of one execution. */
interface Reading {
  readonly figures: Measurement[]
  readonly printed: Printed[]
  /** options of all jobs, and of the one at hand */
  global: Params
  job: Params
  /** how many figures there were when the job began */
  before: number
}

/**
 * `--output-format=json` and `json+`, whole or a piece of it:
 *
 *     "jobname" : "rw",
 *     "read" : {
 *       "bw" : 27880,
 *       "iops" : 6970.009997,
 *       "clat_ns" : {
 *         "min" : 40530,
 *
 * `bw` is KiB/s in every version; times are usec until 2.x, and ns where their key says so.
 */
export function readJson(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  if (!JSON_START.test(lines[at]?.text ?? '')) return null
  const reading: Reading = { figures: [], printed: [], global: {}, job: {}, before: -1 }
  let last = at
  for (const value of readValues(lines, at)) {
    if (!take(reading, value)) break
    last = value.at
  }
  while (/^\s*[\]}][\s\]},]*$/.test(lines[last + 1]?.text ?? '')) last++
  const above = lines[at - 1]
  const first = above?.depth === lines[at]?.depth && above?.text.trim() === '{' ? at - 1 : at
  const measurements = withoutZeros(reading.figures)
  if (measurements.length === 0) return { first, last: at, why: 'JSON of fio; no figures in it' }
  const place = [lines[first]?.number ?? 0, lines[last]?.number ?? 0] as const
  const run = { tool: format.tool, printed: reading.printed, measurements, lines: place, findings: [] }
  return { format, first, last, runs: [run] }
}

const OPTIONS: Readonly<Record<string, string>> = {
  bs: 'blockSize',
  blocksize: 'blockSize',
  iodepth: 'ioDepth',
  ioengine: 'ioEngine',
  numjobs: 'jobs',
}

/** false: another execution begins, or a job without figures is followed by another. */
function take(reading: Reading, { path, token }: Value): boolean {
  const key = path[path.length - 1] ?? ''
  const parent = path[path.length - 2]
  if (key === 'fio version') {
    if (reading.figures.length > 0 || reading.printed.length > 0) return false
    const version = token.text.replace(/^fio-/, '')
    reading.printed.push(printedAt('toolVersion', version, token.line.number, version))
  } else if (key === 'jobname') {
    if (reading.before === reading.figures.length) return false
    reading.before = reading.figures.length
    reading.job = { job: token.text }
  } else if (key === 'groupid') reading.job = { ...reading.job, group: Number(token.text) }
  else if (parent === 'global options') reading.global = { ...reading.global, ...optionOf(key, token) }
  else if (parent === 'job options') reading.job = { ...reading.job, ...optionOf(key, token) }
  else takeFigure(reading, path, token)
  return true
}

function optionOf(key: string, { text }: Token): Params {
  const name = OPTIONS[key]
  return name === undefined ? {} : { [name]: /^\d+$/.test(text) ? Number(text) : text }
}

const DIRECTIONS: readonly string[] = ['read', 'write', 'trim', 'mixed']
const TIME = /^([sc]?lat)(_ns)?$/
const OF_TIMES: Readonly<Record<string, string>> = { min: 'min', max: 'max', mean: 'mean', stddev: 'stdev' }

function takeFigure(reading: Reading, path: readonly string[], token: Token): void {
  const direction = path.findIndex((name) => DIRECTIONS.includes(name))
  const name = direction < 0 ? nameOfJob(path) : nameOf(path.slice(direction))
  const value = Number(token.text)
  if (!name || !Number.isFinite(value)) return
  const params = { ...reading.global, ...reading.job }
  reading.figures.push(measure(name.metric, token, { value, unit: name.unit, params }))
}

interface Name {
  readonly metric: string
  readonly unit: string
}

/** `read`, `clat_ns`, `percentile`, `99.900000` */
function nameOf([direction, what = '', of = '', rank]: readonly string[]): Name | null {
  if (of === '' && what === 'bw') return { metric: `${direction}_bandwidth`, unit: 'KiB/s' }
  if (of === '' && what === 'iops') return { metric: `${direction}_iops`, unit: 'iops' }
  const [, time, ns] = TIME.exec(what) ?? []
  if (time === undefined) return null
  const unit = ns === undefined ? 'us' : 'ns'
  const part = OF_TIMES[of]
  if (part !== undefined) return { metric: `${direction}_${time}_${part}`, unit }
  if (of !== 'percentile' || rank === undefined || !(Number(rank) > 0)) return null
  return { metric: `${direction}_${time}_${percentileName(rank)}`, unit }
}

function nameOfJob(path: readonly string[]): Name | null {
  const key = path[path.length - 1]
  if (key === 'usr_cpu') return { metric: 'cpu_user', unit: '%' }
  return key === 'sys_cpu' ? { metric: 'cpu_system', unit: '%' } : null
}

/** Nothing of a direction that did not run, nor times that were not taken: they are 0. */
function withoutZeros(figures: readonly Measurement[]): readonly Measurement[] {
  const groupOf = ({ metric, params }: Measurement) => {
    const [direction, time] = metric.split('_')
    return `${params.group} ${params.job} ${direction} ${time === 'iops' ? 'bandwidth' : time}`
  }
  const used = new Set(figures.filter(({ value }) => value !== 0).map(groupOf))
  return figures.filter((figure) => figure.metric.startsWith('cpu_') || used.has(groupOf(figure)))
}
