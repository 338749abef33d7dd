import { describe, expect, it } from 'vitest'
import { aFigure } from './document.fixture'
import { asRead, claimedTwice, type LinedRun, type Lines, settleLines } from './settle-lines'

/** Three figures on lines that follow each other. */
const run = (first: number, said: Lines | null, tool = 'dbench'): LinedRun => ({
  ...{ tool, said, lines: [first, first + 2] },
  measurements: [0, 1, 2].map((at) => aFigure(100 + first + at, { line: first + at, column: 5 })),
})

const inWords = (runs: readonly LinedRun[]) =>
  settleLines(runs).map(({ measurements, aside }) => [
    measurements.map(({ line }) => line),
    aside.map(({ line, to }) => [line, to]),
  ])

describe('settleLines', () => {
  it.each<[string, readonly LinedRun[], unknown]>([
    [
      'as read',
      [run(1, null), run(11, null)],
      [
        [[1, 2, 3], []],
        [[11, 12, 13], []],
      ],
    ],
    [
      'narrowed',
      [run(1, [1, 2]), run(11, null)],
      [
        [[1, 2], [[3, null]]],
        [[11, 12, 13], []],
      ],
    ],
    [
      'widened',
      [run(1, [1, 11]), run(11, null)],
      [
        [[1, 2, 3, 11], []],
        [[12, 13], [[11, 1]]],
      ],
    ],
    [
      'widened over all of another',
      [run(1, [1, 20]), run(11, null)],
      [
        [[1, 2, 3, 11, 12, 13], []],
        [
          [],
          [
            [11, 1],
            [12, 1],
            [13, 1],
          ],
        ],
      ],
    ],
    [
      'moved',
      [run(1, [11, 12]), run(11, null)],
      [
        [
          [11, 12],
          [
            [1, null],
            [2, null],
            [3, null],
          ],
        ],
        [
          [13],
          [
            [11, 1],
            [12, 1],
          ],
        ],
      ],
    ],
    [
      'both say the same line',
      [run(1, [1, 11]), run(11, [11, 13])],
      [
        [[1, 2, 3], []],
        [[11, 12, 13], []],
      ],
    ],
    [
      'given on',
      [run(1, [1, 2]), run(11, [3, 13])],
      [
        [[1, 2], [[3, 2]]],
        [[11, 12, 13, 3], []],
      ],
    ],
    [
      'another benchmark keeps its figures',
      [run(1, [1, 20]), run(11, null, 'fio')],
      [
        [[1, 2, 3], []],
        [[11, 12, 13], []],
      ],
    ],
    [
      'runs side by side in the same lines',
      [run(1, [1, 2]), run(1, null)],
      [
        [[1, 2], [[3, null]]],
        [[1, 2, 3], []],
      ],
    ],
  ])('%s', (_, runs, settled) => {
    expect(inWords(runs)).toEqual(settled)
    expect(asRead(settleLines(runs))).toEqual(runs.map(({ measurements }) => measurements))
  })
})

describe('claimedTwice', () => {
  it.each<[string, LinedRun, LinedRun, number | null]>([
    ['nothing is said of one', run(1, [1, 12]), run(11, null), null],
    ['lines apart', run(1, [1, 10]), run(11, [11, 12]), null],
    ['lines of the second, said of both', run(1, [1, 12]), run(11, [11, 13]), 11],
    ['lines of the first, said of both', run(11, [3, 13]), run(1, [1, 3]), 3],
    ['lines of neither', run(1, [1, 6]), run(11, [5, 13]), 5],
    ['side by side, both narrowed', run(1, [1, 2]), run(1, [1, 2]), null],
    ['side by side, both widened', run(1, [1, 5]), run(1, [2, 6]), 4],
    ['of two benchmarks', run(1, [1, 12]), run(11, [11, 13], 'tiobench'), null],
  ])('%s', (_, one, other, line) => {
    expect(claimedTwice(one, other)).toBe(line)
    expect(claimedTwice(other, one)).toBe(line)
  })
})
