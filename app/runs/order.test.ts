import { expect, test } from 'vitest'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { orderWords, sortLinks } from './order'

test('the column that sorts turns round, others begin as one expects, all from the first page', () => {
  const { hrefs } = sortLinks({ ...ALL_RUNS, tool: 'dbench', page: 4 }, [
    'date',
    'kernel',
    'filesystem',
    'metric.throughput',
  ])
  expect(hrefs.date).toBe('/runs?tool=dbench&dir=asc')
  expect(hrefs.kernel).toBe('/runs?tool=dbench&sort=kernel')
  expect(hrefs.filesystem).toBe('/runs?tool=dbench&sort=filesystem&dir=asc')
  expect(hrefs['metric.throughput']).toBe('/runs?tool=dbench&sort=metric.throughput')
})

test.each([
  [{}, 'newest first; within a mail in its order'],
  [{ dir: 'asc' as const }, 'oldest first; within a mail in its order'],
  [{ sort: 'value' as const }, 'largest value first'],
  [{ sort: 'kernel' as const, dir: 'asc' as const }, 'oldest kernel first'],
  [{ sort: 'poster' as const, dir: 'asc' as const }, 'by poster'],
  [{ tool: 'bonnie++', sort: 'metric.seq_output_block' as const }, 'largest block write first'],
])('%o', (filter, words) => {
  expect(orderWords({ ...ALL_RUNS, ...filter })).toBe(words)
})
