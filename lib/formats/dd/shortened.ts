import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import { measure } from '../measure'
import { readSeconds } from '../time/timing'
import { joinLines, tokenAt } from '../tokens'
import { type Command, commandAbove, commandIn } from './command'
import { numberOf } from './result'

export interface Shortened {
  /** without params */
  readonly figures: readonly Measurement[]
  readonly command: Command
}

const RATE = String.raw`(?<rate>\d[\d.,]*) ?(?<unit>[kKMGT]i?B\/s)`
/** `  1.80748 s, 2.4 GB/s`: the end of dd's last line, its beginning left out */
const TAIL = new RegExp(String.raw`^[\s*=-]{0,8}(?<time>\d[\d.,]*) s(?:ec(?:ond)?s?)?, ${RATE}\s*$`, 'd')
/** `- elapsed time 0:37 = 27.65 MB/sec`: what its clock and the amount come to */
const CLOCKED = new RegExp(
  String.raw`^[\s*=-]{0,8}(?:elapsed|real|took|time)(?: time)?:? {0,3}(?<time>\d{1,3}:\d\d(?:\.\d+)?|\d[\d.]*(?= ?s(?:ec(?:ond)?s?)?\b)) ?(?:s(?:ec(?:ond)?s?)?)?,? {0,3}(?:=>?|->|,|;|\() {0,3}${RATE}(?:ec)?\)?\s*$`,
  'd',
)
/** `- dd if=/dev/zero of=/dev/sda bs=400K count=10485  (334 MB/s)`: what a command came to, typed behind it */
const BEHIND = new RegExp(String.raw`\bdd(?:\s+\w+=\S+){2,12}\s*(?:\(|:|=+>?|-+>)\s*${RATE}\)?\s*$`, 'd')
/** One command, named at the beginning, for all the results of a mail. */
const REACH = 80
/** A tail's time and rate are of the amount that the command over it names, but for rounding. */
const ROUNDING = 0.1

/** What a poster kept of dd's last line: its rate, beside the command; or its time and rate, somewhere under the command. */
export function readShortened(lines: readonly Line[], at: number): Shortened | null {
  const line = lines[at]
  if (!line || line.text.length > 300) return null
  const joined = joinLines([line], ' ')
  const figure = (match: RegExpExecArray, group: string, metric: string, unit: string): Measurement[] => {
    const place = match.indices?.groups?.[group]
    const token = place ? tokenAt(joined, place[0], place[1]) : null
    return token
      ? [
          measure(metric, token, {
            value: metric === 'elapsed_time' ? readSeconds(token.text) : numberOf(token.text),
            unit,
          }),
        ]
      : []
  }
  const behind = BEHIND.exec(joined.text)
  const tail = behind ? null : (TAIL.exec(joined.text) ?? CLOCKED.exec(joined.text))
  const match = behind ?? tail
  const command = behind ? commandIn(line) : tail ? commandAbove(lines, at, REACH) : null
  if (!match?.groups || !command) return null
  const { time = '', rate = '', unit = '' } = match.groups
  if (tail && !isOf(command, readSeconds(time), numberOf(rate), unit)) return null
  const named = unit.replace(/^KB/, 'kB')
  return {
    figures: [
      ...(tail ? figure(tail, 'time', 'elapsed_time', 's') : []),
      ...figure(match, 'rate', 'throughput', named),
    ],
    command,
  }
}

const POWERS: Readonly<Record<string, number>> = { k: 1, m: 2, g: 3, t: 4 }

function isOf({ bytes }: Command, seconds: number, rate: number, unit: string): boolean {
  if (bytes === null) return true
  const base = unit[1] === 'i' ? 1024 : 1000
  const perSecond = rate * base ** (POWERS[(unit[0] ?? '').toLowerCase()] ?? 0)
  return Math.abs((perSecond * seconds) / bytes - 1) < ROUNDING
}
