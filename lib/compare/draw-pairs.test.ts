import { describe, expect, it } from 'vitest'
import { aCell, aQuestion, figuresOf } from './cell.fixture'
import { drawPairs, type PairCell, type PairGroup, type Side } from './draw-pairs'
import { logSums } from './geometric-mean'

function side(mean: number, n = 1): Side {
  const cell = aCell(null, mean)
  const [figure] = figuresOf([cell]).values()
  if (figure === undefined) throw new Error('a cell has a figure')
  return { mean, min: mean * 0.9, max: mean * 1.1, n, digits: 4, figure }
}

const pair = (machine: string, base: Side, other: Side, of: Partial<PairCell> = {}): PairCell => ({
  machine,
  title: `System ${machine}`,
  base,
  other,
  sweep: null,
  place: null,
  conditions: {},
  ...of,
})

const group = (pairs: readonly PairCell[], ratios: readonly number[]): PairGroup => ({
  metric: 'seq_write',
  unit: 'MB/s',
  value: 'with',
  logs: logSums(ratios),
  rose: ratios.filter((ratio) => ratio > 1).length,
  fell: ratios.filter((ratio) => ratio < 1).length,
  pairsTotal: pairs.length,
  pairs,
})

const question = aQuestion('option.delaylog')

describe('drawPairs', () => {
  it('gives two machines a mean and no interval', () => {
    const pairs = [pair('A', side(153_107), side(67_526)), pair('B', side(198_720), side(197_319))]
    const [summary] = drawPairs(question, 'without', [group(pairs, [0.44104, 0.99295])])
    expect(summary).toMatchObject({
      title: 'sequential write',
      value: 'with delaylog',
      baseValue: 'without delaylog',
      machines: 2,
      improved: 0,
      interval: null,
    })
    expect(summary?.ratio).toBeCloseTo(0.66, 2)
    expect(
      summary?.pairs.map(({ title, besides, baseText, ratio }) => [title, besides, baseText, ratio.toFixed(2)]),
    ).toEqual([
      ['System A', '', '153107', '0.44'],
      ['System B', '', '198720', '0.99'],
    ])
  })

  it('tells pairs of one machine apart by what varies among them', () => {
    const of = (kernel: string, place: number): Partial<PairCell> => ({
      conditions: { kernel, filesystem: 'xfs' },
      sweep: 'threads',
      place,
    })
    const pairs = [pair('A', side(1), side(2), of('2.4', 1)), pair('A', side(1), side(2), of('2.6', 8))]
    const [summary] = drawPairs(question, 'without', [group(pairs, [2])])
    expect(summary?.pairs.map(({ besides }) => besides)).toEqual(['2.4, 1 thread', '2.6, 8 threads'])
  })

  it('says a range only where both sides have repeats', () => {
    const pairs = [pair('A', side(10, 2), side(20, 3)), pair('B', side(10), side(20, 3))]
    const ranges = drawPairs(question, 'without', [group(pairs, [2, 2])])[0]?.pairs.map(({ range }) => range)
    expect(ranges?.[0]?.[0]).toBeCloseTo(18 / 11)
    expect(ranges?.[0]?.[1]).toBeCloseTo(22 / 9)
    expect(ranges?.[1]).toBeNull()
  })

  it('has nothing to say of no machine', () => expect(drawPairs(question, null, [group([], [])])).toEqual([]))
})
