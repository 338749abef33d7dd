import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { isBlank, mayContinue } from '../tokens'
import { LONGEST } from '../whole-line'
import { type Direction, type DirectionLine, readDirection } from './direction'
import { directionAbove, directionOfWords, readHead } from './job-line'
import { jobOfLabel } from './label'
import { readLatency, readPercentiles, type Times } from './latency'
import { isRest } from './rest'
import { isStart, paramsOfJob, type Start, startOf } from './start'
import { foldStatus, type Status } from './status'

/** What has been read of one execution. */
interface Reading {
  readonly lines: readonly Line[]
  readonly start: Start
  readonly figures: Measurement[]
  readonly status: Status[]
  /** directions met since the job's head, with what stood before them */
  readonly met: Set<string>
  head: Params | null
  /** what the words before a figure say of its job */
  job: Params
  group: number | null
  direction: Direction | null
  /** of the last direction, where it is this execution's alone */
  runtime: string | null
  label: Printed | null
}

/** Reads what fio prints for people, whole or cut down to a few lines. */
export function readHuman(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  if (!readHead(lines[at]?.text ?? '') && !readDirection(lines, at)) return null
  const only = onlyStatus(lines, at)
  const from = cutOver(lines, at, only)
  const start = startOf(lines, from)
  const reading: Reading = {
    ...{ lines, start, figures: [], status: [], met: new Set() },
    ...{ head: null, job: {}, group: null, direction: from < at ? only : null, runtime: null, label: null },
  }
  let last = at
  for (let i = from, line = lines[i]; line && mayContinue(line, lines[at]?.depth ?? 0); line = lines[i]) {
    // without figures there is no end of what could be looked at
    if (reading.figures.length + reading.status.length === 0 && i - at > 60) break
    // a blank line or two stand inside; what follows decides
    if (isBlank(line) && i - last <= 2) {
      i++
      continue
    }
    const read = line.text.length > LONGEST ? null : take(reading, i, line)
    if (read === null) break
    last = read
    i = read + 1
  }
  const { figures: measurements, findings } = foldStatus(reading.figures, reading.status)
  if (measurements.length === 0) return nearMiss(lines, at)
  const { version } = start
  const printed: readonly Printed[] = [
    ...(version ? [printedAt('toolVersion', version.text, version.line.number, version.text)] : []),
    ...(reading.label ? [reading.label] : []),
  ]
  const place = [lines[start.at]?.number ?? 0, lines[last]?.number ?? 0] as const
  const run = { tool: format.tool, printed, measurements, lines: place, findings }
  return { format, first: start.at, last, runs: [run] }
}

function nearMiss(lines: readonly Line[], at: number): NearMiss | null {
  const text = lines[at]?.text ?? ''
  if (text.length > LONGEST) return null
  if (readHead(text)) return { first: at, last: at, why: 'the head of a fio job; no figures under it' }
  const found = readDirection(lines, at)
  const why = 'figures of fio; the text does not say whether it read or wrote'
  return found && { first: at, last: found.last, why, isOpen: true }
}

const GROUP = /^\s*Run status group (\d{1,9})/

/** Index of the last line read from `at` on; null: it is of something else, or of another execution. */
function take(reading: Reading, at: number, line: Line): number | null {
  const { lines, direction } = reading
  const head = readHead(line.text)
  if (head) return takeHead(reading, at, head)
  const found = readDirection(lines, at)
  if (found) return takeDirection(reading, at, found)
  const latencies = /lat|percentiles/.test(line.text) ? takeTimes(reading, at, direction) : null
  if (latencies) {
    reading.figures.push(...latencies.figures)
    return latencies.last
  }
  const group = GROUP.exec(line.text)?.[1]
  if (group !== undefined) return takeGroup(reading, at, Number(group))
  if (takeCpu(reading, line)) return at
  if (/^\s*fsync\//.test(line.text)) reading.direction = null
  const begun = reading.figures.length + reading.status.length > 0
  return isRest(line.text) || (!begun && isStart(line.text)) ? at : null
}

function takeTimes(reading: Reading, at: number, direction: Direction | null): Times | null {
  const params = paramsOf(reading, direction)
  const latency = direction && readLatency(reading.lines, at, direction, params)
  return latency ?? readPercentiles(reading.lines, at, direction, params)
}

function takeHead(reading: Reading, at: number, head: Params): number | null {
  // behind a run status comes the next execution
  if (reading.group !== null || reading.status.length > 0) return null
  // behind figures without a head comes the next execution too, and behind a head without figures nothing
  if (reading.head === null ? reading.figures.length > 0 : reading.figures.length === 0) return null
  reading.head = head
  reading.direction = null
  reading.met.clear()
  return DATE_CUT.test(reading.lines[at + 1]?.text ?? '') ? at + 1 : at
}

/** How a mailer ends `rw: (groupid=0, jobs=1): err= 0: pid=19392: Mon Nov 30 08:50:21 2026`. */
const DATE_CUT =
  /^\s*(?:pid=\d|[A-Z][a-z]{2} [A-Z][a-z]{2} |[A-Z][a-z]{2} +\d{1,2} |\d{1,2} \d\d:|\d\d:\d\d:\d\d|\d{4}$)[\w :]*$/

function takeGroup(reading: Reading, at: number, group: number): number | null {
  if (reading.group !== null && group <= reading.group) return null
  if (reading.group === null && reading.head === null && reading.figures.length > 0 && group > 0) return null
  reading.group = group
  return at
}

function takeDirection(reading: Reading, at: number, found: DirectionLine): number | null {
  const { lines, status, figures, met } = reading
  const direction = found.direction ?? directionOfWords(found.label) ?? directionAbove(lines, at)
  if (direction === null) return null
  const job = jobOfLabel(found.label)
  const label = job ? '' : found.label
  if (status.length + figures.length > 0 && label !== (reading.label?.value ?? '')) return null
  const place = `${found.isStatus ? `sum ${reading.group}` : ''} ${found.label} ${direction}`
  if (met.has(place) || (!found.isStatus && status.length > 0)) return null
  const above = lines[at - 1]
  const others = found.isStatus ? status : figures
  // of one execution they stand under each other
  const isApart = others.length > 0 && above && isBlank(above)
  const isSame = found.runtime !== null && found.runtime === reading.runtime
  if (reading.head === null && reading.group === null && isApart && !isSame) return null
  met.add(place)
  const line = lines.slice(at, found.last + 1).find(({ text }) => text.includes(label))
  if (line && label !== '') reading.label = printedAt('label', label, line.number, label)
  if (!found.isStatus) {
    reading.direction = direction
    reading.runtime = found.runtime
    reading.job = job ?? {}
    figures.push(...found.figures(direction, paramsOf(reading, direction)))
  } else {
    const { group } = reading
    const params = { ...paramsOf({ ...reading, head: null }, direction), ...job, ...(group === null ? {} : { group }) }
    status.push({ group, direction, figures: found.figures(direction, params) })
  }
  return found.last
}

/** What the definition of the job, its head, and the words before the figure say. */
function paramsOf({ start, head, job }: Pick<Reading, 'start' | 'head' | 'job'>, direction: Direction | null): Params {
  return { ...paramsOfJob(start, head ? `${head.job}` : null, direction), ...head, ...job }
}

const CPU = /^\s*cpu *: *usr= *(\d[\d.]*)%(?:, *sys= *(\d[\d.]*)%)?/

/** The direction of a status line that stands alone; null: another line, or one of two. */
function onlyStatus(lines: readonly Line[], at: number): Direction | null {
  const found = readDirection(lines, at)
  const isAlone = found?.isStatus === true && readDirection(lines, found.last + 1)?.isStatus !== true
  return isAlone ? found.direction : null
}

const LATENCY = /^\s*[sc]?lat *\((?:[num]?sec|[num]s)\) *: *min=/

/** Of a run cut down to its status, its latencies and its CPU share were left, too, on the lines over it: the first of them. */
function cutOver(lines: readonly Line[], at: number, only: Direction | null): number {
  const isLeft = (line: Line | undefined): boolean =>
    line !== undefined &&
    line.depth === lines[at]?.depth &&
    line.text.length <= LONGEST &&
    (CPU.test(line.text) || (only !== null && LATENCY.test(line.text)))
  let from = at
  while (at - from < 4 && isLeft(lines[from - 1])) from--
  const above = lines[from - 1]
  const isCut = above === undefined || isBlank(above) || !(isRest(above.text) || readDirection(lines, from - 1))
  return isCut ? from : at
}

/** `  cpu          : usr=3.93%, sys=43.28%, ctx=4090, majf=0, minf=2` */
function takeCpu(reading: Reading, line: Line): boolean {
  const found = CPU.exec(line.text)
  if (!found) return false
  const { blockSize: _, ...params } = paramsOf(reading, null)
  let start = 0
  for (const [metric, text] of [['cpu_user', found[1]] as const, ['cpu_system', found[2]] as const]) {
    if (text === undefined) continue
    start = line.text.indexOf(text, line.text.indexOf('=', start) + 1)
    const value = Number.parseFloat(text)
    reading.figures.push(measure(metric, { text, line, start }, { value, unit: '%', params }))
    start += text.length
  }
  return true
}
