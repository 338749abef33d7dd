import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor'

describe('cursor', () => {
  it.each([[[1234.5678901234, null, 'a', 2]], [['ü "x"', 0, '', null]]])('%j comes back as it was', (values) => {
    const cursor = writeCursor('date desc', values)
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(readCursor(cursor, 'date desc', 4)).toEqual(values)
  })

  it.each<[string, string]>([
    ['another order', writeCursor('date asc', [1, 'a'])],
    ['other values', writeCursor('date desc', [1])],
    ['no values', Buffer.from('["date desc",{},[]]').toString('base64url')],
    ['no list', Buffer.from('{"length":3}').toString('base64url')],
    ['no JSON', 'aaaa'],
    ['nothing', ''],
  ])('%s is none', (_, cursor) => expect(readCursor(cursor, 'date desc', 2)).toBeNull())
})
