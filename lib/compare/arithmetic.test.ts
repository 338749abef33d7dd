import { describe, expect, it } from 'vitest'
import { geometricMean } from './geometric-mean'
import { meanText, significantDigits } from './mean-text'
import { ratioText } from './ratio-text'

describe('significantDigits', () => {
  it.each([
    ['0.572', 3],
    ['153107', 6],
    ['33.28', 4],
    ['30.0666', 6],
    ['0', 0],
    ['1.20e5', 3],
    ['+++++', 0],
    ['143m', 3],
  ])('%s has %d', (text, digits) => expect(significantDigits(text)).toBe(digits))
})

describe('meanText', () => {
  it.each([
    [(32.3584 + 33.28) / 2, 4, '32.82'],
    [(31.2373 + 30.0666) / 2, 6, '30.65'],
    [153_108.5, 6, '153100'],
    [12.5, 2, '13'],
    [30, 4, '30.00'],
    [0.0123456, 4, '0.01235'],
    [99.99, 2, '100'],
    [0, 3, '0'],
    [5, 0, '5'],
  ])('%d with %d digits is %s', (mean, digits, text) => expect(meanText(mean, digits)).toBe(text))
})

describe('ratioText', () => {
  it.each([
    [67_526 / 153_107, '×0.44'],
    [13.01 / 5.995, '×2.17'],
    [197_319 / 198_720, '×0.99'],
    [1, '×1.00'],
    [9.994, '×9.99'],
    [9.996, '×10.0'],
    [123.44, '×123.4'],
    [0.0994, '×0.099'],
    [0.0996, '×0.10'],
    [0.0123, '×0.012'],
    [null, null],
  ])('%d is %s', (ratio, text) => expect(ratioText(ratio)).toBe(text))

  it('calls the baseline ×1', () => expect(ratioText(1, true)).toBe('×1'))
})

describe('geometricMean', () => {
  it('has no value for no machine', () => expect(geometricMean([])).toBeNull())

  it('gives one machine its own ratio', () =>
    expect(geometricMean([0.44])).toEqual({ ratio: expect.closeTo(0.44, 12), interval: null, deviation: null }))

  it('gives no interval for two machines', () => {
    const mean = geometricMean([0.44104, 0.99295])
    expect(mean?.ratio).toBeCloseTo(0.6618, 4)
    expect(mean?.interval).toBeNull()
  })

  // R 4.2.2, l the logarithms: exp(mean(l)), exp(t.test(l)$conf.int), exp(sd(l))
  it('gives the interval of seven', () => {
    const mean = geometricMean([1.01, 1.08, 0.99, 1.17, 1.06, 1.12, 1.05])
    expect(mean?.ratio).toBeCloseTo(1.067045079615289, 12)
    expect(mean?.interval?.[0]).toBeCloseTo(1.011679260614565, 12)
    expect(mean?.interval?.[1]).toBeCloseTo(1.125440884534435, 12)
    expect(mean?.deviation).toBeCloseTo(1.059303244741336, 12)
  })

  it('is a point where all machines agree', () => {
    const mean = geometricMean([2, 2, 2])
    expect(mean?.interval?.[0]).toBeCloseTo(2)
    expect(mean?.interval?.[1]).toBeCloseTo(2)
  })
})
