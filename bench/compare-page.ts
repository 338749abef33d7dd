import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../scripts/steps/address.mjs'
import { build } from '../scripts/steps/build.mjs'
import { TOOLS } from '../scripts/steps/run.mjs'
import { seedArchive } from './seed-archive'

/** One comparison of each kind, as the page's own form would ask it. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['bonnie++ block writes by filesystem', '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=filesystem'],
  ['dbench by kernel', '/compare?tool=dbench&metric=throughput&by=kernel'],
  ['bonnie++ block writes by mount options', '/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=mountOptions'],
  ['tiobench by I/O scheduler, all metrics', '/compare?tool=tiobench&metric=all&by=factors.I%2FO%20scheduler'],
]

const WARM = 2
const REQUESTS = 9

export interface PageTime {
  readonly name: string
  /** from the request to the last byte of the page, milliseconds */
  readonly page: number
  /** inside SQLite for the same page, milliseconds */
  readonly sql: number
  readonly statements: number
  readonly bytes: number
}

interface Statement {
  readonly milliseconds: number
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
  const lines = readFileSync(trace, 'utf8').split('\n').filter(Boolean)
  const statements = lines.map((line): Statement => JSON.parse(line))
  const sql = statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return { page, sql, statements: statements.length, bytes: body.byteLength }
}

async function measureQuestion(name: string, url: string, trace: string): Promise<PageTime> {
  const requests = []
  for (let n = 0; n < WARM + REQUESTS; n++) requests.push(await requestOnce(url, trace))
  const counted = requests.slice(WARM)
  // The request in the middle by what the page took besides its SQL, so that both times are of one and the same request.
  const over = median(counted.map(({ page, sql }) => page - sql))
  const middle = counted.find(({ page, sql }) => page - sql === over)
  if (middle === undefined) throw new Error('no request was measured')
  return { name, ...middle }
}

/** Asks the built server, on an archive of so many runs, one question of each kind. */
export async function measureComparePage(runs: number): Promise<readonly PageTime[]> {
  const database = await seedArchive(runs)
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'iolore-bench-'))
  const trace = join(folder, 'sql.jsonl')
  const port = await freePort()
  const preload = pathToFileURL(join(process.cwd(), 'bench/trace-sql.mjs')).href
  const server = spawn(
    process.execPath,
    ['--import', preload, TOOLS.next, 'start', '-H', '127.0.0.1', '-p', String(port)],
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
    for (const [name, path] of QUESTIONS) times.push(await measureQuestion(name, url + path, trace))
    return times
  } finally {
    end()
    rmSync(folder, { recursive: true, force: true })
  }
}
