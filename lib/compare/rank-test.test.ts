import { describe, expect, it } from 'vitest'
import { rankTest } from './rank-test'

// Exact p of R 4.2.2: wilcox.test(x, y, exact = TRUE); with ties the share of all combn() sums that lie as far from the middle.
describe('rankTest', () => {
  it.each<[string, readonly number[], readonly number[], number]>([
    ['all of one side below the other', [1.1, 2.2, 3.3, 4.4], [5.5, 6.6, 7.7, 8.8], 2 / 70],
    ['some mixed', [1.1, 2.2, 3.3, 6], [5.5, 6.6, 7.7, 8.8, 4], 0.06349206349206349],
    ['unequal numbers', [1, 2, 3], [4, 5, 6, 7, 8], 0.03571428571428571],
    ['one shared rank', [31.2, 33.5, 30.9, 35.1], [40.1, 38.7, 33.5, 42.0, 41.3], 0.03968253968253968],
    ['many shared ranks', [1, 1, 2, 3, 3], [2, 3, 4, 4, 5], 0.0873015873015873],
    [
      'a dozen each',
      [9.37, 10.18, 9.16, 11.6, 10.33, 9.18, 10.49, 10.74, 10.58, 9.69, 11.51, 10.39],
      [10.38, 8.79, 12.12, 10.96, 10.98, 11.94, 11.82, 11.59, 11.92, 11.78, 11.07],
      0.01057335449582051,
    ],
    ['nothing but equal figures', [5, 5, 5, 5], [5, 5, 5, 5], 1],
  ])('%s', (_, base, other, p) => {
    expect(rankTest(base, other)?.p).toBeCloseTo(p, 12)
    expect(rankTest(other, base)?.p).toBeCloseTo(p, 12)
  })

  // The smallest p that 3 and 4 figures can have is 2/35.
  it.each([
    [2, 2],
    [3, 3],
    [3, 4],
    [2, 7],
  ])('is too few to tell with %d and %d', (base, other) =>
    expect(
      rankTest(
        Array.from({ length: base }, (_, at) => at),
        Array.from({ length: other }, (_, at) => 100 + at),
      ),
    ).toEqual({ p: null }),
  )

  it('says nothing of a single run', () => expect(rankTest([1], [2, 3, 4, 5, 6, 7])).toBeNull())
})
