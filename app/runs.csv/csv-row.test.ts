import { expect, test } from 'vitest'
import { runRow } from '../runs/run-row.fixture'
import { CSV_HEAD, csvRow } from './csv-row'

test('a cell for each column, and the way back to the line', () => {
  const main = { metric: 'seq_output_block', title: 'block write', place: null, text: '153107', value: 153107 }
  const row = csvRow(runRow({ id: 7, messageId: 'abc', main: { ...main, unit: 'KiB/s', line: 28, column: 17 } }))
  const named = Object.fromEntries(CSV_HEAD.map((name, at) => [name, row[at]]))
  expect(row).toHaveLength(CSV_HEAD.length)
  expect(named).toMatchObject({ run: 7, value: 153107, as_printed: '153107', href: '/messages/abc#L28' })
})

test('a run without figures has empty cells', () => {
  expect(csvRow(runRow({ main: null })).filter((cell) => cell === undefined)).toEqual([])
})
