/**
 * AIM Multiuser Benchmark, Suite VII (AIM Technology, later Caldera; TABs in the original):
 *
 *     Benchmark	Version	Machine	Run Date
 *     AIM Multiuser Benchmark - Suite VII	"1.1"	extreme	Jun  1 07:17:24 2007
 *
 *     Tasks	Jobs/Min	JTI	Real	CPU	Jobs/sec/task
 *     1	98.9		100	58.9	1.3	1.6482
 *
 * The older console form has other columns, and a date behind each row:
 *
 *     Tasks    jobs/min  jti  jobs/min/task      real       cpu
 *       101     6896.87   96        68.2858     85.23     42.02   Tue Dec 19 13:49:31 2006
 *
 * Patched sources print more columns behind them (`J/S/T user sys idle/wait`): these are no figures of the suite.
 *
 * The title lines may stand over the head, between head and rows, or nowhere.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import { KERNELS, readKernels } from './aim7/kernels'
import type { Block, Format, NearMiss, Printed } from './format'
import { measure, printedAt } from './measure'
import { isBlank, tokensOf } from './tokens'

const HEAD =
  /Tasks\s+[Jj]obs\/[Mm]in\s+(?:JTI|jti)\s+(?:Real\s+CPU\s+(?:Jobs\/sec\/task|J\/S\/T)|jobs\/min\/task\s+real\s+cpu)/
/** what a mailer cut off a row of the console form */
const REST = /^\s*(?:\d{1,2} )?\d\d:\d\d:\d\d \d{4}\s*$/
const TITLE = /^\s*(?:AIM Multiuser Benchmark|Benchmark\s+Version\s+Machine)/

export const aim7: Format = {
  tool: 'aim7',
  about: {
    reads:
      'Suite VII: the multiuser table and the console form, with their columns in either order, and tables of several kernels',
    sample: [
      'AIM Multiuser Benchmark - Suite VII\t"1.1"\textreme\tJun  1 07:17:24 2007',
      '',
      'Tasks\tJobs/Min\tJTI\tReal\tCPU\tJobs/sec/task',
      '1\t98.9\t\t100\t58.9\t1.3\t1.6482',
      '50\t1059.7\t\t94\t274.8\t96.1\t0.3532',
    ].join('\n'),
  },
  signature: new RegExp(`${HEAD.source}|${KERNELS.source}`),
  read: (lines, at) => readKernels(lines, at, aim7) ?? readSuite(lines, at),
}

type Column = readonly [metric: string, unit: string] | null

const REPORT: readonly Column[] = [
  ['jobs_per_minute', 'jobs/min'],
  ['jti', 'index'],
  ['real_time', 's'],
  ['cpu_time', 's'],
  ['jobs_per_second_per_task', 'jobs/s'],
]

/** jobs/min/task follows from jobs/min and the number of tasks */
const CONSOLE: readonly Column[] = [
  ['jobs_per_minute', 'jobs/min'],
  ['jti', 'index'],
  null,
  ['real_time', 's'],
  ['cpu_time', 's'],
]

function readSuite(lines: readonly Line[], at: number): Block | NearMiss | null {
  const head = lines[at]
  if (!head || !HEAD.test(head.text)) return null
  const columns = /jobs\/min\/task/.test(head.text) ? CONSOLE : REPORT
  const measurements: Measurement[] = []
  const further = columns === REPORT ? tokensOf(head).length - COLUMNS : 0
  const titles: Line[] = titlesAbove(lines, at)
  const first = at - titles.length
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 4; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    if (isBlank(line)) continue
    const row = readRow(line, columns, further)
    if (row) measurements.push(...row)
    else if (REST.test(line.text) && measurements.length > 0 && i === last + 1) last = i
    else if (TITLE.test(line.text) && measurements.length === 0) titles.push(line)
    else break
    last = i
  }
  if (measurements.length === 0)
    return { first, last, why: 'the head of an AIM7 table; no row of six figures under it' }
  const run = {
    tool: 'aim7',
    printed: titles.flatMap(readTitle),
    measurements,
    lines: [lines[first]?.number ?? 0, lines[last]?.number ?? 0] as const,
    findings: [],
  }
  return { format: aim7, first, last, runs: [run] }
}

/** The title lines directly over the head, and the blank line between. */
function titlesAbove(lines: readonly Line[], at: number): Line[] {
  let first = at
  for (let i = at - 1; i >= 0 && i >= at - 4; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (TITLE.test(line.text)) first = i
    else if (!isBlank(line)) break
  }
  return lines.slice(first, at)
}

/** Six figures, what further columns hold, and in the console form a date. */
const COLUMNS = 6

function readRow(line: Line, columns: readonly Column[], further: number): readonly Measurement[] | null {
  const tokens = tokensOf(line)
  const [tasks, ...figures] = tokens.slice(0, COLUMNS)
  const fits =
    tokens.length === COLUMNS + Math.max(0, further) ||
    (columns === CONSOLE && /^[A-Z][a-z]{2}$/.test(tokens[6]?.text ?? ''))
  if (!fits || !tasks || !/^\d+$/.test(tasks.text) || !figures.every(({ text }) => /^\d+(?:\.\d*)?$/.test(text)))
    return null
  const params = { tasks: Number(tasks.text) }
  return columns.flatMap((column, i) => {
    const token = figures[i]
    return column && token ? [measure(column[0], token, { value: Number(token.text), unit: column[1], params })] : []
  })
}

/** `AIM Multiuser Benchmark - Suite VII  "1.1"  extreme  Jun  1 07:17:24 2007`; the machine may be missing. */
function readTitle(line: Line): readonly Printed[] {
  const title = /"(\d[\d.]*)"\s+(?:(\S+)\s+)?[A-Z][a-z]{2}\s+\d+\s/.exec(line.text)
  const [, version, machine] = title ?? []
  return [
    ...(version ? [printedAt('toolVersion', version, line.number, version)] : []),
    ...(machine ? [printedAt('system.label', machine, line.number, machine)] : []),
  ]
}
