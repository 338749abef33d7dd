import type { Line } from '@/lib/mail/line'
import { numberOf } from '../dd/result'
import { measure } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import type { Table } from './typed-table'
import { unitOf } from './words'

const BEGINS = String.raw`^\s*(?:\S{1,40}: +)?\d[\d.,]* ?[kKMGT]?i?B \d{1,4}:\d\d:\d\d`
const RATE = String.raw`\[ *\d[\d.,]* ?[kKMGT]?i?B\/s\]`
const ANY = new RegExp(`${BEGINS} ${RATE}`)
/** Behind it may stand a word of the poster's: `- very slow` */
const DONE = new RegExp(
  `${BEGINS}(?: ${RATE})? \\[ *(?<rate>\\d+(?:[.,]\\d+)?) ?(?<unit>[kKMGT]?i?B\\/s)\\](?: \\[[=<> ]+\\](?: +100%)?)?(?:\\s+-+ [a-z ]{1,40})?\\s*$`,
  'd',
)

/**
 * What pv leaves in the terminal when a copy is through. The rate of its last line is the average from start to end; that of a
 * line with an ETA, and of lines under each other, is of a second only. Of two rates (`-ra`) the second is the average.
 *
 *     57.2MiB 0:00:05 [11.4MiB/s] [<=>                                      ]
 *     1000MiB 0:00:04 [ 228MiB/s] [================================>] 100%
 *     20.0MiB 0:00:01 [18.4MiB/s] [==========>                      ] 34% ETA 0:00:01
 */
export function readPv(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  const match = line && line.text.length < 300 ? DONE.exec(line.text) : null
  const rate = line && match && groupToken(line, match, 'rate')
  const value = numberOf(rate?.text ?? '')
  const isAlone = !ANY.test(lines[at + 1]?.text ?? '')
  if (!match || !rate || !isAlone || value === 0) return null
  const figure = measure('throughput', rate, { value, unit: unitOf(match.groups?.unit ?? '') })
  return { first: at, last: at, runs: [runOf('typed', lines, [at, at], [figure])] }
}
