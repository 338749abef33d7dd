import { expect, test } from 'vitest'
import { alternativesOf, anyLineFits } from './any-line-fits'

test.each([
  ['a', ['a']],
  ['a|b', ['a', 'b']],
  ['a(?:b|c)|d', ['a(?:b|c)', 'd']],
  ['a((b|c)|d)e|[|(]|\\||x', ['a((b|c)|d)e', '[|(]', '\\|', 'x']],
  ['[\\]|]|b', ['[\\]|]', 'b']],
])('%s is a choice of %j', (source, alternatives) => {
  expect(alternativesOf(source)).toEqual(alternatives)
})

const fits = anyLineFits([/^\s*Max:\s+\d|Ops\s+Rate/, /(?:^|\s)kB\s/])

test.each([
  'Max: 1',
  'one\n  Max: 1',
  'one\n> > Max:\t1',
  'AP> Max: 1',
  '# Max: 1',
  'the Ops  Rate',
  'kB 1',
  '> kB 1',
  'one kB 1',
])('%j', (text) => {
  expect(fits(text)).toBe(true)
})

test.each(['the Max: 1', 'Max:\n1', 'Ops\nRate', 'MkB 1', ''])('%j does not', (text) => {
  expect(fits(text)).toBe(false)
})
