import { expect, test } from 'vitest'
import { axisFor, percentOf, tickClass } from './axis'

test.each([
  { highest: 153107, whole: false, top: 160000, ticks: [0, 50000, 100000, 150000] },
  { highest: 198720, whole: false, top: 200000, ticks: [0, 50000, 100000, 150000, 200000] },
  { highest: 773, whole: false, top: 800, ticks: [0, 200, 400, 600, 800] },
  { highest: 26.02, whole: true, top: 30, ticks: [0, 10, 20, 30] },
  { highest: 1.274, whole: true, top: 1.5, ticks: [0, 0.5, 1, 1.5] },
  { highest: 0.3, whole: true, top: 0.3, ticks: [0, 0.1, 0.2, 0.3] },
  { highest: 4, whole: true, top: 4, ticks: [0, 1, 2, 3, 4] },
  { highest: 0, whole: true, top: 1, ticks: [0, 1] },
  { highest: Number.NaN, whole: false, top: 1, ticks: [0, 1] },
])('an axis for $highest', ({ highest, whole, top, ticks }) => {
  expect(axisFor(highest, whole)).toEqual({ top, ticks })
})

test('a bar stays on its axis', () => {
  const axis = { top: 200, ticks: [0, 100, 200] }
  expect([percentOf(axis, 50), percentOf(axis, 500), percentOf(axis, -1)]).toEqual([25, 100, 0])
})

test.each([
  [
    [0, 20000, 40000, 60000],
    ['tick', 'tick odd', 'tick', 'tick odd'],
  ],
  [
    [0, 5, 10],
    ['tick', 'tick', 'tick'],
  ],
])('of %j a narrow drawing shows those that are not odd', (ticks, classes) => {
  expect(ticks.map((_, index) => tickClass(ticks, index))).toEqual(classes)
})
