import { describe, expect, it } from 'vitest'
import { NO_METRICS } from '@/lib/queries/runs/read-metric-table'
import type { RunRow } from '@/lib/queries/runs/run-row'
import type { ColumnKey } from '@/lib/url/run-columns'
import { runRow } from '../runs/run-row.fixture'
import { csvColumns, needsTable } from './csv-row'

const main = { metric: 'seq_output_block', title: 'block write', place: null, text: '153107', value: 153107 }
const RUN = runRow({ id: 7, messageId: 'abc', main: { ...main, unit: 'KiB/s', line: 28, column: 17 } })

const rowOf = (run: RunRow, chosen: readonly ColumnKey[] | null, table = NO_METRICS) =>
  Object.fromEntries(csvColumns(chosen).map(({ name, cell }) => [name, cell(run, table)]))

describe('csvColumns', () => {
  it('has a cell for each column, and the way back to the line', () => {
    expect(rowOf(RUN, null)).toMatchObject({ run: 7, value: 153107, as_printed: '153107', href: '/messages/abc#L28' })
    for (const name of ['raid', 'poster', 'list', 'findings', 'figures'])
      expect(Object.keys(rowOf(RUN, null))).toContain(name)
  })

  it('of a run without figures has empty cells', () => {
    expect(Object.values(rowOf(runRow({ main: null }), null)).filter((cell) => cell === undefined)).toEqual([])
  })

  it('has the chosen columns in their order, which run it is, and where it stands', () => {
    expect(csvColumns(['kernel', 'value']).map(({ name }) => name)).toEqual([
      ...['run', 'kernel', 'value', 'as_printed', 'equals', 'message', 'href'],
    ])
  })

  it('has the figures of a metric, and the sweep, of a chosen benchmark', () => {
    const chosen: readonly ColumnKey[] = ['sweep', 'metric.throughput']
    expect(needsTable(chosen)).toBe(true)
    expect(needsTable(['kernel'])).toBe(false)
    const figure = { from: '85.57', to: '20.37', unit: 'MB/s', line: 3, column: 2 }
    const table = {
      columns: [],
      cells: { 7: { throughput: figure } },
      sweeps: { 7: { name: 'threads', from: 1, to: 8 } },
    }
    expect(rowOf(RUN, chosen, table)).toMatchObject({ sweep: 'threads 1 to 8', throughput: '85.57' })
    expect(rowOf(RUN, chosen)).toMatchObject({ sweep: null, throughput: null })
  })
})
