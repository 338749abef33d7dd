import { expect, it } from 'vitest'
import { DEFAULT_MAX_IMPORT, DEFAULT_MAX_PASTE, maxImport, maxPaste, sizeText } from './limits'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1500, '1.5 kB'],
  [20_000_000, '20 MB'],
  [21_449_999, '21.4 MB'],
  [314_000_000, '314 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1 GB'],
  [2_100_000_000, '2.1 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})

it.each([
  [undefined, DEFAULT_MAX_PASTE],
  ['1000', 1000],
  ['0', DEFAULT_MAX_PASTE],
  ['-5', DEFAULT_MAX_PASTE],
  ['much', DEFAULT_MAX_PASTE],
])('IOLORE_MAX_PASTE=%s', (stated, expected) => {
  expect(maxPaste(stated === undefined ? {} : { IOLORE_MAX_PASTE: stated })).toBe(expected)
})

it.each([
  [undefined, DEFAULT_MAX_IMPORT],
  ['1000', 1000],
  ['none', DEFAULT_MAX_IMPORT],
])('IOLORE_MAX_IMPORT=%s', (stated, expected) => {
  expect(maxImport(stated === undefined ? {} : { IOLORE_MAX_IMPORT: stated })).toBe(expected)
})
