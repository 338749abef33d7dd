import { expect, test } from 'vitest'
import { type AtomEntry, atomId, atomResponse, atomText } from './atom'

const entry = (of: Partial<AtomEntry>): AtomEntry => ({
  ...{ id: atomId('messages', 'x'), title: 'ext3', href: '/messages/x#L3', date: null, author: null, summary: '' },
  ...of,
})
const feed = (...entries: readonly AtomEntry[]) =>
  atomText({ title: 'a & b', self: '/runs.atom?q=%22a%22&fs=xfs', page: '/runs', entries }, 'http://lore.example.org')

test('is a feed with its own address, that of its page and absolute links', () => {
  const text = feed(entry({ author: 'Ann Poe' }))
  expect(text).toContain('<title>a &amp; b</title>')
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="http://lore.example.org/runs.atom?q=%22a%22&amp;fs=xfs"/>',
  )
  expect(text).toContain('href="http://lore.example.org/messages/x#L3"')
  expect(text).toContain('<id>tag:iolore.invalid,2026:messages/x</id>')
  expect(text).toContain('<author><name>Ann Poe</name></author>')
})

test.each([
  ['<script>"&', '&lt;script&gt;&quot;&amp;'],
  ['a\u0000b\u001bc\nd', 'a b c d'],
  ['\ud800x\uffff', ' x '],
])('%j stands in it as %j', (title, escaped) => {
  expect(feed(entry({ title }))).toContain(`<title>${escaped}</title>`)
})

test.each([
  ['2001-09-27T16:17:58-07:00', '2001-09-27T23:17:58Z'],
  ['2001-09-27T16:17:58', '2001-09-27T16:17:58Z'],
  ['2001-09-27', '2001-09-27T00:00:00Z'],
  [null, '1970-01-01T00:00:00Z'],
  ['once', '1970-01-01T00:00:00Z'],
])('a mail of %s was written %s', (date, updated) => {
  expect(feed(entry({ date })).match(/<updated>[^<]*/g)).toEqual([`<updated>${updated}`, `<updated>${updated}`])
})

test('is as new as its newest entry', () => {
  expect(feed(entry({ date: '2001-01-01' }), entry({ date: '2003-01-01' }))).toMatch(
    /<feed[\s\S]*?<updated>2003-01-01T/,
  )
  expect(feed()).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})

test('says what it is', () => {
  const answer = atomResponse({ title: '', self: '/', page: '/', entries: [] }, 'http://x')
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
})
