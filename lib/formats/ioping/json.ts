import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format } from '../format'
import { readValues } from '../json-values'
import { measure } from '../measure'
import { oneRun } from '../one-run'
import { filesystemOf } from './statistics'

/** The object behind those of the single requests. */
export const STAT = /^\s*"stat": *\{$/

const TARGET = 12
/** The object and its `load` have 18 lines. */
const LINES = 40
const FIGURES: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  iops: ['iops', 'iops'],
  bps: ['throughput', 'B/s'],
  min: ['latency_min', 'ns'],
  avg: ['latency_avg', 'ns'],
  max: ['latency_max', 'ns'],
  mdev: ['latency_mdev', 'ns'],
}

/**
 * `ioping -J`: bytes and nanoseconds.
 *
 *     "stat": {
 *       "count": 3,
 *       "iops": 4755.790175,
 *       "bps": 19479717,
 *       "min": 205927,
 */
export function readJson(lines: readonly Line[], at: number, format: Format): Block | null {
  // cheaper than to read what is another program's
  if (!/^\s*"count": *\d/.test(lines[at + 1]?.text ?? '')) return null
  const figures: Measurement[] = []
  let last = at
  for (const { path, token, at: line } of readValues(lines.slice(at, at + LINES), 0)) {
    const [metric, unit] = (path[0] === 'stat' && path.length === 2 && FIGURES[path[1] ?? '']) || []
    if (metric !== undefined && unit !== undefined)
      figures.push(measure(metric, token, { value: Number(token.text), unit }))
    last = at + line
  }
  while (/^\s*[\]}][\s\]},]*$/.test(lines[last + 1]?.text ?? '')) last++
  const target = lines.slice(Math.max(0, at - TARGET), at).findLast(({ text }) => /^\s*"fstype": "/.test(text))
  const filesystem = target ? filesystemOf(target, /"fstype": "(\w+)"/.exec(target.text)?.[1]) : []
  // min and mdev tell it from another program's "stat"
  const isWhole = Object.values(FIGURES).every(([metric]) => figures.some((figure) => figure.metric === metric))
  return isWhole ? oneRun(format, lines, [at, last], figures, filesystem) : null
}
