import { describe, expect, test } from 'vitest'
import { fixture, formsOfIozone, iozoneExcelRows } from './forms.fixture'
import { disagreements, figuresIn } from './two-forms.fixture'

const PLACES = ['fileSizeKiB', 'recordSizeKiB']

test('iozone 3.489: every figure of the table is the Excel part’s', () => {
  const { table, excel } = formsOfIozone(fixture('iozone/3.489-auto.txt'))
  const [one, other] = [figuresIn(table), figuresIn(excel)]
  expect(other.length).toBeGreaterThan(70)
  expect(disagreements(one, other, PLACES)).toEqual([])
  expect(disagreements(other, one, PLACES)).toEqual([])
})

/** Its columns have no heads: the first is of one process, the next of two. */
describe('iozone 3.489: throughput of one and of two processes', () => {
  const text = fixture('iozone/3.489-throughput.txt')
  const { table, excel } = formsOfIozone(text)
  const children = figuresIn(table).filter(({ params }) => params.aggregate === 'children')
  const rows = iozoneExcelRows(excel)

  test('what the children saw stands in the Excel part, in the order of the tests', () => {
    expect(rows.length).toBeGreaterThan(5)
    for (const [i, processes] of [1, 2].entries()) {
      const of = children.filter(({ params }) => params.threads === processes)
      expect(of.map(({ value }) => value)).toEqual(rows.map(({ values }) => values[i]))
    }
  })

  test('which is read by itself too, under its command', () => {
    const alone = figuresIn(`$ iozone -l 1 -u 2 -s 8m -r 64k -R\n${excel}`)
    expect(disagreements(alone, children, ['threads', 'recordSizeKiB'])).toEqual([])
    expect(disagreements(children, alone, ['threads', 'recordSizeKiB'])).toEqual([])
  })

  test('and is marked there', () => {
    const marks = figuresIn(text).flatMap((figure) => figure.marks.filter(({ kind }) => kind === 'repeat'))
    expect(marks).toHaveLength(children.length)
  })
})
