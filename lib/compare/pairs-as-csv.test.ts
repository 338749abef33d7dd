import { describe, expect, it } from 'vitest'
import { aCell, aPairCell, aQuestion, pairFiguresOf } from './cell.fixture'
import { draw } from './draw.fixture'
import { drawPairs } from './draw-pairs'
import { pairsAsCsv } from './pairs-as-csv'
import { planPairs } from './plan-pairs'

describe('pairsAsCsv', () => {
  const question = aQuestion('option.delaylog')
  const cells = ['a', 'b'].flatMap((machine, at) => [
    aPairCell('without', [10], { machine, run: 1 + 2 * at, figure: 1 + 2 * at, messageId: 'm' }),
    aPairCell('with', [20, 45], { machine, run: 2 + 2 * at, figure: 2 + 2 * at, messageId: 'm' }),
  ])
  const titles = new Map([
    ['a', 'System A'],
    ['b', 'Xeon, 2 disks'],
  ])
  const pairs = drawPairs(question, planPairs(question, 'without', cells), pairFiguresOf(cells), titles)
  const [head = '', ...rows] = pairsAsCsv({ ...draw(question, [aCell('without', 10)]), pairs })
    .trimEnd()
    .split('\n')
  const cellsOf = (row = '') => row.replace('"Xeon, 2 disks"', 'Xeon').split(',')
  const column = (name: string) => rows.map((row) => cellsOf(row)[head.split(',').indexOf(name)])

  it('has a row a pair: what it is of, and both sides with their lines', () => {
    expect(rows.map((row) => row.slice(0, row.indexOf(',30.00,')))).toEqual([
      'sequential write,MB/s,higher,with delaylog,without delaylog,System A,,10,1,m,1,1',
      'sequential write,MB/s,higher,with delaylog,without delaylog,"Xeon, 2 disks",,10,1,m,3,1',
    ])
    expect([column('n'), column('message'), column('line')]).toEqual([
      ['2', '2'],
      ['m', 'm'],
      ['2', '4'],
    ])
  })

  it('says its ratio, and what all of them come to', () => {
    for (const ratio of [...column('ratio'), ...column('mean_ratio')]) expect(Number(ratio)).toBeCloseTo(3, 12)
    expect([column('interval_low'), column('machines'), column('pairs'), column('improved')]).toEqual([
      ['', ''],
      ['2', '2'],
      ['2', '2'],
      ['2', '2'],
    ])
    for (const row of rows) expect(cellsOf(row)).toHaveLength(head.split(',').length)
  })

  it('is a header line where nothing is paired', () =>
    expect(
      pairsAsCsv(draw(question, [aCell('without', 10)]))
        .trimEnd()
        .split('\n'),
    ).toHaveLength(1))
})
