import { expect, test } from 'vitest'
import { onceALine } from './once-a-line'

const line = { number: 1, depth: 0, text: 'one', offset: 0 }

test('a line is read once, also as nothing; another of the same words is another line', () => {
  const asked: unknown[] = []
  const read = onceALine((one) => {
    asked.push(one)
    return one.number > 1 ? one.text : null
  })
  const other = { ...line, number: 2 }
  expect([read(line), read(other), read(line), read(other)]).toEqual([null, 'one', null, 'one'])
  expect(asked).toEqual([line, other])
})
