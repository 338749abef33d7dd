import { describe, expect, test } from 'vitest'
import { readQuote } from './quote'
import { readLines } from './read-lines'

const depths = (text: string) => readLines(text).map(({ depth, text: bare }) => [depth, bare])

test.each([
  ['text', 0, 'text'],
  ['', 0, ''],
  ['    indented', 0, '    indented'],
  ['> x', 1, 'x'],
  ['>x', 1, 'x'],
  ['>', 1, ''],
  ['> ', 1, ''],
  ['>  x', 1, ' x'],
  ['>\tx', 1, '\tx'],
  ['>> x', 2, 'x'],
  ['> > x', 2, 'x'],
  ['> >> x', 3, 'x'],
  [' > x', 1, 'x'],
  ['> \t> x', 1, '\t> x'],
  ['>1 101.4 100', 1, '1 101.4 100'],
  ['ZC> x', 1, 'x'],
  ['ZC>> x', 2, 'x'],
  ['> ZC> x', 2, 'x'],
  ['> --> x', 1, '--> x'],
])('quoted: "%s" has depth %i', (line, depth, bare) => {
  const quote = readQuote(line)
  expect([quote.depth, line.slice(quote.offset)]).toEqual([depth, bare])
})

test.each([
  '--> x',
  '<ann@example.org>',
  'a > b',
  '=> x',
  '>= 4',
  '   12 >  10',
  'ABCDE> x',
  'IF>x',
  'x> y',
  '      > x',
])('not quoted: "%s"', (line) => {
  expect(readQuote(line)).toEqual({ depth: 0, offset: 0 })
})

describe('bars', () => {
  test('quote three lines or more', () => {
    expect(depths('| a\n|\n| b\nc')).toEqual([
      [1, 'a'],
      [1, ''],
      [1, 'b'],
      [0, 'c'],
    ])
  })

  test.each(['| a\n| b', '| a | 1\n| b | 2\n| c | 3', '+----+\n| a\n| b\n| c', '|a\n|b\n|c', 'x\n| grep y'])(
    'draw a table or nothing: %j',
    (text) => {
      expect(readLines(text).every(({ depth }) => depth === 0)).toBe(true)
    },
  )
})

describe('lines', () => {
  test('count from 1, lose blanks at their end, keep tabs and columns', () => {
    expect(readLines('a \n>\t1\u00a02\u202f3  ')).toEqual([
      { number: 1, depth: 0, text: 'a', offset: 0 },
      { number: 2, depth: 1, text: '\t1 2 3', offset: 1 },
    ])
  })

  test("lose PGP's mark before a dash in a signed message only", () => {
    const signed = '-----BEGIN PGP SIGNED MESSAGE-----\n\n- ------- ---'
    expect(readLines(signed)[2]).toEqual({ number: 3, depth: 0, text: '------- ---', offset: 2 })
    expect(readLines('- ------- ---')[0]?.text).toBe('- ------- ---')
  })
})
