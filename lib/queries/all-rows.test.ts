import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_MESSAGES } from '@/lib/url/messages-filter'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { allImports, findImports } from './imports/find-imports'
import { allMessages, findMessages } from './messages/find-messages'
import { allRuns, findRuns } from './runs/find-runs'
import { openSamples } from './samples.fixture'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

async function joined<Row>(batches: AsyncGenerator<readonly Row[], undefined>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const some of batches) rows.push(...some)
  return rows
}

test.each<Partial<RunsFilter>>([
  {},
  { sort: 'kernel', dir: 'asc' },
  { tool: 'dbench', page: 2, rows: 25 },
  { q: 'delaylog' },
  { tool: 'none' },
])('all runs of %j are those of its pages, in their order', async (filter) => {
  const all = await joined(allRuns(opened.archive, { ...ALL_RUNS, ...filter }))
  const found = await findRuns(opened.archive, { ...ALL_RUNS, ...filter, page: 1, rows: 500 })
  expect(all).toEqual(found.rows)
  expect(all).toHaveLength(found.total)
})

test.each([null, 'delaylog', 'fs:none'])('all messages with %s are those of its pages, in their order', async (q) => {
  const all = await joined(allMessages(opened.archive, { ...ALL_MESSAGES, q, page: 7 }))
  expect(all).toEqual((await findMessages(opened.archive, { q, page: 1, rows: 500 })).rows)
})

test('all imports are those of their pages, the last first, however many are read at once', async () => {
  const states = { files: 1, size: 5, state: 'done', parser: '1', found: '' }
  for (let at = 0; at < 600; at++)
    await opened.archive.import.create({
      // Some of one and the same moment.
      data: { ...states, id: `import${at}`, hash: `${at}`, name: `${at}.mbox`, createdAt: new Date((at >> 1) * 1000) },
    })
  const all = await joined(allImports(opened.archive))
  expect(new Set(all.map(({ id }) => id)).size).toBe(600)
  const first = await findImports(opened.archive, { page: 1, rows: 500 })
  expect(all.slice(0, 500).map(({ createdAt }) => createdAt)).toEqual(first.rows.map(({ createdAt }) => createdAt))
})
