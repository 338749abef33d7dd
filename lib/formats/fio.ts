/**
 * fio 1.x to 3.x (Jens Axboe), what it prints for people. Of 1.x and 2.x (until 2.16 KB and MB count 1024):
 *
 *     rw: (groupid=0, jobs=1): err= 0: pid=19392: Mon Nov 30 08:50:21 2026
 *       read : io=1751.2MB, bw=896606KB/s, iops=224151 , runt=  2000msec
 *         clat (usec): min=0 , max=569 , avg= 1.92, stdev= 6.66
 *
 *     Run status group 0 (all jobs):
 *        READ: io=1751.2MB, aggrb=896606KB/s, minb=896606KB/s, maxb=896606KB/s, mint=2000msec, maxt=2000msec
 *
 * and of 3.x:
 *
 *       read: IOPS=9063, BW=35.4MiB/s (37.1MB/s)(106MiB/3003msec)
 *         clat (usec): min=34, max=24694, avg=88.17, stdev=378.09
 *        READ: bw=35.4MiB/s (37.1MB/s), 35.4MiB/s-35.4MiB/s (37.1MB/s-37.1MB/s), io=106MiB (111MB), run=3003-3003msec
 *
 * In mail often only a line or two of it are left. `bw (KiB/s): min=…` is a sample of the same bandwidth, taken where it
 * stands alone, `lat (usec) : 4=29.00%` a histogram, which is not taken.
 */
import { readHuman } from './fio/human'
import { joinTwice } from './fio/join'
import { JSON_START, readJson } from './fio/json'
import { readSamples } from './fio/samples'
import { readTerse, TERSE } from './fio/terse'
import type { Format } from './format'

export const fio: Format = {
  tool: 'fio',
  about: {
    reads:
      'fio 1.x to 3.x: jobs with their latencies and percentiles, run status groups, single lines of them; terse lines 1 to 5; JSON and JSON+',
    sample: [
      'randrw: (groupid=0, jobs=1): err= 0: pid=2711: Tue Mar  5 10:11:12 2024',
      '  read: IOPS=9063, BW=35.4MiB/s (37.1MB/s)(106MiB/3003msec)',
      '    clat (usec): min=34, max=24694, avg=88.17, stdev=378.09',
      '  write: IOPS=9056, BW=35.2MiB/s (36.9MB/s)(106MiB/3003msec); 0 zone resets',
      '    clat (usec): min=2, max=4924, avg= 5.75, stdev=53.95',
    ].join('\n'),
  },
  signature: new RegExp(
    `\\(groupid=\\d|\\b(?:bw|BW|IOPS|iops|aggrb) ?= *\\d|\\bbw *\\([\\w /]{2,8}\\) *: *min=|${TERSE.source}|${JSON_START.source}`,
  ),
  longLines: true,
  read: (lines, at) =>
    readTerse(lines, at, fio) ?? readJson(lines, at, fio) ?? readHuman(lines, at, fio) ?? readSamples(lines, at, fio),
  join: joinTwice,
}
