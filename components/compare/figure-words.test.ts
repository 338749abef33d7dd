import { describe, expect, test } from 'vitest'
import { dayWords } from './day-words'
import { latencyText, roughText } from './figure-words'
import { countOf } from './place-words'

test.each([
  [13686, '13686us'],
  [99999, '99999us'],
  [1_480_000, '1480ms'],
  [1_480_500, '1480500us'],
  [120_000_000, '120s'],
])('%d microseconds as printed', (microseconds, text) => {
  expect(latencyText(microseconds)).toBe(text)
})

describe('words', () => {
  test.each([
    ['2001-09-26', '26 Sep 2001'],
    ['2011-01-24T22:57:13+01:00', '24 Jan 2011'],
    ['2011-13-01', '2011-13-01'],
    ['some day', 'some day'],
  ])('the day %s', (date, words) => {
    expect(dayWords(date)).toBe(words)
  })

  test.each([
    ['threads', 8, '8 threads'],
    ['clients', 1, '1 client'],
    ['clients', null, null],
    [null, 4, null],
  ])('%s %s', (name, place, words) => {
    expect(countOf(name, place)).toBe(words)
  })

  test('an end of a range has four digits, a whole number all of them', () => {
    expect([32.3584, 33.28, 153107, 1059.74].map(roughText)).toEqual(['32.36', '33.28', '153107', '1060'])
  })
})
