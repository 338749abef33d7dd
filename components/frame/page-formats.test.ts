import { expect, test } from 'vitest'
import { pageFormats } from './page-formats'

const hrefs = (path: string, search = '') => pageFormats(path, search).map(({ href }) => href)

test('the question goes along', () => {
  expect(hrefs('/runs', 'tool=dbench&page=2')).toEqual([
    '/runs.json?tool=dbench&page=2',
    '/runs.csv?tool=dbench&page=2',
    '/runs.atom?tool=dbench&page=2',
  ])
  expect(hrefs('/compare', 'by=kernel')).toContain('/compare.txt?by=kernel')
})

test.each([
  ['/', ['/overview.json']],
  ['/messages', ['/messages.json', '/messages.csv', '/messages.atom']],
  ['/machines', ['/machines.json', '/machines.csv', '/machines.atom']],
  ['/machines/abc', []],
  ['/unread', ['/unread.json', '/unread.csv', '/unread.atom']],
  ['/messages/abc', ['/api/v1/messages/abc', '/messages/abc/csv']],
  ['/messages/abc/raw', []],
  ['/imports', ['/imports.json', '/imports.csv']],
  ['/imports/abc', ['/api/v1/imports/abc']],
  ['/upload', []],
  ['/about', []],
  ['/runsx', []],
])('%s', (path, expected) => {
  expect(hrefs(path)).toEqual(expected)
})
