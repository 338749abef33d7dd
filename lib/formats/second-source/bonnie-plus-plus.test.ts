import { describe, expect, test } from 'vitest'
import { parse } from '@/lib/parse'
import { FILE_TESTS } from '../bonnie-plus-plus/tests'
import { fixture, formsOfBonnie, outputsOf } from './forms.fixture'
import { disagreements, figuresIn } from './two-forms.fixture'

describe.each(outputsOf('bonnie++'))('bonnie++ %s: table and CSV line of one execution', (name, text) => {
  const forms = formsOfBonnie(text)
  const [table, csv] = [figuresIn(forms.table), figuresIn(forms.csv)]

  test('every figure of the table is the CSV line’s', () => {
    expect(table.length).toBeGreaterThan(3)
    expect(disagreements(table, csv)).toEqual([])
  })

  test('the table lacks nothing but what 1.98 and later do not print in it', () => {
    const missing = csv.filter(({ metric }) => !table.some((figure) => figure.metric === metric))
    if (!name.startsWith('2.00')) expect(missing).toEqual([])
    expect(missing.filter(({ metric }) => !FILE_TESTS.some((of) => of === metric))).toEqual([])
  })

  test('both name the same sizes', () => {
    for (const figure of table) {
      const other = csv.find(({ metric }) => metric === figure.metric)?.params ?? {}
      const shared = Object.entries(other).filter(([param]) => param in figure.params)
      expect(shared.length).toBeGreaterThan(0)
      for (const [param, value] of shared) expect(figure.params[param]).toBe(value)
    }
  })
})

/** bonnie++'s own readers of its CSV: what they print of three lines, against what is read of the lines. */
describe('bonnie++ 2.00a: its own readers of its CSV', () => {
  const lines = fixture('bonnie++/three.csv').trim().split('\n')
  const csv = lines.map(figuresIn)

  test.each([
    ['bon_csv2txt', 'bonnie++/three.csv2txt', 0],
    ['bon_csv2html', 'bonnie++/three.html', 6],
  ])('%s', async (_, path, leftOut) => {
    const { messages } = await parse(fixture(path))
    const runs = messages.flatMap((message) => message.runs)
    expect(runs).toHaveLength(lines.length)
    for (const [i, run] of runs.entries()) expect(disagreements(run.measurements, csv[i] ?? [])).toEqual([])
    const read = runs.reduce((sum, { measurements }) => sum + measurements.length, 0)
    expect(read).toBe(csv.flat().length - leftOut)
  })
})
