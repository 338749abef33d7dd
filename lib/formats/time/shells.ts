import type { Line } from '@/lib/mail/line'
import { isKernelName } from '../kernel-name'
import { type Token, tokensOf } from '../tokens'
import { conditionOf } from '../typed/words'
import { commandAbove } from './command'
import { type Figure, figuresOf, type Timing, type TimingReader, tokenOf } from './timing'

/**
 * csh and tcsh, and the BSD one that prints the elapsed time first:
 *
 *     24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w
 *     6:46.051r 12.920u 63.420s 18% 0M 0+0k 0st 0+0io 0pf+0w
 *
 * Mail may have wrapped what stands behind the CPU share.
 */
const CSH =
  /^(?<command>.{0,90}?)(?<=^|\s)(?<user>\d+\.\d+)u +(?<system>\d+\.\d+)s +(?<elapsed>(?:\d+:)?\d+:\d\d(?:\.\d+)?) +(?<cpu>\d+(?:\.\d+)?)%/d
const BSD_CSH =
  /^(?<command>)\s*(?<elapsed>(?:\d+:)?\d+:\d\d(?:\.\d+)?)r +(?<user>\d+\.\d+)u +(?<system>\d+\.\d+)s +(?<cpu>\d+(?:\.\d+)?)%/d
const CSH_REST = /^\s*\d+\+\d+k |^\s*\d+\+\d+io |^\s*\d+pf\+\d+w$/

export const csh: TimingReader = (lines, at) =>
  oneLine(lines, at, CSH, CSH_REST) ?? oneLine(lines, at, BSD_CSH, CSH_REST)

/**
 * GNU time, its second line often joined to the first by a mailer or left out; posters put the command in front:
 *
 *     0.00user 0.06system 0:00.14elapsed 42%CPU (0avgtext+0avgdata 2656maxresident)k
 *     0inputs+409608outputs (0major+355minor)pagefaults 0swaps
 *     tar zxf linux.tar.gz  4.82user 5.55system 0:14.38elapsed 72%CPU
 */
const GNU =
  /^(?<command>.{0,90}?)(?<=^|\s)(?<user>\d+\.\d+)user +(?<system>\d+\.\d+)system +(?<elapsed>(?:\d+:)?\d+:\d\d(?:\.\d+)?)elapsed(?: +(?:(?<cpu>\d+)|\?)%CPU)?/d
const GNU_REST = /^\s*\d+%CPU\b|^\s*\(?\d+avgtext|^\s*\d+inputs\+|^\s*\(\d+major\+|pagefaults \d+swaps$/

export const gnu: TimingReader = (lines, at) => oneLine(lines, at, GNU, GNU_REST)

/** zsh: `tar xf linux.tar  0.00s user 0.08s system 49% cpu 0.153 total` */
const ZSH =
  /^(?<command>.{0,200}?)(?<=^|\s)(?<user>\d+\.\d+)s user +(?<system>\d+\.\d+)s system +(?<cpu>\d+)% cpu +(?<elapsed>(?:(?:\d+:)?\d+:)?\d+(?:\.\d+)?) total/d

export const zsh: TimingReader = (lines, at) => oneLine(lines, at, ZSH, null)

/** mksh, the shell of Android: `    0m14.83s real     0m00.00s user     0m14.30s system` */
const MKSH =
  /^(?<command>)\s*(?<elapsed>\d+m\d+[.,]\d+s) real +(?<user>\d+m\d+[.,]\d+s) user +(?<system>\d+m\d+[.,]\d+s) system\s*$/d

export const mksh: TimingReader = (lines, at) => oneLine(lines, at, MKSH, null)

function oneLine(lines: readonly Line[], at: number, pattern: RegExp, rest: RegExp | null): Timing | null {
  const line = lines[at]
  const match = line && pattern.exec(line.text)
  if (!line || !match) return null
  let last = at
  while (rest !== null && last - at < 2 && rest.test(lines[last + 1]?.text ?? '')) last++
  const before = match.groups?.command?.trim() ?? ''
  const remark = settingBefore(line, before)
  const command = remark === null ? before : ''
  // The share may stand at the start of the line that mail made of the rest.
  const below = last > at ? cpuBelow(lines[at + 1]) : null
  return { first: at, last, command: command === '' ? null : command, figures: figuresOf(line, match, below), remark }
}

/** `2.5.1-pre1:   12.920u 63.420s …`: no command, but what it was timed under */
function settingBefore(line: Line, words: string): Token | null {
  const setting = /^(.{1,40}?)\s*:$/.exec(words)?.[1]
  if (setting === undefined || (!isKernelName(setting) && conditionOf(setting) === null)) return null
  return { text: setting, line, start: line.text.indexOf(setting) }
}

function cpuBelow(line: Line | undefined): Token | null {
  const match = line && /^\s*(?<cpu>\d+)%CPU\b/d.exec(line.text)
  return line && match ? tokenOf(line, match, 'cpu') : null
}

const NAMES: Readonly<Record<string, Figure['metric']>> = {
  real: 'elapsed_time',
  user: 'user_time',
  sys: 'system_time',
}
const DURATION = /^(?:\d+h)?(?:\d+m)?\d+(?:[.,]\d+)?s?$/
/** as only bash and ksh print it */
const CLOCK = /^\d+m\d+[.,]\d+s$/

/**
 * bash, ksh and `time -p`: three lines, or all three on one.
 *
 *     real    0m0.111s        real 0.14
 *     user    0m0.000s        user 0.00
 *     sys     0m0.053s        sys 0.06
 *
 * Two of the three at least: "real 5" alone is a sentence's or a table's. Posters leave the others out: `real 9m16.569s` alone is
 * bash's where the command that was timed stands over it.
 */
export const bash: TimingReader = (lines, at) => {
  const opening = lines[at]
  if (opening === undefined) return null
  const remark = remarkOn(opening)
  const figures: Figure[] = []
  let last = at
  for (let next = at; next < lines.length && figures.length < 3 && next - last <= 2; next++) {
    const line = lines[next]
    if (line === undefined || line.depth !== opening.depth) break
    if (line.text.trim() === '') continue
    const named = namedTimes(
      next === at && remark !== null ? { ...line, text: line.text.slice(0, remark.start) } : line,
    )
    if (named === null || named.some(({ metric }) => figures.some((figure) => figure.metric === metric))) break
    // of several runs side by side
    if (new Set(named.map(({ metric }) => metric)).size < named.length) return null
    figures.push(...named)
    last = next
  }
  const [elapsed] = figures
  const isBracketed = figures.length === 1 && remark?.text.startsWith('(') === true
  if (elapsed?.metric !== 'elapsed_time' || (remark !== null && figures.length < 3 && !isBracketed)) return null
  const command = figures.length === 1 ? commandAbove(lines, topOf(lines, at)) : null
  if (figures.length === 1 && !(CLOCK.test(elapsed.token.text) && command !== null)) return null
  return { first: at, last, command, figures, remark }
}

/** `real    11m23.522s  2.4.5.vm-update-2`, over the two lines of the others: what it was, in the poster's words */
const REMARK = /^\s*real\s+\d+m\d+[.,]\d+s\s+(?=[\w(])(?!(?:user|sys)\b)(?<remark>\S.{1,70})$/d

function remarkOn(line: Line): Token | null {
  const match = REMARK.exec(line.text)
  return match === null ? null : tokenOf(line, match, 'remark')
}

/** `real  50m1.674s  (no change)` over `real  13m19.367s (with change)`: the first of them stands under the command. */
function topOf(lines: readonly Line[], at: number): number {
  let top = at
  while (lines[top - 1] !== undefined && REMARK.test(lines[top - 1]?.text ?? '') && at - top < MOST_REMARKED) top--
  return top
}

const MOST_REMARKED = 20

/** `/usr/src/linux ls -laR      real    5m57.340s`: a list of commands, and of each only how long it took */
const LISTED =
  /^\s*(?<command>(?!(?:real|user|sys)\b)[\w./~-][^|"=:]{0,60}?)(?:\t+| {3,})real\s+(?<elapsed>\d+m\d+\.\d+s)$/d

export const listed: TimingReader = (lines, at) => oneLine(lines, at, LISTED, null)

/** `real 0m0.111s`, or several such pairs; null where anything else stands on the line. */
export function namedTimes(line: Line): Figure[] | null {
  const tokens = tokensOf(line)
  if (tokens.length === 0 || tokens.length > 6 || tokens.length % 2 === 1) return null
  const figures: Figure[] = []
  for (let i = 0; i < tokens.length; i += 2) {
    const metric = NAMES[(tokens[i]?.text ?? '').replace(/:$/, '')]
    const token = tokens[i + 1]
    if (metric === undefined || token === undefined || !DURATION.test(token.text)) return null
    figures.push({ metric, token })
  }
  return figures
}

/** `/usr/bin/time -v`: one figure a line, under `Command being timed: "…"`. */
const VERBOSE: readonly [RegExp, Figure['metric'] | 'cpu'][] = [
  [/^\s*User time \(seconds\): (?<figure>\d+\.\d+)$/d, 'user_time'],
  [/^\s*System time \(seconds\): (?<figure>\d+\.\d+)$/d, 'system_time'],
  [/^\s*Percent of CPU this job got: (?<figure>\d+)%$/d, 'cpu'],
  [/^\s*Elapsed \(wall clock\) time \(h:mm:ss or m:ss\): (?<figure>[\d:.]+)$/d, 'elapsed_time'],
]
const COMMAND = /^\s*Command being timed: "(.*)"$/
const VERBOSE_REST = /^\s*[A-Z][A-Za-z ()/-]{4,60}: \d+$/

export const gnuVerbose: TimingReader = (lines, at) => {
  const figures: Figure[] = []
  const command = COMMAND.exec(lines[at]?.text ?? '')?.[1] ?? null
  let cpu: Token | null = null
  let next = command === null ? at : at + 1
  for (const [pattern, kind] of VERBOSE) {
    const line = lines[next]
    const match = line && pattern.exec(line.text)
    const token = line && match ? tokenOf(line, match, 'figure') : null
    if (token === null) return null
    if (kind === 'cpu') cpu = token
    else figures.push({ metric: kind, token, ...(kind === 'elapsed_time' && cpu ? { cpu } : {}) })
    next++
  }
  while (VERBOSE_REST.test(lines[next]?.text ?? '')) next++
  return { first: at, last: next - 1, command, figures }
}
