import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneSpaced } from '@/lib/formats/iolore/folded'
import { comparisonAsText } from './as-text'
import type { Cell } from './cell'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { expectedFigures, inOrder, readFigures } from './passed-on.fixture'

const ADDRESS = 'https://archive.example.org/p/3fkq7w'

/** Words as posters write them, and everything that the form itself uses. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        ...[
          'rw,noatime,',
          'not stated',
          'with',
          'without x',
          ' | ',
          '=',
          '"',
          'Machine: ',
          '- ',
          '-- ',
          '> ',
          '  ',
          '\n',
        ],
        ...[
          'Equal: a=b',
          'ratio  n  line',
          '+++++',
          'kernel',
          'machine',
          'IOlore comparison: dd by kernel',
          '(a): ',
          '\u00a0',
        ],
        ...['a-very-long-word-without-any-place-where-it-could-be-broken-into-two-lines-as-some-paths-are'],
      ),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => /[^\s\u00a0\u2007\u202f]/.test(text))

const cell = (by: string): fc.Arbitrary<Cell> =>
  fc
    .record({
      value: fc.oneof(words, fc.constantFrom('with', 'without', '2.4.10')),
      mean: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000)),
      machine: fc.constantFrom('a', 'b'),
      besides: fc.dictionary(
        fc.oneof(words, fc.constantFrom('after', 'kernel', 'a=b')).map((name) => `factors.${oneSpaced(name)}`),
        words,
        {
          maxKeys: 2,
        },
      ),
      place: fc.option(fc.constantFrom(1, 2, 4)),
      unit: fc.constantFrom('MB/s', 'KiB/s', null, words),
      runs: fc.constantFrom(1, 3),
    })
    .chain(({ unit, ...rest }) =>
      (typeof unit === 'object' && unit !== null ? unit : fc.constant(unit)).map((named) => ({ ...rest, unit: named })),
    )
    .map(({ value, mean, machine, besides, place, unit, runs }) => {
      const one = aCell(value, mean, { machine, unit, place, sweep: place === null ? null : 'threads' })
      const conditions = Object.fromEntries(Object.entries(besides).filter(([field]) => field !== by))
      const ids = Array.from({ length: runs }, (_, at) => (one.runs[0] ?? 0) * 10 + at)
      return { ...one, conditions, runs: ids, figures: ids }
    })

describe('the text of a comparison', () => {
  it.each([
    'kernel',
    'mountOptions',
    'option.noatime',
    'factors.max-readahead',
    'factors.a=b "c" | d',
    'system.cpu',
    `factors.${'x'.repeat(80)}`,
  ])('by %s is read as the same figures, whatever the words of the mails are, and has 72 columns', (by) => {
    fc.assert(
      fc.property(fc.array(cell(by), { minLength: 2, maxLength: 8 }), (cells) => {
        const comparison = draw(aQuestion(by), cells)
        const text = comparisonAsText(comparison, ADDRESS)
        expect(inOrder(readFigures(text))).toEqual(inOrder(expectedFigures(comparison)))
        expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
      }),
      { numRuns: 150, seed: 11 },
    )
  })
})
