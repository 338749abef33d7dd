import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import { measure } from '../measure'
import { joinLines, mayContinue, type Token, tokenAt } from '../tokens'

export interface Result {
  readonly bytes: number
  /** without params */
  readonly figures: readonly Measurement[]
  /** what the poster set before it: `/dev/md0`, `write:` */
  readonly label: string | null
  readonly last: number
}

/**
 * What may stand before it: nothing, a device, or a word or two with a colon, or a sentence that sets it in quotes. Not a
 * diff's mark, not a log's time.
 */
const BEFORE = String.raw`^(?:%\s+)?(?<label>(?:[A-Za-z][\w ,.()-]{0,30}:\s+)?(?:\/dev\/\w+:?\s+)?|(?<sentence>[^+-].{0,100} ?"))`
const COPIED = new RegExp(
  String.raw`${BEFORE}(?<bytes>\d+) [^\s\d]{3,12} (?:\([^()]{1,40}\) )?[^\s\d]{3,14}, (?<time>\d[\d.,]*(?:e-?\d+)?) s(?:ec(?:ond)?s?)?, (?<rate>\d[\d.,]*) (?<unit>[kKMGT]?i?B?\/s)(?:$|[\s,;"])`,
  'd',
)
const TRANSFERRED = new RegExp(
  String.raw`${BEFORE}(?<bytes>\d+) bytes transferred in (?<time>\d[\d.]*(?:e-?\d+)?) sec(?:ond)?s? \((?<rate>\d+) (?<unit>bytes\/sec)\)`,
  'd',
)

/** Reads the line at `at`, or, where mail has cut it, it and the next one. */
export function readResult(lines: readonly Line[], at: number): Result | null {
  const line = lines[at]
  const next = lines[at + 1]
  if (!line) return null
  const whole = toResult([line], at)
  // no line that is one already has lost its end
  const isCut = !whole && next && line.text.length > 30 && mayContinue(next, line.depth)
  return isCut ? toResult([line, next], at) : whole
}

function toResult(taken: readonly Line[], at: number): Result | null {
  const joined = joinLines(taken, ' ')
  const match = COPIED.exec(joined.text) ?? TRANSFERRED.exec(joined.text)
  if (!match?.groups) return null
  const { bytes = '', time = '', rate = '', unit = '', label = '' } = match.groups
  const tokenOf = (group: string): Token | null => {
    const place = match.indices?.groups?.[group]
    return place ? tokenAt(joined, place[0], place[1]) : null
  }
  const [elapsed, throughput] = [tokenOf('time'), tokenOf('rate')]
  const seconds = numberOf(time)
  if (!elapsed || !throughput || Number(bytes) === 0) return null
  return {
    bytes: Number(bytes),
    figures: [
      measure('elapsed_time', elapsed, { value: seconds, unit: 's' }),
      measure('throughput', throughput, {
        value: numberOf(rate),
        unit: unitOf(unit, numberOf(rate), Number(bytes) / seconds),
      }),
    ],
    label: match.groups.sentence === undefined ? label.trim().replace(/:$/, '') || null : null,
    last: at + taken.length - 1,
  }
}

/** A comma for the point where the locale has one. */
export const numberOf = (text: string): number => Number(text.replace(',', '.'))

const UNITS: Readonly<Record<string, string>> = { 'bytes/sec': 'B/s', 'KB/s': 'kB/s' }
const POWERS: Readonly<Record<string, number>> = { K: 1, M: 2, G: 3, T: 4 }

/** A letter alone (`M/s`) counts 1000 or 1024: the amount and the time tell. */
function unitOf(unit: string, rate: number, bytesPerSecond: number): string {
  const letter = /^([kKMGT])\/s$/.exec(unit)?.[1]
  if (!letter) return UNITS[unit] ?? unit
  const power = POWERS[letter.toUpperCase()] ?? 0
  const off = (base: number): number => Math.abs(Math.log((rate * base ** power) / bytesPerSecond))
  if (off(1024) < off(1000)) return `${letter.toUpperCase()}iB/s`
  return letter.toUpperCase() === 'K' ? 'kB/s' : `${letter}B/s`
}
