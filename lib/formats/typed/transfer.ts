import type { Line } from '@/lib/mail/line'
import { measure } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import type { Table } from './typed-table'

const TRANSFER = /^\s*time to transfer data(?: was)?:? (?<time>\d+\.\d+) secs?(?:, | at )(?<rate>\d+\.\d+) MB\/sec$/d

/**
 * What sg_dd, the dd of the SCSI tools, prints with `time=1`:
 *
 *     time to transfer data was 69.784784 secs, 939.12 MB/sec
 */
export function readTransfer(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  const match = line && line.text.length < 120 ? TRANSFER.exec(line.text) : null
  if (!line || !match) return null
  const [time, rate] = [groupToken(line, match, 'time'), groupToken(line, match, 'rate')]
  if (!time || !rate) return null
  const figures = [
    measure('time_to_transfer_data', time, { value: Number(time.text), unit: 's' }),
    measure('throughput', rate, { value: Number(rate.text), unit: 'MB/s' }),
  ]
  return { first: at, last: at, runs: [runOf('typed', lines, [at, at], figures)] }
}
