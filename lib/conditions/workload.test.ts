import { describe, expect, it } from 'vitest'
import { isWorkload } from './workload'

describe('isWorkload', () => {
  it.each([
    ['Random write', true],
    ['seq 4k reads', true],
    ['4k randread, sync', true],
    ['Random reads on the old disk', false],
    ['read-ahead off', false],
    ['randomise', false],
  ])('%s: %s', (words, is) => {
    expect(isWorkload(words)).toBe(is)
  })
})
