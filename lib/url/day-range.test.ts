import { expect, test } from 'vitest'
import { readDayRange } from './day-range'

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

test.each([
  ['2001', '2001-01-01', '2002-01-01'],
  ['2001-09', '2001-09-01', '2001-10-01'],
  ['2001-12', '2001-12-01', '2002-01-01'],
  ['2004-02-29', '2004-02-29', '2004-03-01'],
  ['20010914', '2001-09-14', '2001-09-15'],
  ['200109', '2001-09-01', '2001-10-01'],
  ['2001..2003', '2001-01-01', '2004-01-01'],
  ['2001-09..2001-09-30', '2001-09-01', '2001-10-01'],
])('%s', (text, from, to) => {
  expect(readDayRange(text)).toEqual({ from: at(from), to: at(to) })
})

test.each([
  ['2001-09..', { from: at('2001-09-01'), to: null }],
  ['..2001-09-14', { from: null, to: at('2001-09-15') }],
])('%s is open at one end', (text, range) => {
  expect(readDayRange(text)).toEqual(range)
})

test.each([
  '',
  '..',
  'x',
  '2001..x',
  'x..2001',
  '99',
  '2001-13',
  '2001-00',
  '2001-02-30',
  '2001-9',
  '1..2..3',
  '2001...2003',
])('%s is none', (text) => {
  expect(readDayRange(text)).toBeNull()
})
