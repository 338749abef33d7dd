import type { Line } from '@/lib/mail/line'
import { isBlank } from '../tokens'
import { isMeasured } from './words'

/** As words.ts knows them. */
const RATE =
  '(?:[KMGkmg][iI][bB]|[kKMG]B?|[mM]b(?:its?)?)/[sS](?:ec(?:ond)?)?|[kKMG]Bps|Mbps|(?:[kKmM]|[kK]ilo)?[- ]?[iI][oO][pP][sS]|(?:[oO]ps|OPS|[oO]perations|[fF]iles)/s(?:ec(?:ond)?)?|(?:[mM]ax)?JPM|[jJ]obs/min(?:ute)?'
/** The first letter of µs is two bytes or more where nobody has said how they are to be read. */
const TIME =
  's|secs?|seconds?|ms|msecs?|milliseconds?|(?:u|[^\\x00-\\x7f]{1,2})[sS]|usecs?|microseconds?|ns|nsecs?|nanoseconds?'

/** How much there was of something: a column beside those that were measured. */
const AMOUNT = '(?:[kKMGT]i?B|bytes)'

/** A word that is a figure as it stands in a table: `12`, `~1.2k`, `339K,`, `0m6.42s`, `1:23.4`, `28.9MiB/s`, `BW=3939MiB/s`, `(+3.1%)`, `12±3`. */
const FIGURE = new RegExp(
  `^[~<>(+|±/-]*(iops=|IOPS=)?(?:(?:bw|lat|BW)=)?(?:\\d[\\d.,]*|\\.\\d+)(?:e[+-]\\d{1,2}|(m\\d[\\d.]*s?)|:\\d\\d(?:\\.\\d+)?)?(?:[kKMG]|${AMOUNT}|(${RATE}|${TIME})|%)?[*),;.|]*(?:[±(+-].*)?$`,
)
/** Two of them in a row are times: `1:16   0:41.9` */
const MINUTES = /^\d{1,3}:\d\d(?:\.\d+)?$/
/** What stands between figures: their units, bars, a value that is missing. */
const UNIT_OF_ITS_OWN = new RegExp(`^(?:${RATE}|${TIME}|per|sec|second)[,;.)|]*$`)
const NO_UNIT = new RegExp(`^(?:${AMOUNT}|%)[,;.)|]*$`)
const BETWEEN = /^(?:[|*/±,-]+|n\/a|->|=>)$/i
/** `speed:12MB/s` */
const GLUED = new RegExp(`[:=]~?\\d[\\d.,]*(?:[kKMG]|${RATE}|${TIME})?$`)

/**
 * A line that names a unit in one of the ways of heads, titles and cells; seconds stand behind many things. `question(s)` names none. UnixBench's
 * rows have theirs by what they do, means for each number of clients by their benchmark.
 */
export const SAYS_UNIT = new RegExp(
  [
    `(?<![A-Za-z_/.])(?:${RATE})(?![\\w/])`,
    '(?:per|/)[- ]?sec',
    '\\d bufsize \\d{1,6} maxblocks',
    `[([](?:in )?(?:${TIME.replace('s|', '')})[)\\]]`,
    '(?:^|[\\s|]|[tT]ime|lapsed|ency|uration|real|user|sys)[([](?:in )?s[)\\]]',
    '\\bin (?:[mun]?s(?=$|[\\s:,)])|seconds|m?secs\\b|milliseconds|msec|usecs?|microseconds)',
    '(?:[dDtT]|[kK]ern)bench\\b[^:]{0,80}:\\s*$',
    '(?:clients|users|tasks|procs|threads)\\s+(?:[mM]ean|[aA]v)',
  ].join('|'),
)
/** Figures that make a result of one line: before and after, two in a cell, several in a row, with their names, `files per second`, pv's last words. */
const IN_ONE_LINE = new RegExp(
  `(?:[iI][oO][pP][sS]|[bB][wW]|width|through\\w{0,8}|[lL]at\\w{0,8}|[tT]ime\\w{0,8}|spent) {0,3}[=:] {0,3}~?\\d|\\d.{0,14}(?:->|=>|[^\\x00-\\x7f]{1,3})\\s*[~(\\w: ]{0,14}[\\d.]|IOPS=\\d|per sec|:\\d\\d \\[ *\\d|\\w ?/ ?\\w+\\)\\s*\\||(?:${RATE}), |^[\\W]{0,12}\\d[\\d.,]*[kKM]? ?(?:${RATE}),? +[-:(]? ?(?:with|w/|before|after|in|on|for|using|under)`,
)

/** A benchmark whose figures need no unit beside them: it is known what they are in. */
export const NAMES_BENCHMARK =
  /\b(?:[dt]bench|bonnie|tiobench|iozone|fio|fs_?mark|postmark|sysbench|compilebench|filebench|ffsb|reaim|blogbench|mdtest)\b/

/** Longer is no line of a table, quote marks included. */
const LONGEST = 300
const LONGEST_LABEL = 60
/** So many lines over its rows a table's title may stand, and so many under them what says its unit. */
const OVER = 16
const UNDER = 5
/** So many lines may a row stand below the one before it; a list's items follow each other. */
const ROWS_APART = 3
const ITEMS_APART = 1
/** a rule between */
const UNDER_HEAD = 2

/** What a line ends in, if that is figures. */
interface Ending {
  readonly figures: number
  readonly hasUnit: boolean
  /** what stands before them, without quote marks */
  readonly label: string
  /** the figure has no blank before it */
  readonly isGlued: boolean
}

const HAS_FIGURE = /[\s|=~:(>]\.?\d/

/** Fits every line that has an ending, and few others. */
export const MAY_END_IN_FIGURES = new RegExp(
  [
    '(?:(?:^|\\s)[~<>(+|±/-]*(?:iops=|IOPS=)?(?:(?:bw|lat|BW)=)?\\.?|[:=]~?)\\d\\S*',
    `\\d.*\\s(?:(?:${RATE}|${TIME}|${AMOUNT}|%|per|sec|second)[,;.)|]*|[|*/±,-]+|[nN]/[aA]|->|=>)`,
  ]
    .map((ending) => `(?:${ending})[\\s|]*(?:\\([^()]*\\)[\\s|]*)?$`)
    .join('|'),
)

function endingOf(line: string): Ending | null {
  if (!HAS_FIGURE.test(line)) return null
  const words = line
    .replace(/^(?:[A-Za-z]{0,6}>)?[ \t>|]*/, '')
    .replace(/\([^()]{0,40}\)[\s|]*$/, '')
    .trimEnd()
    .split(/\s+/)
  let figures = 0
  let minutes = 0
  let hasUnit = false
  let at = words.length
  for (; at > 0; at--) {
    const word = words[at - 1] ?? ''
    const figure = FIGURE.exec(word)
    if (figure !== null) {
      figures++
      if (MINUTES.test(word)) minutes++
      hasUnit ||= minutes > 1 || figure.slice(1).some((unit) => unit !== undefined)
    } else if (UNIT_OF_ITS_OWN.test(word)) hasUnit = true
    else if (!BETWEEN.test(word) && !NO_UNIT.test(word)) break
  }
  const isGlued = figures === 0 && GLUED.test(words[at - 1] ?? '')
  const label = words.slice(0, at).join(' ')
  return (figures > 0 || isGlued) && label.length <= LONGEST_LABEL
    ? { figures: isGlued ? 1 : figures, hasUnit, label, isGlued }
    : null
}

/**
 * What tools print that is nobody's table, and stands in every second mail about arrays and disks: how far the kernel is with one (`recovery = 12.6%
 * (37043392/292945152) finish=127.5min speed=33440K/sec`, which mailers break), and what a disk counts of itself (SMART):
 *
 *       1 Raw_Read_Error_Rate     PO-R--   100   100   016    -    0
 *       1 Raw_Read_Error_Rate     0x002f   200   200   051    Pre-fail  Always       -       0
 */
const PRINTED = new RegExp(
  [
    '\\[=*>\\.*\\]\\s+(?:reshape|recovery|resync|check|repair) ?=',
    '\\bfinish=[\\d.]+min speed=\\d+K/sec',
    '^[\\s>|]*\\d{1,3} [A-Z][\\w/-]+\\s+(?:0x[\\da-f]{4}|[POSRCK-]{6})\\s+\\d{3}\\s+\\d{3}\\s',
  ].join('|'),
)

/** A line that says a unit or may end in figures; the others of its text are left out. */
export interface TellingLine {
  /** how many lines stand before it, without the blank ones: how many of those may stand in a table is the reader's business */
  readonly before: number
  readonly text: string
}

/**
 * Whether a text may hold a table or a list that a person typed: lines that end in figures under one another, or one with several, and close
 * to them what they are in. Asked of words alone, every log that says how many seconds something took would have to be read.
 */
export function mayBeTyped(lines: Iterable<TellingLine>): boolean {
  for (const _ of placesIn(lines)) return true
  return false
}

/** Over the first of its rows a table begins with its title, and below the last one that tells stands what is said of it. */
const BEGINS_OVER = OVER + 8
const GOES_ON = OVER

/**
 * Tells the lines on which a table or a list may begin that a person typed. A mail of thousands of lines of a log, among which one place looks like
 * a table, is read in that place.
 */
export function placesOfTyped(lines: readonly Line[]): (at: number) => boolean {
  const counts: number[] = []
  let before = 0
  for (const line of lines) counts.push(isBlank(line) ? before : before++)
  const telling = lines.map(({ text }, at) => ({ before: counts[at] ?? 0, text }))
  const may = new Uint8Array(before + 1)
  let done = 0
  for (const { first, last } of placesIn(telling)) {
    may.fill(1, Math.max(done, first - BEGINS_OVER), last + GOES_ON + 1)
    done = last
  }
  return (at) => may[counts[at] ?? before] === 1
}

/** Where rows stand, first to last, with what they are in close to them: each as soon as that shows, in the text's order of what showed it. */
function* placesIn(lines: Iterable<TellingLine>): Generator<{ readonly first: number; readonly last: number }> {
  let unit = Number.NEGATIVE_INFINITY
  const over: TellingLine[] = []
  let row = Number.NEGATIVE_INFINITY
  // of several figures each
  let wide = Number.NEGATIVE_INFINITY
  // heads of a box: one row under them may be all that there is
  let boxed = Number.NEGATIVE_INFINITY
  let rows = Number.NEGATIVE_INFINITY
  let first = Number.NEGATIVE_INFINITY
  for (const { before: at, text } of lines) {
    if (text.length > LONGEST || PRINTED.test(text)) continue
    let tells = false
    if (SAYS_UNIT.test(text)) {
      unit = at
      tells = at - rows <= UNDER || IN_ONE_LINE.test(text)
      if (text.includes('|')) boxed = at
    }
    over.push({ before: at, text })
    const ending = endingOf(text)
    if (ending !== null) {
      if (ending.hasUnit || (ending.figures > 1 && isMeasured(ending.label))) unit = at
      if (at - row > (ending.isGlued ? ITEMS_APART : ROWS_APART)) first = at
      else rows = at
      row = at
      tells ||= ending.hasUnit && IN_ONE_LINE.test(text)
      tells ||= at - unit <= OVER && (rows === at || (ending.figures > 1 && ending.hasUnit))
      tells ||= ending.figures > 1 && at > boxed && at - boxed <= UNDER_HEAD
      if (ending.figures > 1) {
        tells ||= at - wide <= 1 && namesBenchmark(over, at - OVER)
        wide = at
      }
    }
    if (tells) yield { first: at - rows <= UNDER ? first : at, last: at }
  }
}

/** Whether one of the lines from `from` on names a benchmark. Those before it, and those that do not, are dropped: each is looked at once. */
function namesBenchmark(lines: TellingLine[], from: number): boolean {
  const at = lines.findLastIndex(({ before, text }) => before >= from && NAMES_BENCHMARK.test(text))
  lines.splice(0, at < 0 ? lines.length : at)
  return at >= 0
}
