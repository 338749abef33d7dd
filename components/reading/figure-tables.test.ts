import { describe, expect, it } from 'vitest'
import { figureTables } from './figure-tables'
import { aFigure } from './sample.fixture'

const bonnie = [
  ...['seq_output_char', 'seq_output_block', 'seq_rewrite', 'seq_input_char', 'seq_input_block'].map((metric) =>
    aFigure(metric, '844', { cpuPercent: 96, params: { fileSize: '8G' } }),
  ),
  aFigure('random_seeks', '369.4', { unit: 'ops/s', params: { fileSize: '8G' } }),
  ...['seq_create', 'seq_stat', 'seq_delete', 'random_create', 'random_stat', 'random_delete'].map((metric) =>
    aFigure(metric, '104', { unit: 'ops/s', params: { files: 16 } }),
  ),
]

describe('a run without a sweep', () => {
  it('has metrics side by side, by kind and unit, at most six to a table', () => {
    const tables = figureTables('bonnie++', bonnie)
    expect(tables.map((table) => table.groups.map((group) => `${group.title}:${group.columns.length}`))).toEqual([
      ['write:3', 'read:2', 'random:1'],
      ['files:3', 'files:3'],
    ])
    expect(tables.map((table) => table.sweep)).toEqual([[], []])
  })
  it('does not repeat in a column what its group says', () => {
    const [rates, files] = figureTables('bonnie++', bonnie)
    expect(rates?.groups[0]?.columns.map((column) => column.title)).toEqual(['char', 'block', 'rewrite'])
    expect(files?.groups.map((group) => group.rest)).toEqual(['sequential', 'random'])
    expect(files?.groups[1]?.columns.map((column) => column.title)).toEqual(['create', 'stat', 'delete'])
  })
})

describe('a sweep', () => {
  const sweep = [1, 2, 4].flatMap((threads) =>
    ['seq_read', 'seq_write'].map((metric) =>
      aFigure(metric, `${threads}.5`, { params: { threads, fileSize: '4000 MB' } }),
    ),
  )
  it('has its places below each other', () => {
    const [table, ...more] = figureTables('tiobench', sweep)
    expect(more).toEqual([])
    expect(table?.sweep).toEqual(['threads'])
    expect(table?.rows.map((row) => row.place)).toEqual([[1], [2], [4]])
    expect(table?.rows[2]?.cells.map((cell) => cell?.text)).toEqual(['4.5', '4.5'])
  })
  it('leaves a cell empty where a figure is missing', () => {
    const [table] = figureTables('tiobench', sweep.slice(0, 5))
    expect(table?.rows[2]?.cells.map((cell) => cell?.text ?? null)).toEqual(['4.5', null])
  })
  it('loses no figure that stands twice in one place', () => {
    const [table] = figureTables('tiobench', [...sweep, aFigure('seq_read', '9', { params: { threads: 4 } })])
    expect(table?.rows).toHaveLength(4)
  })
  it('keeps figures apart that are swept by something else', () => {
    const operations = ['Close', 'Rename'].map((operation) => aFigure('op_count', '7', { params: { operation } }))
    const tables = figureTables('dbench', [...operations, aFigure('throughput', '99', { unit: 'MB/s' })])
    expect(tables.map((table) => table.sweep)).toEqual([['operation'], []])
  })
})
