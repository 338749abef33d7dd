import { describe, expect, it } from 'vitest'
import { aPairCell, aQuestion, pairFiguresOf } from './cell.fixture'
import type { Question } from './comparison'
import { drawPairs } from './draw-pairs'
import type { PairCell } from './pair-cell'
import { planPairs } from './plan-pairs'

const question = aQuestion('option.delaylog')

function draw(cells: readonly PairCell[], of: Question = question, base: string | null = 'without') {
  const plans = planPairs(of, base, cells)
  const machines = [...new Set(cells.map(({ machine }) => machine))]
  return drawPairs(of, plans, pairFiguresOf(cells), new Map(machines.map((machine) => [machine, `System ${machine}`])))
}

const pair = (machine: string, base: readonly number[], other: readonly number[], of: Partial<PairCell> = {}) => [
  aPairCell('without', base, { machine, ...of }),
  aPairCell('with', other, { machine, ...of }),
]

describe('drawPairs', () => {
  it('gives two machines a mean, their spread and no interval', () => {
    const [summary] = draw([...pair('A', [153_107], [67_526]), ...pair('B', [198_720], [197_319])])
    expect(summary).toMatchObject({
      title: 'sequential write',
      value: 'with delaylog',
      baseValue: 'without delaylog',
      machines: 2,
      improved: 0,
      worsened: 2,
      interval: null,
      gaps: [],
    })
    expect(summary?.ratio).toBeCloseTo(0.66, 2)
    expect([summary?.spread?.low, summary?.spread?.high].map((ratio) => ratio?.toFixed(2))).toEqual(['0.44', '0.99'])
    expect(
      summary?.pairs.map(({ title, besides, baseText, ratio }) => [title, besides, baseText, ratio.toFixed(2)]),
    ).toEqual([
      ['System A', '', '153107', '0.44'],
      ['System B', '', '198720', '0.99'],
    ])
  })

  it('tells pairs of one machine apart by what varies among them, and counts it once', () => {
    const of = (kernel: string, place: number): Partial<PairCell> => ({
      conditions: { kernel, filesystem: 'xfs' },
      sweep: 'threads',
      place,
    })
    const [summary] = draw([...pair('A', [1], [2], of('2.4', 1)), ...pair('A', [1], [8], of('2.6', 8))])
    expect(summary?.pairs.map(({ besides }) => besides)).toEqual(['2.4, 1 thread', '2.6, 8 threads'])
    expect(summary).toMatchObject({ machines: 1, pairsTotal: 2, spread: null, interval: null })
    expect(summary?.ratio).toBeCloseTo(4)
  })

  it('gives a pair an interval and a test where both sides have repeats', () => {
    const cells = [...pair('A', [10, 11, 12, 13], [20, 21, 22, 23]), ...pair('B', [10], [20, 21])]
    const [first, second] = draw(cells)[0]?.pairs ?? []
    expect(first).toMatchObject({ baseN: 4, n: 4, baseText: '11.45', rankTest: { p: expect.closeTo(2 / 70, 12) } })
    expect(first?.interval?.[0]).toBeLessThan(first?.ratio ?? 0)
    expect(second).toMatchObject({ interval: null, rankTest: null })
  })

  it('names both values where each is set against the one before', () => {
    const cells = ['2.4.9', '2.4.10', '2.4.11'].map((kernel, at) => aPairCell(kernel, [2 ** at]))
    const [summary, none] = draw(cells, aQuestion('kernel', { against: 'previous' }), '2.4.9')
    expect(none).toBeUndefined()
    expect(summary).toMatchObject({ value: 'the next one', baseValue: 'the one before', pairsTotal: 2, machines: 1 })
    expect(summary?.pairs.map(({ besides }) => besides)).toEqual(['2.4.9 to 2.4.10', '2.4.10 to 2.4.11'])
  })

  it('says what else differs, what measures memory, and what was left out', () => {
    const cells = [
      ...pair('A', [1], [2], { measuresMemory: true }),
      aPairCell('without', [1], { machine: 'B', conditions: { kernel: '2.6.36' } }),
      aPairCell('with', [2], { machine: 'B', conditions: { kernel: '2.6.37' } }),
      ...pair('C', [1], [], { status: 'too_fast' }),
    ]
    expect(draw(cells)).toMatchObject([
      { machines: 2, alsoDiffersIn: ['kernel'], inMemory: 1, gaps: [{ gap: 'too-fast', pairs: 1 }] },
    ])
  })

  it('counts a time that fell as better', () => {
    const times = ['A', 'B'].flatMap((machine) => pair(machine, [4], [2], { metric: 'elapsed_time' }))
    expect(draw(times, aQuestion('option.delaylog', { tool: 'time', metrics: ['elapsed_time'] }))).toMatchObject([
      { better: 'lower', improved: 2, worsened: 0 },
    ])
  })

  it('has nothing to say of a single pair or none', () => {
    expect(draw([])).toEqual([])
    expect(draw(pair('A', [1], [2]))).toEqual([])
  })
})
