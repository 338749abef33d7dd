import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Archive, openArchive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { messagesWhere, ORDER_OF_MESSAGES, readMessageRows } from '@/lib/queries/messages/find-messages'
import {
  archiveBySql,
  catalogueBySql,
  facetsBySql,
  foundBySql,
  kernelsBySql,
  messagesBySql,
} from '@/lib/queries/runs/by-sql.fixture'
import { filterFrom } from '@/lib/queries/runs/filter-sql'
import { readRunRows } from '@/lib/queries/runs/read-run-rows'
import { orderOfRuns } from '@/lib/queries/runs/run-order'
import { orderSql } from '@/lib/queries/sql/ordered'
import { type MessagesFilter, readMessagesFilter } from '@/lib/url/messages-filter'
import { ALL_RUNS, type RunsFilter, readRunsFilter } from '@/lib/url/runs-filter'
import { readSearchQuery } from '@/lib/url/search-query'
import { subjectKeyOf } from '@/lib/url/subject-href'
import type { Asked } from './page-times'
import { readTrace } from './read-trace'

const REQUESTS = 5

/** As many messages as the page of a subject shows. */
const NEWEST = 10

/**
 * Milliseconds inside SQLite until the database alone has said what pages show: their facets, counts and rows, by the statements that
 * the tests hold the kept counts against. The middle one of some times, in the order of the pages.
 */
export async function timeSqlAlone(database: string, pages: readonly Asked[]): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-bench-'))
  const trace = join(folder, 'alone.jsonl')
  process.env.IOLORE_SQL_TRACE = trace
  await import('./trace-sql.mjs')
  const archive = await openArchive(database)
  try {
    const times = []
    for (const [, path] of pages) times.push(await timeOne(archive, new URL(path, 'http://localhost'), trace))
    return times
  } finally {
    await archive.$disconnect()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeOne(archive: Archive, url: URL, trace: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n++) {
    writeFileSync(trace, '')
    await answer(archive, url)
    times.push(readTrace(trace).sql)
  }
  return times.sort((a, b) => a - b)[Math.floor(REQUESTS / 2)] ?? Number.NaN
}

async function answer(archive: Archive, { pathname, searchParams }: URL): Promise<void> {
  const search = Object.fromEntries(searchParams)
  const [, folder = '', value = ''] = pathname.split('/')
  await archiveBySql(archive)
  if (folder === 'runs') return answerRuns(archive, readRunsFilter(search).value)
  if (folder === 'messages') return answerMessages(archive, readMessagesFilter(search).value)
  const key = subjectKeyOf(folder)
  if (key === null || value === '') throw new Error(`nothing says what ${pathname} asks of the database`)
  return answerSubject(archive, { ...ALL_RUNS, [key]: decodeURIComponent(value) })
}

async function answerRuns(archive: Archive, filter: RunsFilter): Promise<void> {
  await foundBySql(archive, filter)
  await facetsBySql(archive, filter)
  const ids = await archive.$queryRaw<{ id: bigint }[]>`
    SELECT r.id ${filterFrom(filter)}
    ORDER BY ${orderSql(orderOfRuns(filter))} LIMIT ${filter.rows} OFFSET ${(filter.page - 1) * filter.rows}`
  await readRunRows(
    archive,
    ids.map(({ id }) => Number(id)),
  )
}

async function answerMessages(archive: Archive, { q, page, rows }: MessagesFilter): Promise<void> {
  const query = readSearchQuery(q ?? '').value
  const from = Prisma.sql`FROM Message g WHERE ${messagesWhere(query, null)}`
  await archive.$queryRaw`SELECT count(*) ${from}`
  const found = await archive.$queryRaw<{ id: string }[]>`
    SELECT g.id ${from} ORDER BY ${orderSql(ORDER_OF_MESSAGES)} LIMIT ${rows} OFFSET ${(page - 1) * rows}`
  await readMessageRows(
    archive,
    found.map(({ id }) => id),
    query.texts,
  )
  if (q !== null) await foundBySql(archive, { ...ALL_RUNS, q })
}

/** Its comparisons are another page's matter: the bench of those times them. Whether a benchmark is compared here its runs say. */
async function answerSubject(archive: Archive, filter: RunsFilter): Promise<void> {
  await foundBySql(archive, filter)
  const { newest } = await messagesBySql(archive, filter, NEWEST)
  await kernelsBySql(archive, filter)
  await facetsBySql(archive, filter)
  await readMessageRows(archive, newest, [])
  if (filter.poster !== null || filter.list !== null) await catalogueBySql(archive)
}
