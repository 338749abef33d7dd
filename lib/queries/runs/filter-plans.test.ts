import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { readSearchQuery } from '@/lib/url/search-query'
import { messagesWhere } from '../messages/find-messages'
import { openSamples } from '../samples.fixture'
import { countsSql } from '../sql/counts-sql'
import { filterFrom } from './filter-sql'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

test.each<Partial<RunsFilter>>([
  ...[
    'delaylog',
    's:raid',
    'from:poe',
    'kernel:2.4.1*',
    'fs:xfs',
    'mount:delaylog',
    'tool:dbench',
    'd:2001',
    '<a@b>',
  ].map((q) => ({ q })),
  ...[
    { tool: 'dbench' },
    { filesystem: 'xfs' },
    { series: '2.4' },
    { kernel: '2.4.10' },
    { option: 'delaylog' },
    { raid: 'raid5' },
  ],
  ...[
    { scheduler: 'cfq' },
    { factor: 'max-readahead:511' },
    { poster: 'Ann Poe' },
    { list: 'linux-raid' },
    { message: 'x' },
  ],
])('runs are found by %j through indices alone', async (filter) => {
  const plan = await opened.archive.$queryRaw<{ detail: string }[]>`
    EXPLAIN QUERY PLAN SELECT count(*) ${filterFrom({ ...ALL_RUNS, ...filter })}`
  const steps = plan.map(({ detail }) => detail)
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.filter((step) => /^SCAN (?!MessageSearch VIRTUAL TABLE INDEX)/.test(step))).toEqual([])
})

test.each(['kernel:2.4.1*', 'kernel:2.4.10', 'fs:xfs'])(
  'of messages by %s no run is read, only its index',
  async (q) => {
    const { value } = readSearchQuery(q)
    const plan = await opened.archive.$queryRaw<{ detail: string }[]>`
    EXPLAIN QUERY PLAN SELECT count(*) FROM Message g WHERE ${messagesWhere(value, null)}`
    const runs = plan.map(({ detail }) => detail).filter((step) => / r /.test(`${step} `))
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatch(/USING COVERING INDEX/)
  },
)

test('the runs that count are counted out of an index alone', async () => {
  const plan = await opened.archive.$queryRaw<{ detail: string }[]>`
    EXPLAIN QUERY PLAN SELECT count(*) FROM Run r WHERE ${countsSql}`
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH r USING COVERING INDEX/)])
})
