import { expect, it } from 'vitest'
import { foldLines } from './fold-lines'
import type { LineMarks, Span } from './line-marks'

const span: Span = { from: 0, to: 1, role: 'figure', kind: 'rate', key: 'L1.1', words: null }
const marked = (...lines: readonly number[]): LineMarks => new Map(lines.map((line) => [line, [span]]))
const folds = (last: number, ...lines: readonly number[]) =>
  foldLines(1, last, marked(...lines)).map((stretch) => [stretch.first, stretch.last, stretch.shown])

it.each([
  ['a short mail whole', 100, [], [[1, 100, true]]],
  ['a long one with marks all through', 1000, [300, 600, 900], [[1, 1000, true]]],
  [
    'hundreds of lines without any as a word',
    1000,
    [10],
    [
      [1, 50, true],
      [51, 960, false],
      [961, 1000, true],
    ],
  ],
  [
    'the lines around each mark',
    20_000,
    [5000],
    [
      [1, 40, true],
      [41, 4959, false],
      [4960, 5040, true],
      [5041, 19_960, false],
      [19_961, 20_000, true],
    ],
  ],
])('shows %s', (_, last, lines, expected) => {
  expect(folds(last, ...lines)).toEqual(expected)
})

it('leaves out no line without saying so', () => {
  const stretches = foldLines(7, 5000, marked(100, 900, 901, 4000))
  expect(stretches[0]?.first).toBe(7)
  for (const [at, stretch] of stretches.entries()) expect(stretch.first).toBe((stretches[at - 1]?.last ?? 6) + 1)
  expect(stretches.at(-1)?.last).toBe(5000)
})
