import { expect, test } from 'vitest'
import { marginFor, valueWidth, wrapLabel } from './text-room'

test.each([
  { label: 'rw,noatime', most: 44, lines: ['rw,noatime'] },
  { label: 'rw,noatime,delaylog,logbsize=262144', most: 20, lines: ['rw,noatime,delaylog,', 'logbsize=262144'] },
  { label: '511, after heavy work', most: 14, lines: ['511, after', 'heavy work'] },
  { label: 'x'.repeat(30), most: 12, lines: ['x'.repeat(12), 'x'.repeat(12), 'x'.repeat(6)] },
])('$label in lines of $most', ({ label, most, lines }) => {
  expect(wrapLabel(label, most)).toEqual(lines)
})

test('a wrapped label keeps every letter', () => {
  const label = 'noatime,nodiratime,data=writeback,commit=30,barrier=0'
  expect(wrapLabel(label, 16).join('')).toBe(label)
})

test('room grows with what is said', () => {
  expect(valueWidth('67526', '×0.44', '= A2')).toBeGreaterThan(valueWidth('67526', '×0.44', null))
  expect(marginFor(100, [48, 144, 176])).toBe(144)
  expect(marginFor(500, [48, 144, 176])).toBe(176)
})
