import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageIdHref, messageIdIn } from './message-id-href'

test.each([
  ['20110124.1@example.org', '/m/20110124.1@example.org/'],
  ['a/b+c=d@example.org', '/m/a%2Fb+c=d@example.org/'],
  ['50%?#[x]@example.org', '/m/50%25%3F%23%5Bx%5D@example.org/'],
  ['é "q"\\@example.org', '/m/%C3%A9%20%22q%22%5C@example.org/'],
])('%s stands at %s', (messageId, href) => {
  expect(messageIdHref(messageId)).toBe(href)
  expect(messageIdIn(href)).toBe(messageId)
  expect(messageIdIn(`${href}t.mbox.gz`)).toBe(messageId)
})

test('every name is read back', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^<.*>$|^\.\.?$/.test(text))
  fc.assert(
    fc.property(name, (text) => {
      expect(messageIdIn(new URL(messageIdHref(text), 'http://x').pathname)).toBe(text)
    }),
  )
})

test.each([
  ['/m/%zz/', null],
  ['/m/%3Ca@b%3E/', 'a@b'],
  ['/m/<a@b>/', 'a@b'],
])('%s names %s', (path, messageId) => {
  expect(messageIdIn(path)).toBe(messageId)
})
