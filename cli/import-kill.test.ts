import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'

const COMMAND = fileURLToPath(new URL('./iolore.mjs', import.meta.url))
const MAILS = 2000
const KILLS = 20
const folder = mkdtempSync(join(tmpdir(), 'iolore-kill-'))
const mbox = join(folder, 'list.mbox')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The same numbers every time, between 0 and 1 (Park and Miller's minimal standard). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const figuresOf = (n: number): readonly string[] => [
  `EXT2 ${700 + n} Mbps @ 44 clients`,
  `EXT3 ${500 + n} Mbps @ 44 clients`,
]

function bodyOf(n: number): readonly string[] {
  if (n % 4 === 0) return figuresOf(n)
  // it quotes the one before it
  if (n % 8 === 1) return [...figuresOf(n - 1).map((line) => `> ${line}`), '', 'not here']
  return [`nothing in mail ${n}`]
}

function mailOf(n: number): string {
  const head = ['From: Ann Poe <ann@example.org>', `Subject: mail ${n}`, `Message-ID: <${n}@example.org>`]
  return ['From ann@example.org Mon Jan 24 22:57:13 2011', ...head, '', ...bodyOf(n), '', ''].join('\n')
}

const environment = (archive: string) => ({ ...process.env, IOLORE_DB: join(folder, archive) })

function importWhole(archive: string): { readonly milliseconds: number; readonly printed: string } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, 'import', mbox], {
    env: environment(archive),
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return { milliseconds: performance.now() - start, printed: stdout }
}

/** @returns whether it was still at work */
async function importAndKill(archive: string, after: number): Promise<boolean> {
  const child = spawn(process.execPath, [COMMAND, 'import', mbox], { env: environment(archive), stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal === 'SIGKILL')))
  await Promise.race([pause(after), ended])
  child.kill('SIGKILL')
  return (await ended) === true
}

/** Everything that is kept, but for when it was. */
function contents(archive: string): Readonly<Record<string, unknown>> {
  const database = new Database(join(folder, archive), { readonly: true })
  const tables = ['Message', 'Run', 'Measurement', 'Condition', 'MountOption', 'Finding', 'Reference', 'Head', 'Source']
  const rows = tables.map((table) => {
    const all = database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, unknown>[]
    return [table, all.map(({ savedAt, updatedAt, ...row }) => row)]
  })
  database.close()
  return Object.fromEntries(rows)
}

test('killed twenty times and begun again, an import leaves what an undisturbed one does', {
  timeout: 900_000,
}, async () => {
  writeFileSync(mbox, Array.from({ length: MAILS }, (_, n) => mailOf(n)).join(''))
  const { milliseconds } = importWhole('undisturbed.db')
  const random = seeded(20110124)
  let killed = 0
  for (let n = 0; n < KILLS; n++) if (await importAndKill('killed.db', random() * milliseconds)) killed++
  expect(killed).toBeGreaterThan(0)
  importWhole('killed.db')
  const whole = contents('undisturbed.db')
  expect(whole.Message).toHaveLength(MAILS / 4 + MAILS / 8)
  expect(contents('killed.db')).toEqual(whole)
})
