import { expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { findBlocks } from '../../find-blocks'

const runsIn = (text: string) => findBlocks(readLines(text)).blocks.flatMap(({ runs }) => runs)

test.each([
  [
    'code that is timed',
    'crc64 of buffers:\n\n  length    before        after\n   16       700 MB/s      2100 MB/s\n   64       702 MB/s      7400 MB/s\n',
  ],
  [
    'what goes over a network',
    'zerocopy send over tcp, fio-like load:\n\n           4096   8192   16384\nzc MB/s    1511   2804   2901\nsend MB/s  2700   2790   2808\n',
  ],
  [
    'what watches a machine while fio runs',
    'fio, then iostat:\n\nDevice     r/s     w/s    rkB/s    wkB/s  %util\nsda       12.00   80.00  480.00  3200.00  33.10\nsdb       11.00   79.00  470.00  3100.00  31.90\n',
  ],
  [
    'memory, beside dbench',
    'dbench and lmbench:\n\nMemory latencies in nanoseconds\nHost      L1     L2    Main mem\nboxa      4.2   18.0   190.1\nboxb      4.3   18.2   188.9\n',
  ],
  [
    'a row over rows',
    'fio, MB/s:\n\n  511      714 MB/s    48000 MB/s\n  512      715 MB/s    49000 MB/s\n 1024      715 MB/s    65000 MB/s\n',
  ],
  [
    'a sentence over an average',
    'dbench 8:\n\nAverage: 24.9 MB/sec\nSystem info\ncpu MHz    : 334.2\nbogomips   : 678.3\n',
  ],
  [
    'numbers that nothing names, without a unit',
    'fio wrote these files:\n\n          first   second\nalpha     12      14\nbeta      13      15\n',
  ],
  [
    'what a machine has',
    'IOPS is improved by this on fio:\n\n1) test machine(32 logical CPU cores)\n\tThread(s) per core:  2\n\tCore(s) per socket:  8\n\tNUMA node(s):        2\n',
  ],
  [
    'amounts under a sentence with a rate of something else',
    'fio over 100 Mbps, and then boot it again\n\n| Readahead | Boot MB | Firefox MB |\n|-----------|---------|------------|\n|    8 KB   |   140   |    110     |\n|  256 KB   |   312   |    231     |\n',
  ],
])('%s is no result', (_, text) => {
  expect(runsIn(text)).toEqual([])
})

test('a scheduler called none is one beside others', () => {
  const runs = runsIn(
    'fio, random reads:\n\nscheduler   | IOPS\n------------|-------------\nmq-deadline | 120k -> 133k\nnone        | 131k -> 155k\n',
  )
  const values = runs.flatMap(({ printed }) => printed.filter(({ field }) => field === 'factors.elevator'))
  expect(values.map(({ value }) => value)).toEqual(['mq-deadline', 'mq-deadline', 'none', 'none'])
})

test('a machine with sockets, and storage that is reached over TCP, are no network', () => {
  const text =
    'fio on a dual-socket box, NVMe over TCP:\n\nclients   async            sync\n          BW     Latency   BW     Latency\n2         712.1  1.2       698.4  1.3\n4         1404.9 2.8       1391.7 2.9\n'
  expect(runsIn(text)).toHaveLength(2)
})

test('figures that are said to be the same thing are not read', () => {
  const text = 'fio, MB/s:\n\n        read   read\nnvme    700    812\nsata    210    215\n'
  expect(runsIn(text)).toEqual([])
})

test('a column tells apart by one thing, remarks on its values aside', () => {
  const table =
    'fio randwrite on a ramdisk:\n\n|                      | none      | bitmap    |\n| -------------------- | --------- | --------- |\n| raid1                | 13.7MiB/s | 9696KiB/s |\n| raid1(assume clean)  | 19.5MiB/s | 11.9MiB/s |\n| raid5 with a journal | 27.8MiB/s | 15.4MiB/s |\n'
  expect(
    runsIn(table).map(({ printed }) => printed.find(({ field }) => field === 'factors.raid')?.value ?? null),
  ).toEqual([
    'raid1',
    'raid1',
    'raid1(assume clean)',
    'raid1(assume clean)',
    'raid5 with a journal',
    'raid5 with a journal',
  ])
})
