import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { isBlock } from './format'
import { time } from './time'
import { readSeconds } from './time/timing'

/** Each run's figures as `elapsed 1.86 s 96% (sync)`. */
function read(text: string, at = 0): string[][] | null {
  const lines = readLines(text)
  const found = time.signature.test(lines[at]?.text ?? '') ? time.read(lines, at) : null
  if (found === null || !isBlock(found)) return null
  return found.runs.map(({ measurements }) =>
    measurements.map(({ metric, value, cpuPercent, params }) =>
      [metric.replace('_time', ''), value, cpuPercent === null ? '' : `${cpuPercent}%`, params.command ?? '']
        .join(' ')
        .trim(),
    ),
  )
}

describe('reads', () => {
  test.each([
    [
      'csh',
      '24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w',
      ['user 24.78', 'system 78.01', 'elapsed 189.54 54.2%'],
    ],
    ['tcsh', '0.000u 0.069s 1:00:00.15 40.0%\t0+0k 0+9io 0pf+0w', ['user 0', 'system 0.069', 'elapsed 3600.15 40%']],
    ['csh wrapped', '1.0u 2.0s 0:03.11 54.5%\n0+0k 8+9io 0pf+0w', ['user 1', 'system 2', 'elapsed 3.11 54.5%']],
    ['BSD csh', '6:46.051r 12.920u 63.420s 18% 0M 0+0k', ['elapsed 406.051 18%', 'user 12.92', 'system 63.42']],
    ['bash', 'real\t3m28.093s\nuser\t0m57.852s\nsys\t14m28.193s', ['elapsed 208.093', 'user 57.852', 'system 868.193']],
    ['bash in a French locale', 'real\t0m0,111s\nuser\t0m0,000s', ['elapsed 0.111', 'user 0']],
    [
      'bash, the elapsed time alone',
      'time blkdiscard /dev/sdb\nreal\t9m16.5s',
      ['elapsed 556.5  blkdiscard /dev/sdb'],
      1,
    ],
    [
      'bash, several of them',
      'time sync\nreal    0m0.3s\ntime sync -d\nreal    0m1.5s',
      ['elapsed 0.3  sync', 'elapsed 1.5  sync -d'],
      1,
    ],
    ['time -p', 'real 0.14\nuser 0.00\nsys 0.06', ['elapsed 0.14', 'user 0', 'system 0.06']],
    ['three on a line', 'real 1m2.5s user 0m1s sys 0m2s', ['elapsed 62.5', 'user 1', 'system 2']],
    ['bash quoted', '> real 1.5\n> user 1.0\n> sys 0.5', ['elapsed 1.5', 'user 1', 'system 0.5']],
    [
      'GNU',
      '0.01user 0.06system 0:00.14elapsed 42%CPU (0avgtext+0avgdata 2656maxresident)k\n0inputs+9outputs (0major+3minor)pagefaults 0swaps',
      ['user 0.01', 'system 0.06', 'elapsed 0.14 42%'],
    ],
    ['GNU without a share', '0.00user 0.00system 0:00.00elapsed ?%CPU', ['user 0', 'system 0', 'elapsed 0']],
    [
      'GNU wrapped',
      'make 4.8user 5.5system 0:14.3elapsed\n72%CPU (0avgtext',
      ['user 4.8  make', 'system 5.5  make', 'elapsed 14.3 72% make'],
    ],
    [
      'zsh',
      'cp -a x y  0.00s user 0.08s system 49% cpu 1:10.153 total',
      ['user 0  cp -a x y', 'system 0.08  cp -a x y', 'elapsed 70.153 49% cp -a x y'],
    ],
    [
      'time -v',
      '\tCommand being timed: "sync"\n\tUser time (seconds): 0.00\n\tSystem time (seconds): 0.06\n\tPercent of CPU this job got: 41%\n\tElapsed (wall clock) time (h:mm:ss or m:ss): 0:00.14\n\tMajor (requiring I/O) page faults: 0',
      ['user 0  sync', 'system 0.06  sync', 'elapsed 0.14 41% sync'],
    ],
  ])('%s', (_, text, figures, at = 0) => {
    expect(read(text, at)).toEqual([figures])
  })

  test('the command above, where no result stands between', () => {
    expect(read('ann@box:~$ time tar xf a.tar\n\nreal 2.0\nuser 1.0', 2)).toEqual([
      ['elapsed 2  tar xf a.tar', 'user 1  tar xf a.tar'],
    ])
    expect(read('# time dbench 4\nThroughput 22 MB/sec\n1.0u 2.0s 0:03.11 54.5%', 2)?.[0]?.[0]).toBe('user 1')
    expect(read('every time we write to it\nreal 2.0\nuser 1.0', 1)?.[0]?.[0]).toBe('elapsed 2')
  })

  test('several commands of a list as one run, a command that comes again as another', () => {
    const row = (command: string) => `${command.padEnd(8)} 0.04user 1.76system 0:01.86elapsed 96%CPU`
    expect(read([row('rm -rf x'), row('sync')].join('\n'))).toHaveLength(1)
    expect(read([row('rm -rf x'), row('sync'), row('rm -rf x'), row('sync')].join('\n'))).toHaveLength(2)
    expect(read([row('sync'), '', 'ext3:', row('sync')].join('\n'))).toHaveLength(1)
    const typed = '$ time sync\nreal 2.0\nuser 1.0\n\n$ time rm x\nreal 3.0\nuser 1.0'
    expect(read(typed, 1)).toEqual([['elapsed 2  sync', 'user 1  sync', 'elapsed 3  rm x', 'user 1  rm x']])
  })

  test('each figure with its place', () => {
    const found = time.read(readLines('> 24.780u 78.010s 3:09.54 54.2%'), 0)
    expect(found && isBlock(found) && found.runs[0]?.measurements[2]).toEqual({
      metric: 'elapsed_time',
      value: 189.54,
      unit: 's',
      status: 'ok',
      cpuPercent: 54.2,
      latencyUs: null,
      params: {},
      line: 1,
      column: 19,
      text: '3:09.54',
      marks: [{ kind: 'cpu', line: 1, column: 27, text: '54.2' }],
    })
  })
})

test.each([
  'real 5',
  'real 9m16.5s',
  'real 0.14\n\n\n\nuser 0.1',
  'real 0.14\n> user 0.1',
  'real    user    sys',
  'user 0.1\nsys 0.1',
  'real problems 5 user 3',
  'the real 5 user 3 sys 4 problem',
  '24.780u 78.010s of it',
  '3us 4s user 5',
  ' 1  0      0 14096   2040  82048   0   0   230     1  126   110   2   7  91',
  'User time (seconds): 0.1',
])('does not read %j', (text) => {
  expect(read(text)).toBeNull()
})

test.each([
  ['3:09.54', 189.54],
  ['1:02:03', 3723],
  ['0m0,053s', 0.053],
  ['1h2m3.5s', 3723.5],
  ['0.10', 0.1],
])('%s is %d seconds', (text, seconds) => {
  expect(readSeconds(text)).toBe(seconds)
})

test('never throws, and its blocks stand inside the text', () => {
  const piece = fc.constantFrom(
    'real 0.1',
    'user 0.2',
    'sys 1m0s',
    '1.0u 2.0s 0:03 5%',
    'a 1.0user 2.0system 0:03elapsed',
    '',
    '# time x',
    '> ',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('\n')),
  )
  fc.assert(
    fc.property(text, (input) => {
      const lines = readLines(input)
      return lines.every((_, at) => {
        const found = time.read(lines, at)
        return found === null || (found.first === at && found.last >= at && found.last < lines.length)
      })
    }),
  )
}, 30_000)
