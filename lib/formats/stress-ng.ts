/**
 * stress-ng (Colin Ian King; genuine output of 0.15.06) with --metrics or --metrics-brief: for each stressor its rates and times,
 * and of some stressors more. It loads every part of a machine; the stressors in stress-ng/stressors.ts load storage, and only
 * those are read.
 *
 *     stress-ng: info:  [31308] dispatching hogs: 2 hdd, 1 iomix
 *     stress-ng: metrc: [31308] stressor       bogo ops real time  usr time  sys time   bogo ops/s     bogo ops/s
 *     stress-ng: metrc: [31308]                           (secs)    (secs)    (secs)   (real time) (usr+sys time)
 *     stress-ng: metrc: [31308] hdd               48345      6.03      1.04      1.05      8011.20       23111.78
 *     stress-ng: metrc: [31308] miscellaneous metrics:
 *     stress-ng: metrc: [31308] hdd                 1530.41 MB/sec read rate (geometic mean of 2 instances)
 *
 * Until 0.14 `info:` stands in place of `metrc:`; posters cut the marks off. With --metrics two columns more, CPU used per
 * instance and resident memory, stand behind. A stressor that comes again is another execution.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss } from './format'
import { runOf } from './one-run'
import { MARK } from './stress-ng/mark'
import { type Row, readMore, readRow } from './stress-ng/rows'
import { isOfStorage } from './stress-ng/stressors'
import { isBlank, mayContinue } from './tokens'
import { versionAbove } from './version-above'
import { LONGEST } from './whole-line'

const HEAD = new RegExp(`^\\s*${MARK}stressor\\s+bogo ops\\s+real time`)
/** The lines of the head, and what a mailer made of them. */
const HEAD_LINE = new RegExp(
  `^\\s*${MARK}(?:(?:stressor|bogo|ops(?:\\/s)?|real|usr|sys|time|CPU|used|per|RSS|Max|instance|\\(secs\\)|\\(real|\\(usr\\+sys|time\\)|\\(%\\)|\\(KB\\))(?:\\s+|$))+$`,
)
const MISCELLANEOUS = new RegExp(`^\\s*${MARK}miscellaneous metrics:$`)
const MARKED_ROW = /^\s*stress-ng: (?:info|metrc): +\[\d{1,9}\] +[a-z][a-z\d-]+ +\d+ +\d+\.\d\d +\d+\.\d\d/
const HOGS = new RegExp(`^\\s*${MARK}dispatching hogs: (\\d.*)$`)
/** `stress-ng: debug: [230] stress-ng 0.17.07 g519151f46073` */
const BANNER = /\bstress-ng(?:, version)? (\d+\.\d+\.\d+)/

export const stressNg: Format = {
  tool: 'stress-ng',
  about: {
    reads: 'stress-ng with --metrics or --metrics-brief: its stressors of files, directories and devices',
    sample: [
      'stress-ng: metrc: [31308] stressor       bogo ops real time  usr time  sys time   bogo ops/s     bogo ops/s',
      'stress-ng: metrc: [31308]                           (secs)    (secs)    (secs)   (real time) (usr+sys time)',
      'stress-ng: metrc: [31308] hdd               48345      6.03      1.04      1.05      8011.20       23111.78',
    ].join('\n'),
  },
  signature: new RegExp(`${HEAD.source}|${MARKED_ROW.source}`),
  read,
}

/** Rows of one execution. */
interface Execution {
  readonly stressors: Set<string>
  readonly figures: Measurement[]
  readonly first: number
  last: number
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth ?? 0
  const instances = instancesAbove(lines, at)
  const executions: Execution[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth) || line.text.length > LONGEST) break
    if (isBlank(line)) continue
    if (i > at && HEAD.test(line.text)) break
    const row = readRow(lines, i, instances)
    const more = row ? null : readMore(lines, i)
    if (row) takeRow(executions, row, i)
    else if (more) takeMore(executions, more)
    else if (!MISCELLANEOUS.test(line.text) && !(HEAD_LINE.test(line.text) && executions.length === 0)) break
    last = (row ?? more)?.last ?? i
    i = last
  }
  if (executions.length === 0)
    return { first: at, last, why: 'the head of the metrics of stress-ng; no row of a stressor under it' }
  const printed = versionAbove(lines, at, BANNER)
  const runs = executions
    .filter(({ figures }) => figures.length > 0)
    .map((one) => runOf(stressNg.tool, lines, [one.first, one.last], one.figures, printed))
  return runs.length > 0 ? { format: stressNg, first: at, last, runs } : null
}

function takeRow(executions: Execution[], row: Row, at: number): void {
  const current = executions.at(-1)
  const isOther = !current || current.stressors.has(row.stressor)
  const own = isOther ? { stressors: new Set<string>(), figures: [], first: at, last: at } : current
  if (isOther) executions.push(own)
  own.stressors.add(row.stressor)
  own.last = row.last
  if (isOfStorage(row.stressor)) own.figures.push(...row.figures)
}

function takeMore(executions: readonly Execution[], row: Row): void {
  const current = executions.at(-1)
  if (!current?.stressors.has(row.stressor)) return
  current.last = row.last
  if (isOfStorage(row.stressor)) current.figures.push(...row.figures)
}

/** How many of each were started: `dispatching hogs: 2 hdd, 1 iomix`. */
function instancesAbove(lines: readonly Line[], at: number): ReadonlyMap<string, number> {
  for (let i = at - 1; i >= Math.max(0, at - 100); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    const hogs = line.text.length > LONGEST ? undefined : HOGS.exec(line.text)?.[1]
    if (hogs !== undefined)
      return new Map(
        [...hogs.matchAll(/(\d{1,9}) ([a-z][a-z\d-]*)/g)].map(([, count, name = '']) => [name, Number(count)]),
      )
  }
  return new Map()
}
