import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import type { Comparison, PairSummary } from './comparison'
import { draw } from './draw.fixture'
import { firstLook } from './first-look'

/** Filesystems `fs0` … on machine a, and on machine b. */
const answer = (filesystems: number): Comparison =>
  draw(
    aQuestion('filesystem'),
    ['a', 'b'].flatMap((machine) =>
      Array.from({ length: filesystems }, (_, at) => aCell(`fs${at}`, at + 1, { machine })),
    ),
  )

const summary = (value: string, pairs: number): PairSummary => {
  const figure = { runId: 1, runLabel: null, messageId: 'm', line: 1, column: 1, text: '1', value: 1, unit: null }
  const whole = {
    ...figure,
    status: 'ok',
    cpuPercent: null,
    latencyUs: null,
    counted: true,
    equals: null,
    date: null,
  } as const
  const pair = { title: '', value, base: whole, other: whole, ratio: 1, baseText: '1', otherText: '1', range: null }
  return {
    ...{ metric: 'seq_output_block', title: '', unit: null, better: 'higher', value, baseValue: 'ext2', improved: 0 },
    pairs: Array.from({ length: pairs }, (_, at) => ({ ...pair, baseN: 1, n: 1, machine: `m${at}`, besides: '' })),
    ...{ pairsTotal: pairs, machines: pairs, ratio: 1, interval: null },
  }
}

describe('firstLook', () => {
  it('leaves a short answer as it is', () => {
    const short = answer(6)
    expect(firstLook(short)).toBe(short)
  })

  it('begins a long answer with its first panel, whole, and says of how many', () => {
    const long = answer(24)
    const wide = { ...long, panels: [...long.panels, ...long.panels, ...long.panels] }
    const { panels, panelsTotal } = firstLook(wide)
    expect(panels).toHaveLength(1)
    expect(panels[0]).toEqual(long.panels[0])
    expect(panelsTotal).toBe(long.panelsTotal)
  })

  it('lists the first pairs of the first value, and keeps the means of all', () => {
    const { panels, pairs } = firstLook({ ...answer(6), pairs: [summary('xfs', 60), summary('jfs', 60)] })
    expect(panels).toHaveLength(2)
    expect(pairs.map(({ value, machines, pairs: listed }) => [value, machines, listed.length])).toEqual([
      ['xfs', 60, 4],
      ['jfs', 60, 0],
    ])
  })
})
