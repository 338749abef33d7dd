import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { convert } from '@/lib/metrics/units'
import type { Measurement } from '../../model'
import { findBlocks } from '../find-blocks'

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../fixtures/fio/${name}.txt`, import.meta.url)), 'utf8')

const runsOf = (text: string) => findBlocks(readLines(text)).blocks.flatMap(({ runs }) => runs)
const figuresOf = (text: string): readonly Measurement[] => runsOf(text).flatMap(({ measurements }) => measurements)

describe('one execution in two forms', () => {
  const lines = fixture('3.33-normal-and-terse').split('\n')
  const terse = lines.filter((line) => line.startsWith('3;'))
  const human = lines.filter((line) => !line.startsWith('3;'))

  test('both say the same of every figure', () => {
    const [a, b] = [figuresOf(terse.join('\n')), figuresOf(human.join('\n'))]
    expect(a.length).toBe(56)
    const byMetric = new Map(b.map((figure) => [figure.metric, figure]))
    expect(new Set(byMetric.keys())).toEqual(new Set(a.map(({ metric }) => metric)))
    for (const { metric, value, unit } of a) {
      const other = byMetric.get(metric)
      const again = convert(other?.value ?? Number.NaN, other?.unit ?? null, unit) ?? Number.NaN
      // terse cuts percentiles off at the usec that is begun, human rounds them; rates have three digits
      expect(Math.abs(again - (value ?? 0))).toBeLessThanOrEqual(Math.max(1, 0.005 * again))
    }
  })

  test('they are one run, with the digits of the terse line', () => {
    const runs = runsOf(lines.join('\n'))
    expect(runs).toHaveLength(1)
    expect(runs[0]?.measurements.find(({ metric }) => metric === 'read_bandwidth')).toMatchObject({
      value: 36254,
      unit: 'KiB/s',
      marks: [{ kind: 'repeat', text: '35.4MiB/s' }],
    })
  })
})

describe('units go by generation', () => {
  test.each([
    ['  read : io=16384KiB, bw=54827KiB/s, iops=13385, runt=   306msec', 54827, 'KiB/s'],
    ['  read : io=65536KB, bw=1560.1MB/s, iops=12487 , runt=    41msec', 1560.1, 'MiB/s'],
    ['  read : io=98500KB, bw=49054KB/s, iops=12263, runt=  2008msec', 49054, 'KiB/s'],
    ['  read : io=9312B, bw=931B/s, iops=0, runt= 10008msec', 931, 'B/s'],
    ['  read: IOPS=1410, BW=5642KiB/s (5777kB/s)(4096KiB/726msec)', 5642, 'KiB/s'],
    ['  read: IOPS=7500, BW=31.5MB/s (30.0MiB/s)(95.0MB/3001msec)', 31.5, 'MB/s'],
    ['  read: IOPS=6514, BW=204Mibit/s (213Mbit/s)(77.0MiB/3027msec)', 213, 'Mbit/s'],
    ['   READ: io=512MB, aggrb=52412KB/s, minb=53670KB/s, maxb=53670KB/s, mint=1msec, maxt=1msec', 52412, 'KiB/s'],
    ['   READ: io=512MB, aggrb=52412, minb=53670, maxb=53670, mint=1msec, maxt=1msec', 52412, 'KiB/s'],
    ['   READ: bw=906MiB/s (950MB/s), 906MiB/s-906MiB/s (950MB/s-950MB/s), io=1813MiB', 906, 'MiB/s'],
  ])('%s', (text, value, unit) => {
    expect(figuresOf(text).find(({ metric }) => metric === 'read_bandwidth')).toMatchObject({ value, unit })
  })
})

describe('runs', () => {
  const read = '  read: IOPS=1410, BW=5642KiB/s (5777kB/s)(4096KiB/726msec)'
  const write = '  write: IOPS=1310, BW=5242KiB/s (5367kB/s)(4096KiB/726msec)'

  test.each([
    ['reads and writes of one load', [read, write], 1],
    ['the same again', [read, read], 2],
    ['each under its name', ['a:', read, 'b:', write], 2],
    [
      'a job and the sum of its group',
      ['j: (groupid=0, jobs=1): err= 0: pid=1', read, '', 'READ: bw=5642KiB/s (5777kB/s)'],
      1,
    ],
    ['two jobs', ['a: (groupid=0, jobs=1): err= 0: pid=1', read, 'b: (groupid=0, jobs=1): err= 0: pid=2', write], 1],
  ])('%s', (_, lines, count) => {
    expect(runsOf(lines.join('\n'))).toHaveLength(count)
  })

  test('the sum of several jobs follows from theirs', () => {
    const text = ['a: (groupid=0, jobs=1): err= 0: pid=1', read, 'a: (groupid=0, jobs=1): err= 0: pid=2', read]
    const sum = ['', 'Run status group 0 (all jobs):', '   READ: bw=11.0MiB/s (11.6MB/s), 5642KiB/s-5642KiB/s']
    expect(figuresOf([...text, ...sum].join('\n')).map(({ metric }) => metric)).toEqual([
      'read_iops',
      'read_bandwidth',
      'read_iops',
      'read_bandwidth',
    ])
  })
})

describe('what is no result', () => {
  test.each([
    '+  read: IOPS=101k, BW=394MiB/s (413MB/s)(7.7GiB/20001msec)',
    'WRITE: bw=3055MiB/s (3203MB/s), WRITE: bw=3225MiB/s (3382MB/s)',
    'READ    BW=4621MB/s     BW=7337MB/s',
    '           write: IOPS=31961.19 499.39 MiB/s (523.65 MB/s)',
    'Jobs: 1 (f=1): [r(1)][100.0%][r=8456KiB/s,w=0KiB/s][r=264,w=0 IOPS]',
    '    bw (  KiB/s): min=17216, max=29654, per=93.16%, avg=24273.20, stdev=4659.71, samples=5',
    '3;fio-3.33;rw;0;0;108872;36254;9063;3003;0;0;0.000000;0.000000;34;24694;88.166193',
    'device;1;2;3;4;5;6;7;8;9',
  ])('%s', (text) => {
    expect(runsOf(text).filter(({ tool }) => tool === 'fio')).toEqual([])
  })
})
