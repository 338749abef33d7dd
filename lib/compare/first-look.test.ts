import { describe, expect, it } from 'vitest'
import { aCell, aPairCell, aQuestion, pairFiguresOf } from './cell.fixture'
import type { Comparison } from './comparison'
import { draw } from './draw.fixture'
import { drawPairs } from './draw-pairs'
import { firstLook } from './first-look'
import type { PairSummary } from './pair-summary'
import { planPairs } from './plan-pairs'

/** Filesystems `fs0` … on machine a, and on machine b. */
const answer = (filesystems: number): Comparison =>
  draw(
    aQuestion('filesystem'),
    ['a', 'b'].flatMap((machine) =>
      Array.from({ length: filesystems }, (_, at) => aCell(`fs${at}`, at + 1, { machine })),
    ),
  )

/** The summary of a value that so many machines were measured with. */
function summary(value: string, machines: number): PairSummary {
  const cells = Array.from({ length: machines }, (_, at) => [
    aPairCell('ext2', [1], { machine: `m${at}` }),
    aPairCell(value, [2], { machine: `m${at}` }),
  ]).flat()
  const question = aQuestion('filesystem')
  const [drawn] = drawPairs(question, planPairs(question, 'ext2', cells), pairFiguresOf(cells), new Map())
  if (drawn === undefined) throw new Error('pairs were drawn')
  return drawn
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
    const { panels, pairs } = firstLook({
      ...answer(6),
      pairs: ['xfs', 'jfs', 'ext3', 'ext4'].map((fs) => summary(fs, 60)),
    })
    expect(panels).toHaveLength(2)
    expect(pairs.map(({ value, machines, pairs: listed }) => [value, machines, listed.length])).toEqual([
      ['xfs', 60, 4],
      ['jfs', 60, 0],
      ['ext3', 60, 0],
      ['ext4', 60, 0],
    ])
  })
})
