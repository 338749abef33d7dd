/**
 * What `time` prints of a command, in many shells (their manuals; formats as printed by csh, tcsh, bash, ksh, mksh, dash, zsh and
 * GNU time 1.7 to 1.9). Under another benchmark's result it belongs to that run (`joinsAbove`); several commands timed in
 * one list are one run, told apart by `command`.
 *
 *     24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w
 */
import type { Line } from '@/lib/mail/line'
import type { Block, BlockRun, Format, Printed } from './format'
import { isKernelName, printedKernel } from './kernel-name'
import { printedAt } from './measure'
import { readBeside } from './time/beside'
import { commandAbove, timedCommand } from './time/command'
import { bash, csh, gnu, gnuVerbose, listed, mksh, zsh } from './time/shells'
import { readTable } from './time/table'
import { type Timing, type TimingReader, toMeasurement } from './time/timing'
import { isBlank, type Token } from './tokens'
import { printedBy } from './typed/printed-by'
import { conditionOf } from './typed/words'

const readers: readonly TimingReader[] = [csh, gnu, bash, zsh, mksh, gnuVerbose, listed]

export const time: Format = {
  tool: 'time',
  about: {
    reads: 'csh, tcsh, bash, ksh, mksh, dash, zsh and GNU time; under another result its figures belong to that run',
    sample: ['$ time tar xf linux-2.4.10.tar', '24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w'].join('\n'),
  },
  signature:
    /\dm\d+\.\d+s real +\d|\sreal\s+\d+m\d+\.\d+s$|\du +\d+\.\d+s |\duser +\d|^\s*real:?\s+\d|\ds user +\d|\sreal\s+user\s+sys\s*$|^\s*User time \(sec|^\s*Command being timed: "/,
  joinsAbove: true,
  read(lines, at): Block | null {
    const beside = readTable(lines, at, time) ?? readBeside(lines, at, time)
    if (beside !== null) return beside
    const timings: Named[] = []
    for (let next = nextTiming(lines, at, at); next !== null; next = nextTiming(lines, next.last + 1, at)) {
      // A command that comes again is a repeat; without commands nothing tells two timings apart.
      if (timings.length > 0 && (next.command === null || timings[0]?.command === null)) break
      timings.push(next)
    }
    const last = timings[timings.length - 1]
    return last === undefined ? null : { format: time, first: at, last: last.last, runs: toRuns(timings, lines) }
  },
}

interface Named extends Timing {
  readonly command: string | null
}

/** The timing at `at`, or, inside a list, behind blank lines and the command line of the next one. */
function nextTiming(lines: readonly Line[], at: number, first: number): Named | null {
  const depth = lines[first]?.depth
  let next = at
  let command: string | null = null
  for (let blank = 0; at !== first && next < lines.length && next - at < 6; next++) {
    const line = lines[next]
    if (line === undefined || line.depth !== depth) return null
    const timed = timedCommand(line)
    command = timed ?? command
    if (timed === null && !isBlank(line) && !isHarmless(line)) break
    if (isBlank(line) && ++blank > 2) return null
  }
  const timing = readAt(lines, next)
  if (timing === null || lines[timing.first]?.depth !== depth) return null
  // In a list without command lines each row names its command, and a blank line ends it.
  if (at !== first && command === null && next > at) return null
  return { ...timing, command: timing.command ?? command ?? (at === first ? commandAbove(lines, at) : null) }
}

/** `user@host:~$ mv linux linux.old` between two timed commands changes nothing of what is measured. */
const isHarmless = ({ text }: Line): boolean =>
  text.length < 200 &&
  /^\s*(?:\[?[\w.-]+@[^$#%>]{1,60}[$#%>]|[$#%])\s*(?:mv|rm|cp|cd|ls|mkdir|sync|sleep)(?:\s|$)/.test(text)

function readAt(lines: readonly Line[], at: number): Timing | null {
  for (const reader of readers) {
    const timing = reader(lines, at)
    if (timing !== null) return timing
  }
  return null
}

/** "2.4.5.virgin+reclaim (an older one)": the kernel, or what else tells it apart; not a remark in brackets. */
function printedOf(remark: Token | null): readonly Printed[] {
  const words = remark?.text.replace(/\s*\([^()]*\)\s*$/, '') ?? ''
  const inside = /^\(([^()]{2,40})\)$/.exec(remark?.text ?? '')?.[1] ?? ''
  const condition = inside === '' ? null : conditionOf(inside)
  if (remark !== null && condition !== null) return [printedBy(condition, { ...remark, text: inside })]
  if (remark === null || words === '' || words.startsWith('(')) return []
  const [name = ''] = words.split(' ')
  return [
    printedAt('label', words, remark.line.number, words),
    ...(isKernelName(name) ? printedKernel(name, remark.line.number) : []),
  ]
}

/** One run, and another from where the first command comes again. */
function toRuns(timings: readonly Named[], lines: readonly Line[]): BlockRun[] {
  const groups: Named[][] = []
  for (const timing of timings) {
    const group = groups[groups.length - 1]
    if (group === undefined || group.some(({ command }) => command === timing.command)) groups.push([timing])
    else group.push(timing)
  }
  return groups.map((group) => ({
    tool: 'time',
    printed: printedOf(group[0]?.remark ?? null),
    measurements: group.flatMap(({ figures, command }) => figures.map((figure) => toMeasurement(figure, command))),
    lines: [numberOf(lines, group[0]?.first), numberOf(lines, group[group.length - 1]?.last)],
    findings: [],
  }))
}

const numberOf = (lines: readonly Line[], at = 0): number => lines[at]?.number ?? 0
