import { expect, test } from 'vitest'
import { percentAt, ratioAxis } from './ratio-axis'

test.each([
  { ratios: [0.44, 0.99, 0.66], ticks: [0.5, 0.75, 1] },
  { ratios: [1.32, 1.64], ticks: [1, 1.1, 1.2, 1.4] },
  { ratios: [0.9, 1.4], ticks: [0.9, 1, 1.1, 1.2, 1.4] },
  { ratios: [0.5, 2], ticks: [0.5, 1, 2] },
  { ratios: [0.02, 30], ticks: [0.01, 0.1, 1, 10] },
  { ratios: [], ticks: [0.96, 0.98, 1, 1.02, 1.04] },
])('the axis of $ratios', ({ ratios, ticks }) => {
  expect(ratioAxis(ratios).ticks).toEqual(ticks)
})

test('everything stands inside, and equal factors are equal lengths', () => {
  const axis = ratioAxis([0.5, 2])
  const [half, one, two] = [0.5, 1, 2].map((ratio) => percentAt(axis, ratio))
  expect([half, one, two].every((at) => at !== undefined && at > 0 && at < 100)).toBe(true)
  expect((one ?? 0) - (half ?? 0)).toBeCloseTo((two ?? 0) - (one ?? 0), 1)
})

test('a ratio that is none does not move the axis', () => {
  expect(ratioAxis([0, Number.NaN, Number.POSITIVE_INFINITY])).toEqual(ratioAxis([]))
})
