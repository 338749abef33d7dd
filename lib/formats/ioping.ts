/**
 * ioping (Konstantin Khlebnikov; genuine output of 1.3): its last lines. Each latency has its own unit; to 0.6 one unit stands
 * behind all.
 *
 *     --- /mnt/bench (ext4 /dev/vda 252.0 GiB) ioping statistics ---
 *     4 requests completed in 1.35 ms, 16 KiB read, 2.95 k iops, 11.5 MiB/s
 *     min/avg/max/mdev = 170.9 us / 338.5 us / 661.9 us / 191.6 us
 *
 *     10 requests completed in 9006.8 ms, 3505 iops, 13.7 mb/s                     0.6
 *     min/avg/max/mdev = 0.2/0.3/0.4/0.1 ms
 *
 * The last line alone is ping's. `-J` prints JSON, `-p` bare integers.
 */
import type { Format } from './format'
import { joinForms } from './ioping/join'
import { readJson, STAT } from './ioping/json'
import { RAW, readRaw } from './ioping/raw'
import { readStatistics, STATISTICS } from './ioping/statistics'

export const ioping: Format = {
  tool: 'ioping',
  about: {
    reads: 'the statistics of ioping 0.6 to 1.3: requests a second, throughput and latencies; JSON, and raw lines',
    sample: [
      '4 requests completed in 1.35 ms, 16 KiB read, 2.95 k iops, 11.5 MiB/s',
      'min/avg/max/mdev = 170.9 us / 338.5 us / 661.9 us / 191.6 us',
    ].join('\n'),
  },
  signature: new RegExp(`${STATISTICS.source}|${STAT.source}|${RAW.source}`),
  longLines: true,
  read: (lines, at) => readStatistics(lines, at, ioping) ?? readRaw(lines, at, ioping) ?? readJsonAt(lines, at),
  join: joinForms,
}

const readJsonAt: Format['read'] = (lines, at) =>
  STAT.test(lines[at]?.text ?? '') ? readJson(lines, at, ioping) : null
