import { expect, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import { mayBeTyped, type TellingLine } from './may-be-typed'

const linesOf = (text: string): readonly TellingLine[] =>
  text.split(/\n+/).map((line, before) => ({ before, text: line }))

test.each([
  [
    'a table under a title with its unit',
    'Throughput in MB/s:\n\n        before  after\nread      120    140\nwrite     110    131',
  ],
  [
    'a table with units in its cells',
    '        before     after\nRAID1  18.9 MiB/s 26.5 MiB/s\nRAID10 30.7 MiB/s 30.7 MiB/s',
  ],
  ['a table whose rows say what was measured', '         ext3   xfs\ncreates   12    14\ndeletes   33    39'],
  ['amounts behind its figures', 'Mode       MB/s   Peak\nunpatched  1179   14 MB\npatched    1453   36 GB'],
  ['a list', 'ext3:  33.1 MB/s\nxfs:   50.2 MB/s'],
  ['a list, quoted', 'AP> ext3:  33.1 MB/s\nAP>\nAP> xfs:   50.2 MB/s'],
  ['its unit under the rows', '       before after\nrandom  12  13\nseq     15  16\nall numbers in seconds'],
  ['times as minutes and seconds', '          2.5.44  2.5.45\nunpacking    1:16    1:06\nwalking    1:11.5  0:41.9'],
  ['before and after', 'direct reads: ~20% increase (~2100 MB/s -> ~2600 MB/s)'],
  ['an arrow of another charset', 'direct reads: 2100 MB/s \u2192 2600 MB/s'],
  ['microseconds whose bytes are no letters yet', 'x: 12.5 \u00c2\u00b5s\ny: 13.5 \u00c2\u00b5s'],
  ['several in one line', 'Speed: 28.9MiB/s, 26.4MiB/s, 30.9MiB/s'],
  [
    'amounts behind what was measured',
    'Mode       MB/s  p50 (ms)  Peak\nunpatched  1179  3.2       4.7 GB\npatched    1453  5.4       45GB',
  ],
  ['times with their names', 'time spent: 17314274 usecs    avg lat: 12 us'],
  ['the last words of sg_dd', 'time to transfer data was 59.784784 secs, 96.21 MB/sec'],
  ['the last words of pv', '1000MiB 0:00:04 [ 228MiB/s] [=======>] 100%'],
  [
    'rows of UnixBench',
    'File Copy 1024 bufsize 2000 maxblocks  3960.0  632716.0  1597.8\nFile Copy 256 bufsize 500 maxblocks  1655.0  174940.0  1057.0',
  ],
  ['figures with their names', '-- numjobs=1 : IOPS = 339K, avg latency = 188.33us'],
])('%s', (_, text) => {
  expect(mayBeTyped(linesOf(text))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['prose', 'The rebuild runs at 40 MB/s here, which takes hours.\nIs that normal?'],
  [
    'a log',
    'Jan 12 10:00:01 box kernel: INFO: task md0:123 blocked for more than 120 seconds.\nJan 12 10:00:02 box kernel: sd 0:0:0:0: [sda] tag#1',
  ],
  ['figures without a unit anywhere', 'Raid Devices : 4\nTotal Devices : 4\nPersistence : 2'],
  ['paths and plurals', 'cat /sys/block/sda/size\n12345\nmy question(s) are 1\nand 2'],
  ['a date', 'On Wed, 24 Apr 2024, 14:48\n> 12'],
])('%s is none', (_, text) => {
  expect(mayBeTyped(linesOf(text))).toBe(false)
})

test.each(hostilePieces)('%j over and over is looked at in time that grows with it', async (piece) => {
  await expectLinear(
    (length) => filled(`\n${filled(piece, 250)}`, length),
    (text) => mayBeTyped(linesOf(text)),
  )
})
