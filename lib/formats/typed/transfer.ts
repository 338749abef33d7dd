import type { Line } from '@/lib/mail/line'
import { measure } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import type { Table } from './typed-table'
import { unitOf } from './words'

const RATE = String.raw`(?<rate>\d+(?:\.\d+)?) ?(?<unit>[kKMG]i?B\/s(?:ec)?)`
/** How a program says in one line what it moved: how long that took, and the rate. */
const FORMS: readonly (readonly [pattern: RegExp, time: string])[] = [
  [
    new RegExp(String.raw`^\s*time to transfer data(?: was)?:? (?<time>\d+\.\d+) secs?(?:, | at )${RATE}$`, 'd'),
    'time_to_transfer_data',
  ],
  [
    new RegExp(
      String.raw`^\s*\d[\d,]* ?(?:bytes|[kKMG]i?B) (?:\w{2,12} )?in (?<time>\d+\.\d+) ?(?:s|secs?|seconds)\b ?[:,=(] ?${RATE}\)?\s*$`,
      'd',
    ),
    'elapsed',
  ],
]

/**
 * What sg_dd, the dd of the SCSI tools, prints with `time=1`, and many a program of a poster's own:
 *
 *     time to transfer data was 69.784784 secs, 939.12 MB/sec
 *     1073741824 bytes in 34.633402 seconds: 29.6 MiB/sec
 */
export function readTransfer(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  if (!line || line.text.length > 120) return null
  for (const [pattern, metric] of FORMS) {
    const match = pattern.exec(line.text)
    const time = match && groupToken(line, match, 'time')
    const rate = match && groupToken(line, match, 'rate')
    if (!time || !rate) continue
    const figures = [
      measure(metric, time, { value: Number(time.text), unit: 's' }),
      measure('throughput', rate, { value: Number(rate.text), unit: unitOf(match.groups?.unit ?? '') }),
    ]
    return { first: at, last: at, runs: [runOf('typed', lines, [at, at], figures)] }
  }
  return null
}
