import { expect, it } from 'vitest'
import { csvText } from './csv'

it.each([
  ['plain', ['ext3', 5.995, null], 'ext3,5.995,\n'],
  ['commas', ['rw,noatime'], '"rw,noatime"\n'],
  ['quotes', ['data="x"'], '"data=""x"""\n'],
  ['line ends', ['a\nb'], '"a\nb"\n'],
  ['what a spreadsheet would run', ['=1+1', '@SUM(A1)', '-cmd'], "'=1+1,'@SUM(A1),'-cmd\n"],
  ['figures that only look so', ['+++++', '-5', '+1.5'], '+++++,-5,+1.5\n'],
])('writes %s', (_, row, expected) => {
  expect(csvText([row])).toBe(expected)
})
