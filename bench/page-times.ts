import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { freePort } from '../scripts/steps/address.mjs'
import { build } from '../scripts/steps/build.mjs'
import { NODE_FLAGS, TOOLS } from '../scripts/steps/run.mjs'
import { type PageWeight, weighPage } from './page-weight'
import { readTrace } from './read-trace'
import { seedArchive } from './seed-archive'

/** The server has run for a while when people ask it: its code is compiled. */
const WARM = 20
const REQUESTS = 15
const FIRST_REQUESTS = 7

export interface PageTimes {
  readonly name: string
  /** right after something was saved: nothing that was worked out before may be used */
  readonly first: PageTime
  readonly again: PageTime
  readonly weight: PageWeight
}

/** What is asked: in words, and its path. */
export type Asked = readonly [name: string, path: string]

/** The middle one of the requests by what they took besides their SQL, so that both times are of one and the same request. */
export interface PageTime {
  /** from the request to the last byte of the page, milliseconds */
  readonly page: number
  /** inside SQLite for the same page, milliseconds */
  readonly sql: number
  readonly statements: number
  readonly bytes: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      await fetch(`${url}/robots.txt`)
      return
    } catch {
      await pause(100)
    }
  }
  throw new Error('the server ended before it answered')
}

async function requestOnce(url: string, trace: string) {
  writeFileSync(trace, '')
  const start = performance.now()
  const response = await fetch(url)
  const body = await response.arrayBuffer()
  const page = performance.now() - start
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return { page, ...readTrace(trace), bytes: body.byteLength }
}

function middleOf(requests: readonly PageTime[]): PageTime {
  const over = median(requests.map(({ page, sql }) => page - sql))
  const middle = requests.find(({ page, sql }) => page - sql === over)
  if (middle === undefined) throw new Error('no request was measured')
  return middle
}

/** Another process commits something, as an import does beside a running server. */
function saveSomething(database: string): void {
  const file = new Database(database)
  // There and back: SQLite takes a change to the same for none.
  for (const line of ['lastLine + 1', 'lastLine - 1'])
    file.exec(`UPDATE Run SET lastLine = ${line} WHERE id = (SELECT min(id) FROM Run)`)
  file.close()
}

async function measurePage(name: string, url: string, trace: string, database: string): Promise<PageTimes> {
  const [first, again]: [PageTime[], PageTime[]] = [[], []]
  for (let n = 0; n < WARM; n++) await requestOnce(url, trace)
  for (let n = 0; n < REQUESTS; n++) again.push(await requestOnce(url, trace))
  for (let n = 0; n < FIRST_REQUESTS; n++) {
    saveSomething(database)
    first.push(await requestOnce(url, trace))
  }
  return { name, first: middleOf(first), again: middleOf(again), weight: await weighPage(url) }
}

/** Asks the built server for pages, on an archive of so many runs. */
export async function measurePages(runs: number, pages: readonly Asked[]): Promise<readonly PageTimes[]> {
  const database = await seedArchive(runs)
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'iolore-bench-'))
  const trace = join(folder, 'sql.jsonl')
  const port = await freePort()
  const preload = pathToFileURL(join(process.cwd(), 'bench/trace-sql.mjs')).href
  const server = spawn(
    process.execPath,
    [...NODE_FLAGS, '--import', preload, TOOLS.next, 'start', '-H', '127.0.0.1', '-p', String(port)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        IOLORE_DB: database,
        IOLORE_SQL_TRACE: trace,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const end = (): unknown => server.kill()
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  try {
    const url = `http://127.0.0.1:${port}`
    await untilItAnswers(url, server)
    const times = []
    for (const [name, path] of pages) times.push(await measurePage(name, url + path, trace, database))
    return times
  } finally {
    end()
    rmSync(folder, { recursive: true, force: true })
  }
}
