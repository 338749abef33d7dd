import { expect, test } from 'vitest'
import { messageIdOf, messageKey } from './message-id'

test.each([
  ['a Message-ID', { messageId: '2011@example.org', raw: 'a' }, 'mid:2011@example.org'],
  [
    'the content',
    { messageId: null, raw: '' },
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ],
])('a message is known by %s', (_, message, key) => {
  expect(messageKey(message)).toBe(key)
})

test.each(['a\r\nb\r\n', 'a\rb', '\n\na  \nb\n\n'])(
  'line ends and outer blank lines make no other message: %j',
  (raw) => {
    expect(messageKey({ messageId: null, raw })).toBe(messageKey({ messageId: null, raw: 'a\nb' }))
  },
)

test.each(['a b', 'a\n\nb', 'a\n b'])('other content is another message: %j', (raw) => {
  expect(messageKey({ messageId: null, raw })).not.toBe(messageKey({ messageId: null, raw: 'a\nb' }))
})

test('the id is ten characters that nobody misreads, the same for ever', () => {
  expect(messageIdOf('mid:2011@example.org')).toBe('mxn01z865g')
  expect(messageIdOf('mid:2012@example.org')).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
})
