import { expect, test } from 'vitest'
import { inThrees } from './figure-text'

test.each([
  ['153107', ['153', '107']],
  ['67526', ['67', '526']],
  ['12345.67', ['12', '345.67']],
  ['1234567', ['1', '234', '567']],
  ['-28510', ['-28', '510']],
  ['1059', ['1059']],
  ['1059.7', ['1059.7']],
  ['22.40591', ['22.40591']],
  ['+++++', ['+++++']],
  ['1480ms', ['1480ms']],
  ['67526us', ['67', '526us']],
  ['8G', ['8G']],
  ['', ['']],
])('%s in threes', (text, pieces) => {
  expect(inThrees(text)).toEqual(pieces)
  expect(inThrees(text).join('')).toBe(text)
})
