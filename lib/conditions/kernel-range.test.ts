import { describe, expect, it } from 'vitest'
import { kernelRangeWords, readKernelRange, writeKernelRange } from './kernel-range'

describe('readKernelRange', () => {
  it.each([
    ['2.4.0..2.4.20', { from: '2.4.0', to: '2.4.20' }, '2.4.0 to 2.4.20'],
    ['2.4.10-ac1..', { from: '2.4.10-ac1', to: null }, '2.4.10-ac1 or later'],
    ['..2.6.35.10-74.fc14', { from: null, to: '2.6.35.10-74.fc14' }, '2.6.35.10-74.fc14 or earlier'],
  ])('%s', (text, range, words) => {
    expect(readKernelRange(text)).toEqual(range)
    expect(writeKernelRange(range)).toBe(text)
    expect(kernelRangeWords(range)).toBe(words)
  })

  it.each(['2.4.10', '', '..', '2.4.0..2.4.5..2.4.9', '2.4.0...'])('%s is none', (text) => {
    expect(readKernelRange(text)).toBeNull()
  })
})
