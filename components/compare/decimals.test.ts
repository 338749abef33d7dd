import { expect, test } from 'vitest'
import { alignDecimals, evenDecimals } from './decimals'

test.each([
  { texts: ['21.83', '9.695', '5.995'], classes: [' p1', '', ''] },
  { texts: ['153107', '67526'], classes: ['', ''] },
  { texts: ['8', '25.3106'], classes: [' p5', ''] },
  { texts: ['8', '1.234567'], classes: ['', ''] },
  { texts: ['+++++', '369.4'], classes: ['', ''] },
  { texts: [], classes: [] },
])('$texts', ({ texts, classes }) => {
  expect(alignDecimals(texts)).toEqual(classes)
})

test('a column of CPU shares has one number of decimals', () => {
  expect(evenDecimals([55.8, 70, null, 98.7])).toEqual(['55.8', '70.0', '', '98.7'])
  expect(evenDecimals([19, 8])).toEqual(['19', '8'])
})
