import { describe, expect, it } from 'vitest'
import type { Cell } from './cell'
import { aCell, aQuestion } from './cell.fixture'
import { draw, inShort, said } from './draw.fixture'

const on = (kernel: string, of: Partial<Cell> = {}): Partial<Cell> => ({
  conditions: { kernel, ...of.conditions },
  ...of,
})

describe('panels', () => {
  it('keeps machines apart and says what differs between them', () => {
    const cells = [
      aCell('ext2', 10),
      aCell('xfs', 20),
      aCell('ext2', 5, { machine: 'b' }),
      aCell('xfs', 4, { machine: 'b' }),
    ]
    const comparison = draw(aQuestion('filesystem'), cells)
    expect(inShort(comparison)).toEqual([
      { title: 'System A', differs: [], charts: [['*ext2 10 1.00 n1', 'xfs 20 2.00 n1']] },
      { title: 'System B', differs: [], charts: [['*ext2 5 1.00 n1', 'xfs 4 0.80 n1']] },
    ])
    expect(comparison.differsBetween).toEqual(['system.cpu'])
  })

  it('splits by a kernel that varies within a filesystem', () => {
    const cells = [
      aCell('ext2', 10, on('2.4')),
      aCell('ext2', 12, on('2.6')),
      aCell('xfs', 20, on('2.4')),
      aCell('xfs', 30, on('2.6')),
    ]
    expect(inShort(draw(aQuestion('filesystem'), cells)).map(({ title, charts }) => [title, charts[0]])).toEqual([
      ['System A, 2.4', ['*ext2 10 1.00 n1', 'xfs 20 2.00 n1']],
      ['System A, 2.6', ['*ext2 12 1.00 n1', 'xfs 30 2.50 n1']],
    ])
  })

  it('does not split by a kernel that goes with the filesystem: it also differs', () => {
    const cells = [aCell('ext2', 10, on('2.4')), aCell('xfs', 20, on('2.6'))]
    const [panel] = draw(aQuestion('filesystem'), cells).panels
    expect(panel?.differs).toEqual(['kernel'])
    expect(panel?.charts[0]?.groups.map(({ alsoDiffersIn, stated }) => [alsoDiffersIn, stated])).toEqual([
      [[], { kernel: '2.4' }],
      [['kernel'], { kernel: '2.6' }],
    ])
  })

  it('does not split where nothing would be left to compare', () => {
    const cells = [aCell('rw', 10, on('2.4')), aCell('rw', 11, on('2.6')), aCell('noatime', 20, on('3.0'))]
    expect(inShort(draw(aQuestion('mountOptions'), cells)).map(({ charts }) => charts[0])).toEqual([
      ['*rw, 2.4 10 1.00 n1', 'rw, 2.6 11 1.10 n1', 'noatime, 3.0 20 2.00 n1'],
    ])
  })

  it('leaves mount options with their filesystem', () => {
    const options = (mountOptions: string) => ({ conditions: { mountOptions } })
    const cells = [aCell('ext3', 10), aCell('ext3', 20, options('data=writeback')), aCell('xfs', 15)]
    expect(inShort(draw(aQuestion('filesystem'), cells))[0]?.charts[0]).toEqual([
      '*ext3 10 1.00 n1',
      'ext3, data=writeback 20 2.00 n1',
      'xfs 15 1.50 n1',
    ])
  })

  it('tells states of one value apart in the label and takes repeats together', () => {
    const after = (state: string) => ({ conditions: { 'factors.after': state } })
    const cells = [
      aCell('511', (32.3584 + 33.28) / 2, { min: 32.3584, max: 33.28, runs: [1001, 1002], figures: [1001, 1002] }),
      aCell('511', 25.3106, after('heavy work')),
      aCell('3', 34.6985),
    ]
    const comparison = draw(aQuestion('factors.max-readahead', { base: '511' }), cells)
    expect(inShort(comparison)[0]?.charts[0]).toEqual([
      '3 34.6985 1.06 n1',
      '*511 32.82 1.00 n2',
      '511, after heavy work 25.3106 0.77 n1',
    ])
    const [, repeated] = comparison.panels[0]?.charts[0]?.groups ?? []
    expect(repeated?.points[0]).toMatchObject({ min: 32.3584, max: 33.28 })
  })

  it('shows a panel with one value only where there is no other', () => {
    const lonely = aCell('xfs', 9, { machine: 'b' })
    expect(draw(aQuestion('filesystem'), [aCell('ext2', 10), aCell('xfs', 20), lonely]).panels).toHaveLength(1)
    expect(draw(aQuestion('filesystem'), [lonely]).panels).toHaveLength(1)
  })

  it('says how many panels there are when it shows fewer', () => {
    const cells = Array.from({ length: 9 }, (_, index) => [
      aCell('ext2', 1, { machine: `m${index}` }),
      aCell('xfs', 2, { machine: `m${index}` }),
    ]).flat()
    const { panels, panelsTotal } = draw(aQuestion('filesystem'), cells)
    expect([panels.length, panelsTotal]).toEqual([4, 9])
    expect(draw(aQuestion('filesystem', { machines: 'together' }), cells).limits).toContain('On the axis: 4 of 9.')
  })

  it('puts unlike machines on one axis only where the reader says so', () => {
    const cells = [
      aCell('ext2', 10),
      aCell('xfs', 20),
      aCell('ext2', 5, { machine: 'b' }),
      aCell('xfs', 4, { machine: 'b' }),
    ]
    const comparison = draw(aQuestion('filesystem', { machines: 'together' }), cells)
    expect(comparison.notLikeWithLike).toBe(true)
    expect(inShort(comparison)[0]?.charts[0]).toEqual([
      '*System A: ext2 10 1.00 n1',
      'System A: xfs 20 2.00 n1',
      '*System B: ext2 5 1.00 n1',
      'System B: xfs 4 0.80 n1',
    ])
  })
})

describe('charts', () => {
  const at = (place: number): Partial<Cell> => ({ sweep: 'threads', place })

  it('draws lines where a group has several places', () => {
    const cells = [
      aCell('2.4.8', 20, at(1)),
      aCell('2.4.8', 6, at(8)),
      aCell('2.4.10', 13, at(8)),
      aCell('2.4.10', 26, at(1)),
    ]
    const comparison = draw(aQuestion('kernel'), cells)
    expect(comparison.panels[0]?.charts[0]?.sweep).toBe('threads')
    expect(inShort(comparison)[0]?.charts[0]).toEqual([
      '*2.4.8 1: 20 1.00 n1 | 8: 6 1.00 n1',
      '2.4.10 1: 26 1.30 n1 | 8: 13 2.17 n1',
    ])
  })

  it('draws bars where each group has one place, and says that places differ', () => {
    const comparison = draw(aQuestion('filesystem'), [aCell('ext2', 773, at(44)), aCell('jfs', 683, at(40))])
    expect(comparison.panels[0]?.charts[0]).toMatchObject({ sweep: null, placeName: 'threads' })
    expect(inShort(comparison)[0]).toMatchObject({
      differs: ['params.threads'],
      charts: [['*ext2 44: 773 1.00 n1', 'jfs 40: 683 0.88 n1']],
    })
  })

  it('keeps a place that all share among what is equal', () => {
    const [panel] = draw(aQuestion('filesystem'), [aCell('ext2', 1, at(44)), aCell('jfs', 2, at(44))]).panels
    expect([panel?.differs, panel?.equal]).toEqual([[], { 'params.threads': '44' }])
  })

  it('keeps unlike units apart and brings like ones to one', () => {
    const cells = [aCell('a', 1024, { unit: 'KiB/s' }), aCell('b', 2, { unit: 'MiB/s' }), aCell('c', 7, { unit: 's' })]
    const comparison = draw(aQuestion('factors.x'), cells)
    expect(comparison.panels[0]?.charts.map(({ unit }) => unit)).toEqual(['KiB/s', 's'])
    expect(inShort(comparison)[0]?.charts[0]).toEqual(['*a 1024 1.00 n1', 'b 2 MiB/s 2.00 n1'])
  })

  it('keeps settings that vary within a group apart', () => {
    const size = (fileSize: string) => ({ params: { fileSize } })
    const cells = [
      aCell('a', 1, size('1G')),
      aCell('a', 2, size('2G')),
      aCell('b', 3, size('1G')),
      aCell('b', 8, size('2G')),
    ]
    const charts = draw(aQuestion('factors.x'), cells).panels[0]?.charts ?? []
    expect(charts.map(({ title, groups }) => [title, groups[1]?.points[0]?.ratio])).toEqual([
      ['sequential write, file size 1G', 3],
      ['sequential write, file size 2G', 4],
    ])
  })

  it('gives +++++ no ratio', () => {
    const cells = [aCell('a', 10), aCell('b', null)]
    const [chart] = draw(aQuestion('factors.x'), cells).panels[0]?.charts ?? []
    expect(chart?.groups[1]?.points[0]).toMatchObject({
      text: '+++++',
      status: 'too_fast',
      mean: null,
      ratio: null,
      n: 0,
    })
  })

  it('shows a run that equals another and does not count it', () => {
    const cells = [
      aCell('rw', 153_107),
      aCell('rw,delaylog', 67_526),
      aCell('rw,delaylog,x', 67_526, { counted: false }),
    ]
    expect(inShort(draw(aQuestion('mountOptions'), cells))[0]?.charts[0]).toEqual([
      '*rw 153107 1.00 n1',
      'rw,delaylog 67526 0.44 n1',
      'rw,delaylog,x 67526 0.44 n0',
    ])
  })

  it('says how many groups there are when it shows 24, the baseline among them', () => {
    const cells = Array.from({ length: 40 }, (_, index) => aCell(String(index), index + 1))
    const [chart] = draw(aQuestion('factors.x', { base: '39' }), cells).panels[0]?.charts ?? []
    expect([chart?.groups.length, chart?.groupsTotal]).toEqual([24, 40])
    expect(chart?.groups.at(-1)).toMatchObject({ label: '39', isBaseline: true })
  })

  it('says a unit once where a mail printed it with the figure', () => {
    const cells = [
      aCell('2.4.8', 2, { unit: 'MiB/s', text: '2MiB/s' }),
      aCell('2.4.10', 1024, { unit: 'KiB/s', text: '1024KiB/s' }),
    ]
    const comparison = draw(aQuestion('kernel'), cells)
    expect(comparison.panels[0]?.charts[0]?.groups.map(({ points }) => points[0]?.text)).toEqual([
      '2MiB/s',
      '1024KiB/s',
    ])
    expect(said(comparison)[0]).toMatch(/\(2MiB\/s to 1024KiB\/s\)/)
  })
})
