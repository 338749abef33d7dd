import { expect, test } from 'vitest'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { orderWords, sortLinks } from './order'

test('the column that sorts turns round, others begin as one expects, all from the first page', () => {
  const { hrefs } = sortLinks({ ...ALL_RUNS, tool: 'dbench', page: 4 })
  expect(hrefs.date).toBe('/runs?tool=dbench&dir=asc')
  expect(hrefs.kernel).toBe('/runs?tool=dbench&sort=kernel')
  expect(hrefs.filesystem).toBe('/runs?tool=dbench&sort=filesystem&dir=asc')
})

test.each([
  [{}, 'newest first; within a mail in its order'],
  [{ dir: 'asc' as const }, 'oldest first; within a mail in its order'],
  [{ sort: 'value' as const }, 'largest value first'],
])('%o', (filter, words) => {
  expect(orderWords({ ...ALL_RUNS, ...filter })).toBe(words)
})
