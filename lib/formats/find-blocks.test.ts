import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { findBlocks } from './find-blocks'
import { formats } from './index'

const toolsIn = (text: string): readonly string[] =>
  findBlocks(readLines(text)).blocks.flatMap(({ runs }) => runs.map(({ tool }) => tool))

describe('finds nothing in', () => {
  test.each([
    ['prose about results', 'We saw 94 MB/sec reads, and a Throughput of about 30 MB/sec at 256 clients (see below).'],
    [
      'C code',
      'static const int rates[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};\n\treturn throughput / 1024;',
    ],
    ['numbers with commas', '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27'],
    [
      'vmstat',
      ' r  b   swpd   free   buff  cache   si   so    bi    bo   in    cs us sy id wa\n 0 11      0   7088  36748 1955788    0    0    10    21   14    10  0  0 99  0',
    ],
    [
      'iostat',
      'Device:            tps   Blk_read/s   Blk_wrtn/s   Blk_read   Blk_wrtn\nsda              12.30       200.10       300.20     123456     654321',
    ],
    ['a diff', '@@ -12,6 +12,7 @@ struct kiocb {\n-\tint a;\n+\tint b, c;\n \tlong tasks; /* Tasks */'],
    [
      'df',
      '/dev/sda8              7068348   2715860   4352488  39% /opt\ntmpfs                   321188         0    321188   0% /dev/shm',
    ],
    ['words about hdparm', 'hdparm prints Timing buffered disk reads: and then 64 MB in some seconds = 36 MB/sec'],
    ['top', '    3 root      14   0     0    0     0 RW   85.6  0.0  39:50 kswapd'],
    [
      "iozone's and fio's words",
      'Throughput test with 4 processes\nKB/s reclen is what it prints; (groupid=0 was lost) bw=$((bytes / 1024)) and iops=max, rate_iops=500',
    ],
    ['a job file of fio', '[global]\nbs=4k\nrw=randread\niodepth=16\nrate_iops=100\nlatency_target=5ms'],
    [
      'code that reads fio',
      'bw=$(grep BW= $log | sed -e "s/.*BW=//")\n-\tread: IOPS=%llu, BW=%s (%s)(%s/%llumsec)\n+  read: IOPS=101k, BW=394MiB/s (413MB/s)',
    ],
    ['code that prints iozone', 'printf("              %cB  reclen    write  rewrite    read    reread", unit);'],
    ['a test robot', '   9289660 ±  4%     -56.1%    4074847 ±  3%  iozone.1024KB_1024reclen.frewrite'],
    [
      "sysbench's test of a database",
      'General statistics:\n    total time:                          10.0011s\n\nLatency (ms):\n         avg:                                    1.11\n         max:                                    4.90',
    ],
    [
      'dd that makes the file of a bug report',
      'dd if=/dev/zero of=f bs=4k count=8\n8+0 records in\n8+0 records out\n32768 bytes (33 kB, 32 KiB) copied, 0.0002 s, 164 MB/s\nThen:\n+ 268435456 bytes (268 MB) copied, 0.5 s, 500 MB/s',
    ],
    ['Markdown', '## Create files\n\nRun `mkfiles`.\n\n## Change mode\n\nRun `chmod -R`.'],
    ["git's count", ' 3 files changed, 12 insertions(+), 4 deletions(-)'],
    ['ping', 'rtt min/avg/max/mdev = 0.2/0.3/0.4/0.1 ms'],
    [
      "xfstests' reads and writes",
      'wrote 65536/65536 bytes at offset 0\nXXX Bytes, X ops; XX:XX:XX.X (XXX YYY/sec and XXX ops/sec)',
    ],
    [
      "bonnie++'s names of fields",
      'name,file_size,putc,putc_cpu,put_block,put_block_cpu,rewrite,rewrite_cpu,getc,getc_cpu,get_block',
    ],
    ['dbench on its way', '   2     85316   952.44 MB/sec  execute   1 sec   \n4 clients started'],
    [
      "tiobench's source",
      'format SEQ_READS =\n@<<<<<<<<<<<<<<<<<<<<<<<<<<< @||||| @|||| @>>  @##.## @>>>>% @####.### @#######.##  @#.##### @#.##### @####',
    ],
    ['a load by itself', 'load: 3168'],
    ['a sequential read', 'Sequential Reads are what this is about.\nRandom Writes come next.'],
  ])('%s', (_, text) => {
    expect(toolsIn(text)).toEqual([])
  })
})

describe('says what it could not read', () => {
  test.each([
    [
      'bonnie++',
      'Version  1.03       ------Sequential Output------ --Sequential Input- --Random-\n                    -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--\nMachine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP\n\nand then it died.',
      'no row',
    ],
    ['bonnie++', 'maple,4G,19202,60,24433,20,19861,13,43262,97,', '11 of 27 fields'],
    [
      'tiobench',
      '         File   Block  Num  Seq Read    Rand Read   Seq Write  Rand Write\n  Dir    Size   Size   Thr Rate (CPU%) Rate (CPU%) Rate (CPU%) Rate (CPU%)\n------- ------ ------- --- ----------- ----------- ----------- -----------\n[snip]',
      'no row',
    ],
    ['aim7', 'Tasks   Jobs/Min        JTI     Real    CPU     Jobs/sec/task\n...', 'no row'],
  ])('%s', (tool, text, why) => {
    const { blocks, nearMisses } = findBlocks(readLines(text))
    expect(blocks).toEqual([])
    expect(nearMisses).toMatchObject([{ tool, why: expect.stringContaining(why) }])
  })
})

describe('does not mix', () => {
  const row = 'alder            2G 27122  71 26311   8 15922   3 28011  61 48722   5 181.2   0'
  const head = [
    'Version  1.03       ------Sequential Output------ --Sequential Input- --Random-',
    '                    -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--',
    'Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP',
  ]

  test('a quoted head with an unquoted row', () => {
    expect(toolsIn([...head.map((line) => `> ${line}`), row].join('\n'))).toEqual([])
  })

  test("a quoted table with the writer's own CSV line further down", () => {
    const csv = 'alder,2G,27122,71,26311,8,15922,3,28011,61,48722,5,181.2,0,,,,,,,,,,,,,'
    const quoted = [...head, row].map((line) => `> ${line}`)
    expect(toolsIn([...quoted, '', 'I get the same here:', '', 'and', 'again', csv].join('\n'))).toHaveLength(2)
  })

  test('a timed command with the result above it', () => {
    const text = 'Throughput 21.5 MB/sec 8 procs\n\n$ time tar xf linux.tar\n\nreal\t0m3.5s\nuser\t0m1.0s\nsys\t0m0.5s'
    expect(toolsIn(text)).toEqual(['dbench', 'time'])
  })

  test('results with another command between', () => {
    const text = 'Throughput 21.5 MB/sec 8 procs\n# mount -o remount,noatime /data\nThroughput 22.5 MB/sec 16 procs'
    expect(toolsIn(text)).toEqual(['dbench', 'dbench'])
  })
})

describe('whatever the text', () => {
  const word = fc.constantFrom(
    ...[
      'Version 1.03 ------Sequential Output------',
      '-Per Chr- --Block-- -Rewrite-',
      'K/sec %CP',
      '+++++ +++',
      '12 34',
    ],
    ...[
      'a,1G,1,2,3,4,5,6,7,8,9,10,11,12',
      '1.97,1.97,x,1,2,8G,,',
      'Latency 12us 3ms',
      'Throughput 1.5 MB/sec',
      '(NB=1.5',
    ],
    ...[
      'Operation Count AvgLat MaxLat',
      'Seq Read Rand Read Seq Write Rand Write',
      '. 400 4096 1 1.5 20%',
      '1909. 105.%',
    ],
    ...[
      'Sequential Reads',
      'Thr Rate (CPU%)',
      'Tasks Jobs/Min JTI Real CPU Jobs/sec/task',
      'load: 5',
      '> ',
      '\t',
      '—',
      '------',
    ],
  )

  test('it never throws, and blocks are in order and apart', () => {
    const line = fc
      .array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 8 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (texts) => {
        const lines = readLines(texts.join('\n'))
        const { blocks } = findBlocks(lines)
        blocks.forEach((block, i) => {
          expect(block.first).toBeLessThanOrEqual(block.last)
          expect(block.last).toBeLessThan(lines.length)
          expect(block.first).toBeGreaterThan(blocks[i - 1]?.last ?? -1)
        })
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

test('signatures have no flags: they are tested as one', () => {
  expect(formats.map(({ signature }) => signature.flags).join('')).toBe('')
})
