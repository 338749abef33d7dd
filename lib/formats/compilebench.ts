/**
 * compilebench (Chris Mason; layout of his script's last lines). A phase that did not take place is told so. Its MB count
 * 2^20 but are printed as MB; phases that only touch names are in seconds.
 *
 *     intial create total runs 20 avg 30.25 MB/s (user 0.74s sys 2.40s)
 *     no runs for create
 *     delete compiled tree total runs 20 avg 4.42 seconds (user 0.58s sys 1.79s)
 *
 * The first word is the script's own spelling.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format } from './format'
import { measure } from './measure'
import { groupToken } from './named-figures'
import { oneRun } from './one-run'
import { isBlank, type Joined, joinLines, mayContinue, tokenAt } from './tokens'

const PHASE = '(?:intial |initial )?create|patch|compile|clean|(?:read|delete|stat) (?:compiled )?tree'
const RESULT = new RegExp(
  `^\\s*(?<phase>${PHASE}) total runs (?<runs>\\d+) avg (?<rate>\\d[\\d.]*) (?<unit>MB/s|seconds)(?: \\(user (?<user>\\d[\\d.]*)s sys (?<system>\\d[\\d.]*)s\\))?`,
  'd',
)
const NOT_RUN = new RegExp(`^\\s*no runs for (?<phase>${PHASE})$`, 'd')

export const compilebench: Format = {
  tool: 'compilebench',
  about: {
    reads:
      'the last lines of compilebench: rate or time of each phase with its CPU times, and phases that were not run',
    sample: [
      'intial create total runs 20 avg 30.25 MB/s (user 0.74s sys 2.40s)',
      'no runs for create',
      'delete compiled tree total runs 20 avg 4.42 seconds (user 0.58s sys 1.79s)',
    ].join('\n'),
  },
  signature: new RegExp(`^\\s*(?:${PHASE}) total runs \\d|^\\s*no runs for (?:${PHASE})$`),
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth ?? 0
  const measurements: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    const next = lines[i + 1]
    const isCut = next !== undefined && mayContinue(next, depth) && isWrapped(line, next)
    const figures = isCut ? readLine(joinLines([line, next], ' '), line) : readLine(joinLines([line], ' '), line)
    // the same phase again is another run
    if (figures.length === 0 || measurements.some(({ metric }) => metric === figures[0]?.metric)) break
    measurements.push(...figures)
    last = isCut ? i + 1 : i
    i = last
  }
  // "no runs for create" alone is a sentence
  return measurements.some(({ status }) => status === 'ok')
    ? oneRun(compilebench, lines, [at, last], measurements)
    : null
}

const isWrapped = (line: Line, next: Line): boolean =>
  / total runs \d/.test(line.text) && !/sys [\d.]+s\)$/.test(line.text) && /^\s*\(?[\w.]+[\w .]*s\)$/.test(next.text)

function readLine(joined: Joined, line: Line): readonly Measurement[] {
  const whole = { ...line, text: joined.text }
  const notRun = NOT_RUN.exec(joined.text)
  const told = notRun && groupToken(whole, notRun, 'phase')
  if (told) {
    const name = told.text.trim()
    const token = tokenAt(joined, told.start, told.start + name.length)
    const unit = /^(?:delete|stat)/.test(name) ? 's' : 'MB/s'
    return token ? [measure(metricOf(name), token, { value: null, unit, status: 'not_run' })] : []
  }
  const match = RESULT.exec(joined.text)
  const metric = metricOf(match?.groups?.phase ?? '')
  const params = { runs: Number(match?.groups?.runs) }
  const figure = (group: string, name: string, unit: string): readonly Measurement[] => {
    const place = match?.indices?.groups?.[group]
    const token = place && tokenAt(joined, place[0], place[1])
    return token && place ? [measure(name, token, { value: Number(joined.text.slice(...place)), unit, params })] : []
  }
  return [
    ...figure('rate', metric, match?.groups?.unit === 'seconds' ? 's' : 'MB/s'),
    ...figure('user', `${metric}_user_time`, 's'),
    ...figure('system', `${metric}_system_time`, 's'),
  ]
}

const metricOf = (phase: string): string =>
  phase
    .trim()
    .replace(/^intial/, 'initial')
    .replace(/ /g, '_')
