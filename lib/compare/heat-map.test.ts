import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { heatMap, shadeOf } from './heat-map'

const METRICS = ['seq_read', 'seq_write', 'random_read']

const cells = (metrics: readonly string[]) =>
  metrics.flatMap((metric, at) => [
    aCell('ext3', 10, { metric, runs: [1] }),
    aCell('xfs', 10 * (at + 1), { metric, runs: [2] }),
  ])

describe('heatMap', () => {
  it('has a row for each compared value and a column for each metric', () => {
    const question = aQuestion('filesystem', { metrics: METRICS })
    const map = heatMap(draw(question, [...cells(METRICS), aCell('jfs', 5, { metric: 'seq_read', runs: [3] })]))
    expect(map?.columns.map(({ short }) => short)).toHaveLength(3)
    expect(map?.rows.map(({ group, cells: row }) => [group.label, row.map((cell) => cell?.ratio ?? null)])).toEqual([
      ['xfs', [expect.closeTo(1, 9), expect.closeTo(2, 9), expect.closeTo(3, 9)]],
      ['jfs', [expect.closeTo(0.5, 9), null, null]],
    ])
  })

  it('takes the geometric mean over a sweep', () => {
    const swept = METRICS.flatMap((metric) =>
      [1, 8].flatMap((place) => [
        aCell('ext3', 1, { metric, sweep: 'threads', place, runs: [1] }),
        aCell('xfs', place, { metric, sweep: 'threads', place, runs: [2] }),
      ]),
    )
    const [row] = heatMap(draw(aQuestion('filesystem', { metrics: METRICS }), swept))?.rows ?? []
    expect(row?.cells[0]).toMatchObject({ ratio: expect.closeTo(Math.sqrt(8), 9), places: 2 })
  })

  it('says what was too fast', () => {
    const question = aQuestion('filesystem', { metrics: METRICS })
    const [, ...rest] = cells(METRICS)
    const map = heatMap(draw(question, [aCell('ext3', null, { metric: 'seq_read', runs: [1] }), ...rest]))
    expect(map?.rows[0]?.cells[0]).toMatchObject({ ratio: null, isTooFast: false })
    const too = heatMap(draw(question, [...rest, aCell('jfs', null, { metric: 'seq_write', runs: [3] })]))
    expect(too?.rows.find(({ group }) => group.label === 'jfs')?.cells).toContainEqual(
      expect.objectContaining({ ratio: null, isTooFast: true }),
    )
  })

  it('is none of two metrics', () =>
    expect(
      heatMap(draw(aQuestion('filesystem', { metrics: METRICS.slice(0, 2) }), cells(METRICS.slice(0, 2)))),
    ).toBeNull())
})

describe('shadeOf', () => {
  it.each([
    [1, 0],
    [1.11, 0],
    [0.94, 0],
    [0.88, 1],
    [1.2, 1],
    [0.67, 2],
    [0.5, 3],
    [4, 3],
  ])('×%d has shade %d', (ratio, shade) => expect(shadeOf(ratio)).toBe(shade))
})
