/**
 * re-aim-7 (OSDL's AIM7): nine figures a row, and under the rows the highest throughput. Posters call it AIM7 too.
 *
 *     Num     Parent   Child   Child  Jobs per   Jobs/min/  Std_dev  Std_dev  JTI
 *     Forked  Time     SysTime UTime   Minute     Child      Time     Percent
 *     4000    119.97   432.86  47.17   204051.01  51.01      11.52    9.99      90
 *     Crossover achieved
 *     Max Jobs per Minute 204051.01
 *
 * The last column often stands on the next line: mailers end the row at its blank (format=flowed).
 *
 * OSDL's test platform (STP) reports the highest throughput of its two tests:
 *
 *     Peak load Test: Maximum Jobs per Minute 4881.87 (average of 3 runs)
 *     Quick Convergence Test: Maximum Jobs per Minute 4961.19 (average of 3 runs)
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss } from './format'
import { measure } from './measure'
import { namedFigures } from './named-figures'
import { oneRun } from './one-run'
import { isBlank, mayContinue, type Token, tokensOf } from './tokens'
import { wholeLine } from './whole-line'

const HEAD = /Num\s+Parent\s+Child\s+Child\s+Jobs per\s+Jobs\/min\/?/
const SECOND =
  /^\s*(?:Std_dev\s+)?(?:JTI|Std_dev)?\s*$|^\s*(?:JTI\s+)?Forked\s+Time\b|^\s*(?:Child|Time|Percent)(?:\s+(?:Time|Percent))*$/
const MAX = /^\s*Max Jobs per Minute\s+(?<max_jobs_per_minute>\d[\d.]*)$/d
const PLATFORM =
  /^\s*(?<test>Peak load|Quick Convergence) Test: Maximum Jobs per Minute\s+(?<max_jobs_per_minute>\d[\d.]*)(?: \(average of \d+ runs\))?\s*$/d
const PLATFORM_CUT = /^\s*(?:Peak load|Quick Convergence) Test: Maximum Jobs(?: per(?: Minute(?: \d[\d.]*)?)?)?$/
const PLATFORM_REST = /^\s*(?:(?:per )?Minute )?(?:\d[\d.]*(?: \(average of \d+ runs\))?|\(average of \d+ runs\))\s*$/
const TITLE = /^\s*(?:REAIM Workload|Times are in seconds|Crossover achieved|[-=]{4,}$)/

const COLUMNS: readonly (readonly [metric: string, unit: string])[] = [
  ['parent_time', 's'],
  ['child_system_time', 's'],
  ['child_user_time', 's'],
  ['jobs_per_minute', 'jobs/min'],
  ['jobs_per_minute_per_child', 'jobs/min'],
  ['std_dev_time', 's'],
  ['std_dev_percent', '%'],
  ['jti', 'index'],
]

export const reaim: Format = {
  tool: 'reaim',
  about: {
    reads: "re-aim-7: its table of nine columns and the highest throughput under it; the highest of OSDL's two tests",
    sample: [
      'Num     Parent   Child   Child  Jobs per   Jobs/min/  Std_dev  Std_dev  JTI',
      'Forked  Time     SysTime UTime   Minute     Child      Time     Percent',
      '4000    119.97   432.86  47.17   204051.01  51.01      11.52    9.99     90',
      'Max Jobs per Minute 204051.01',
    ].join('\n'),
  },
  signature: new RegExp(`${HEAD.source}|^\\s*(?:Peak load|Quick Convergence) Test: Maximum Jobs`),
  read: (lines, at) => readPlatform(lines, at) ?? readTable(lines, at),
}

/** One or both tests of the platform, the second right under the first; mailers cut their lines. */
function readPlatform(lines: readonly Line[], at: number): Block | null {
  const measurements: Measurement[] = []
  let last = at - 1
  for (let count = 0; count < 2 && lines[last + 1]?.depth === lines[at]?.depth; count++) {
    const whole = wholeLine(lines, last + 1, (text, next) => PLATFORM_CUT.test(text) && PLATFORM_REST.test(next))
    const match = PLATFORM.exec(whole.text)
    const { test, max_jobs_per_minute: text = '' } = match?.groups ?? {}
    const token = whole.token({ text, at: match?.indices?.groups?.max_jobs_per_minute?.[0] ?? 0 })
    if (test === undefined || !token) break
    measurements.push(
      measure('max_jobs_per_minute', token, { value: Number(text), unit: 'jobs/min', params: { test } }),
    )
    last = whole.last
  }
  return measurements.length > 0 ? oneRun(reaim, lines, [at, last], measurements) : null
}

function readTable(lines: readonly Line[], at: number): Block | NearMiss | null {
  if (!HEAD.test(lines[at]?.text ?? '')) return null
  const depth = lines[at]?.depth ?? 0
  const measurements: Measurement[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth) || HEAD.test(line.text)) break
    if (isBlank(line)) continue
    const row = readRow(line, lines[i + 1])
    const highest = namedFigures(line, MAX, { max_jobs_per_minute: 'jobs/min' })
    const isPart = TITLE.test(line.text) || (measurements.length === 0 && SECOND.test(line.text))
    if (!row && highest.length === 0 && !isPart) break
    measurements.push(...(row?.figures ?? highest))
    last = row?.isCut ? i + 1 : i
    i = last
    if (highest.length > 0) break
  }
  return measurements.length > 0
    ? oneRun(reaim, lines, [at, last], measurements)
    : { first: at, last, why: 'the head of a reaim table; no row of nine figures under it' }
}

interface Row {
  readonly figures: readonly Measurement[]
  readonly isCut: boolean
}

function readRow(line: Line, next: Line | undefined): Row | null {
  const own = tokensOf(line)
  const missing = COLUMNS.length + 1 - own.length
  const rest = missing > 0 && own.length >= 6 && next && mayContinue(next, line.depth) ? tokensOf(next) : []
  const row: readonly Token[] = missing > 0 && rest.length === missing ? [...own, ...rest] : own
  const [forked, ...figures] = row
  if (!forked || figures.length !== COLUMNS.length || !/^\d+$/.test(forked.text)) return null
  if (!figures.every(({ text }) => /^\d+(?:\.\d+)?$/.test(text))) return null
  const params = { tasks: Number(forked.text) }
  const read = figures.flatMap((token, i) => {
    const column = COLUMNS[i]
    return column ? [measure(column[0], token, { value: Number(token.text), unit: column[1], params })] : []
  })
  return { figures: read, isCut: row !== own }
}
