import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { filterFrom } from './filter-sql'
import { openSamples } from './samples.fixture'

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
