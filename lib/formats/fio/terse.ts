import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { type Joined, joinLines, mayContinue, type Token, tokenAt } from '../tokens'
import type { Direction } from './direction'
import { percentileName } from './latency'
import { paramsOfJob, type Start, startOf } from './start'

export const TERSE = /;\d+;\d+;\d+;\d+;\d+;\d+;/
const RECORD = /^\s*(?:[345];fio-|2;[^;\s][^;]*;\d+;\d+;\d+;|[^;\s\d][^;]*;\d+;\d+;\d+;\d+;\d+;)\S*/
/** A record has 1500 characters at most; a job's description may follow. */
const LONGEST = 4000
/** Those of version 5, of eight disks, and a description with semicolons. */
const MOST_FIELDS = 300
const PART = /^\s*[^\s;]*(?:;[^\s;]*)+$/

/** Where the fields of one direction stand, counted from its first. */
interface Layout {
  /** fields of a record without the disks' */
  readonly length: number
  /** index of the job's name; group and error follow, then the directions */
  readonly name: number
  readonly directions: readonly Direction[]
  /** fields of a direction */
  readonly width: number
  /** index of iops; null: not printed (1.x) */
  readonly iops: number | null
  /** index of the first of 20 percentiles; null: not printed (1.x) */
  readonly percentiles: number | null
  readonly times: Readonly<Record<string, number>>
}

const OLD = { iops: null, percentiles: null } as const
const NEW = { iops: 2, percentiles: 12, times: { slat: 4, clat: 8, lat: 32 } } as const
const TWO = ['read', 'write'] as const
const THREE = ['read', 'write', 'trim'] as const

/** By the record's first field; of one version the first that the number of fields and the place of the CPU shares allow. */
const LAYOUTS: Readonly<Record<string, readonly Layout[]>> = {
  '': [{ length: 69, name: 0, directions: TWO, width: 16, ...OLD, times: { slat: 3, clat: 7 } }],
  2: [
    { length: 161, name: 1, directions: THREE, width: 41, ...NEW },
    { length: 120, name: 1, directions: TWO, width: 41, ...NEW },
    { length: 78, name: 1, directions: TWO, width: 20, ...OLD, times: { slat: 3, clat: 7, lat: 11 } },
  ],
  // with `unified_rw_reporting` what was read and written stands in one direction, or in a third
  3: [
    { length: 121, name: 2, directions: TWO, width: 41, ...NEW },
    { length: 162, name: 2, directions: [...TWO, 'mixed'], width: 41, ...NEW },
    { length: 80, name: 2, directions: ['mixed'], width: 41, ...NEW },
  ],
  4: [{ length: 162, name: 2, directions: THREE, width: 41, ...NEW }],
  5: [{ length: 180, name: 2, directions: THREE, width: 47, ...NEW }],
}

const OF_TIMES = ['min', 'max', 'mean', 'stdev'] as const

/**
 * `--minimal`: one line of fields a job, ended by `;`. All bandwidths are KiB/s, all times usec.
 *
 *     3;fio-3.33;rw;0;0;108872;36254;9063;3003;0;0;0.000000;0.000000;34;24694;88.166193;378.093921;1.000000%=36;…
 */
export function readTerse(lines: readonly Line[], at: number, format: Format): Block | null {
  if (!RECORD.test(lines[at]?.text.slice(0, LONGEST) ?? '')) return null
  const start = startOf(lines, at)
  const figures: Measurement[] = []
  const jobs = new Set<string>()
  let printed: readonly Printed[] = []
  let last = at
  for (let i = at; i < lines.length && (lines[i]?.depth ?? 0) <= (lines[at]?.depth ?? 0); i = last + 1) {
    const record = readJob(lines, i, start)
    const job = record && `${record.params.group} ${record.params.job}`
    if (!record || job === null || jobs.has(job)) break
    jobs.add(job)
    figures.push(...record.figures)
    if (printed.length === 0) printed = record.printed.length > 0 ? record.printed : versionOf(start)
    last = record.last
    if (lines[last + 1]?.text === ';') last++
  }
  if (figures.length === 0) return null
  const place = [lines[start.at]?.number ?? 0, lines[last]?.number ?? 0] as const
  const run = { tool: format.tool, printed, measurements: figures, lines: place, findings: [] }
  return { format, first: start.at, last, runs: [run] }
}

/** Version 1 and 2 of the record do not name fio's; a line over it may. */
const versionOf = ({ version }: Start): readonly Printed[] =>
  version ? [printedAt('toolVersion', version.text, version.line.number, version.text)] : []

interface Job {
  readonly params: Params
  readonly figures: readonly Measurement[]
  readonly printed: readonly Printed[]
  readonly last: number
}

/** The fields of one record, with the way back from each to its place. */
class Fields {
  readonly texts: readonly string[]
  private readonly starts: number[] = []

  constructor(private readonly joined: Joined) {
    this.texts = joined.text.split(';')
    let start = 0
    for (const { length } of this.texts) {
      this.starts.push(start)
      start += length + 1
    }
  }

  /** The figure at `index`, behind its `99.000000%=` and without its `%`; of one that was cut, the token is its first piece. */
  read(index: number): { readonly rank: string; readonly value: number; readonly token: Token } | null {
    const [whole, rank = '', figure] = /^(?:(\d[\d.]*)%=)?(\d+(?:\.\d+)?)%?$/.exec(this.texts[index] ?? '') ?? []
    if (whole === undefined || figure === undefined) return null
    const start = (this.starts[index] ?? 0) + whole.indexOf('=') + 1
    const token = tokenAt(this.joined, start, start + figure.length)
    return token && { rank, value: Number(figure), token }
  }
}

/** The fields of one job, put together when a mailer cut them. */
function readJob(lines: readonly Line[], at: number, start: Start): Job | null {
  const line = lines[at]
  if (!line || line.text.length > LONGEST || !RECORD.test(line.text)) return null
  const taken = [line]
  const version = /^\s*([2-5]);/.exec(line.text)?.[1] ?? ''
  let count = countOf(line)
  let layout = layoutOf(version, count, taken)
  for (let i = at + 1; !layout && i < at + 40 && count < MOST_FIELDS; i++) {
    const next = lines[i]
    if (!next || !mayContinue(next, line.depth) || next.text.length > LONGEST || !PART.test(next.text)) break
    taken.push(next)
    // a cut field is counted once
    count += countOf(next) - (taken[taken.length - 2]?.text.endsWith(';') ? 0 : 1)
    layout = layoutOf(version, count, taken)
  }
  if (!layout) return null
  const fields = new Fields(joinLines(taken, ''))
  const { name, width, directions } = layout
  const [fioVersion, job = '', group] = [fields.texts[1] ?? '', fields.texts[name], Number(fields.texts[name + 1])]
  const params = { job, group }
  const { blockSize: _, ...ofJob } = paramsOfJob(start, job, null)
  const figures = directions.flatMap((of, i) =>
    figuresOf(of, fields, name + 3 + i * width, layout, { ...paramsOfJob(start, job, of), ...params }),
  )
  const number = fioVersion.startsWith('fio-') ? fioVersion.slice(4) : null
  return {
    params,
    figures: [...figures, ...cpuOf(fields, cpuAt(layout), { ...ofJob, ...params })],
    printed: number === null ? [] : [printedAt('toolVersion', number, line.number, number)],
    last: at + taken.length - 1,
  }
}

/** Behind the fields that all have come those of the disks, errors, and the job's description. */
function layoutOf(version: string, count: number, lines: readonly Line[]): Layout | null {
  const fitting = LAYOUTS[version]?.filter(({ length }) => count === length || (version > '2' && count >= length))
  if (!fitting || fitting.length === 0) return null
  const texts = joinLines(lines, '').text.split(';')
  return (
    fitting.find((layout) => texts[cpuAt(layout)]?.endsWith('%') && texts[cpuAt(layout) + 1]?.endsWith('%')) ?? null
  )
}

const cpuAt = ({ name, directions, width }: Layout): number => name + 3 + directions.length * width

/** Fields of a line; what stands behind the last `;` is one, if it is anything. */
function countOf({ text }: Line): number {
  let count = text.endsWith(';') ? 0 : 1
  for (let at = text.indexOf(';'); at >= 0; at = text.indexOf(';', at + 1)) count++
  return count
}

/** Nothing of a direction that did not run, nor times that were not taken: they are 0. */
function figuresOf(direction: Direction, fields: Fields, from: number, layout: Layout, params: Params): Measurement[] {
  if (!fields.read(from)?.value && !fields.read(from + 1)?.value) return []
  const one = (name: string, index: number, unit: string): Measurement[] => {
    const found = fields.read(from + index)
    return found ? [measure(`${direction}_${name}`, found.token, { value: found.value, unit, params })] : []
  }
  const times = Object.entries(layout.times).flatMap(([time, index]) => {
    const isTaken = OF_TIMES.some((_, i) => fields.read(from + index + i)?.value)
    return isTaken ? OF_TIMES.flatMap((of, i) => one(`${time}_${of}`, index + i, 'us')) : []
  })
  const percentiles = Array.from({ length: layout.percentiles === null ? 0 : 20 }, (_, i) => {
    const index = (layout.percentiles ?? 0) + i
    const rank = fields.read(from + index)?.rank ?? ''
    return Number(rank) > 0 ? one(`clat_${percentileName(rank)}`, index, 'us') : []
  })
  return [
    ...one('bandwidth', 1, 'KiB/s'),
    ...(layout.iops === null ? [] : one('iops', layout.iops, 'iops')),
    ...times,
    ...percentiles.flat(),
  ]
}

function cpuOf(fields: Fields, from: number, params: Params): Measurement[] {
  return ['cpu_user', 'cpu_system'].flatMap((metric, i) => {
    const found = fields.read(from + i)
    return found ? [measure(metric, found.token, { value: found.value, unit: '%', params })] : []
  })
}
