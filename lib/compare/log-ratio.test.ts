import { describe, expect, it } from 'vitest'
import { logRatio } from './log-ratio'
import { t95 } from './student-t'

describe('t95', () => {
  // National Institute of Standards and Technology, Engineering Statistics Handbook, table 1.3.6.7.2, column 0.975.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [60, 2.0],
    [100, 1.984],
  ])('of %d is %d', (freedom, quantile) => expect(t95(freedom)).toBeCloseTo(quantile, 3))

  // R 4.2.2: qt(0.975, c(3, 10, 120))
  it.each([
    [3, 3.18244630528371],
    [10, 2.22813885198627],
    [120, 1.97993040508242],
  ])('of %d to fourteen digits', (freedom, quantile) => expect(t95(freedom)).toBeCloseTo(quantile, 13))
})

describe('logRatio', () => {
  // R 4.2.2: exp(t.test(log(other), log(base))$conf.int)
  it('gives the interval of Welch', () => {
    const { ratio, interval } = logRatio([31.2, 33.5, 30.9, 35.1], [40.1, 38.7, 33.5, 42.0, 41.3])
    expect(ratio).toBeCloseTo(1.19509835361911, 12)
    expect(interval?.[0]).toBeCloseTo(1.06002725998772, 12)
    expect(interval?.[1]).toBeCloseTo(1.34738051438379, 12)
  })

  it('has none for a single run on a side', () =>
    expect(logRatio([2], [4, 4.1])).toEqual({ ratio: expect.closeTo(2.0248, 4), interval: null }))

  it('is a point where the repeats do not differ', () =>
    expect(logRatio([2, 2], [4, 4])).toEqual({ ratio: 2, interval: [2, 2] }))
})
