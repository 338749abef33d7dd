/**
 * fs-bench (a shell script of 2003): sections that each name what the counts and the time under them measure. A section
 * without a time (`## tar all`) did not take place.
 *
 *     ## Create files
 *     Total create files: 18858
 *
 *     real 1m7.309s
 *     user 0m0.141s
 *     sys 0m9.571s
 *
 * `## Create files` is a heading of Markdown too: a time has to stand in one of the sections.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss } from './format'
import { measure } from './measure'
import { oneRun } from './one-run'
import { bash } from './time/shells'
import { toMeasurement } from './time/timing'
import { tokensOf } from './tokens'

const OPENS =
  /^\s*## (?:Start Test|Create files|tar all|Change owner|random access|Change mode|Random delete and create)\s*$/
const SECTION = /^\s*## ([A-Za-z][A-Za-z /-]{2,50})$/
const COUNT = /^\s*(Total create files|Total delete files|Total error|Success|Fail)\s*:\s*\d+$/
const COUNTS: Readonly<Record<string, string>> = {
  'Total create files': 'files_created',
  'Total delete files': 'files_deleted',
  'Total error': 'errors',
  Success: 'successes',
  Fail: 'failures',
}

/** A section is short; what is longer is something else. */
const LONGEST = 20

export const fsBench: Format = {
  tool: 'fs-bench',
  about: {
    reads: 'the sections of the script: counts and times of creating, changing and removing files',
    sample: [
      '## Create files',
      '',
      'Total create files: 18858',
      '',
      'real 1m7.309s',
      'user 0m0.141s',
      'sys 0m9.571s',
    ].join('\n'),
  },
  signature: OPENS,
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth
  const measurements: Measurement[] = []
  const begun = new Set<string>()
  let section = ''
  let last = at
  for (let i = at; i < lines.length && i - last <= LONGEST; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    const title = SECTION.exec(line.text)?.[1]
    if (title) {
      // the script's first section again, or one that it has had: another run
      if (begun.has(title) || (title === 'Start Test' && begun.size > 0)) break
      begun.add(title)
      section = title.trim().toLowerCase().replace(/\W+/g, '_')
      last = i
      if (/^finish test$/i.test(title)) break
    } else {
      const figures = readFigures(lines, i, section)
      if (figures === null) continue
      measurements.push(...figures.measurements)
      last = figures.last
      i = last
    }
  }
  if (measurements.some(({ unit }) => unit === 's')) return oneRun(fsBench, lines, [at, last], measurements)
  const isSure = begun.has('Start Test')
  return isSure ? { first: at, last, why: 'the start of an fs-bench run; no section with a time under it' } : null
}

/** A count or the three times of a section; null: another line. */
function readFigures(lines: readonly Line[], at: number, section: string) {
  const line = lines[at]
  const name = line && COUNT.exec(line.text)?.[1]
  const token = line && tokensOf(line).at(-1)
  if (name && token) {
    const metric = `${section}_${COUNTS[name]}`
    return {
      last: at,
      measurements: [measure(metric, countIn(token), { value: Number(countIn(token).text), unit: 'count' })],
    }
  }
  const timing = bash(lines, at)
  if (!timing) return null
  const named = timing.figures.map((figure) => {
    const time = toMeasurement(figure, null)
    return { ...time, metric: `${section}_${time.metric}` }
  })
  return { last: timing.last, measurements: named }
}

/** `Fail:72` has no blank before its count. */
function countIn(token: NonNullable<ReturnType<typeof tokensOf>[number]>) {
  const at = token.text.lastIndexOf(':') + 1
  return { ...token, text: token.text.slice(at), start: token.start + at }
}
