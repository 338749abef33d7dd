import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { groupToken } from '../named-figures'
import { oneRun } from '../one-run'
import { readSeconds } from '../time/timing'
import { isBlank } from '../tokens'

/**
 * `pread -C` and `pwrite -C`: bytes, operations, time, bytes a second, operations a second.
 *
 *     67108864,16384,0:00:00.01,4441060419.562,1084243.266
 */
export const CONDENSED = /^\s*\d+,\d+,\d+:\d\d:\d\d\.\d+,\d+\.\d+,\d+\.\d+$/

const FIELDS = /^\s*(?<bytes>\d+),(?<count>\d+),(?<time>\d+:\d\d:\d\d\.\d+),(?<rate>\d+\.\d+),(?<ops>\d+\.\d+)$/d

/** Bytes and operations of a line come to the same time, each by its own rate: that tells it from anybody's list. */
export function readCondensed(lines: readonly Line[], at: number, format: Format): Block | null {
  const line = lines[at]
  const match = line && FIELDS.exec(line.text)
  const { bytes = '', count = '', rate = '', ops = '' } = match?.groups ?? {}
  const [byBytes, byOps] = [Number(bytes) / Number(rate), Number(count) / Number(ops)]
  if (!line || !match || !(byBytes > 0) || Math.abs(byBytes - byOps) > byBytes / 1000) return null
  const what = directionAbove(lines, at)
  const figures = (
    [
      ['time', 'elapsed_time', 's'],
      ['rate', `${what}throughput`, 'B/s'],
      ['ops', `${what}ops_per_second`, 'ops/s'],
    ] as const
  ).flatMap(([group, metric, unit]): readonly Measurement[] => {
    const token = groupToken(line, match, group)
    const value = token && (group === 'time' ? readSeconds(token.text) : Number(token.text))
    return token && value !== null ? [measure(metric, token, { value, unit, params: { bytes: Number(bytes) } })] : []
  })
  return oneRun(format, lines, [at, at], figures)
}

/** The line itself does not say whether it was read or written; the command over it does. */
function directionAbove(lines: readonly Line[], at: number): string {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line) || CONDENSED.test(line.text)) continue
    const verb = /\bxfs_io\b.{0,160}\bp(read|write)\b/.exec(line.text.slice(0, 300))?.[1]
    return verb === undefined ? '' : `${verb}_`
  }
  return ''
}
