import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appliedMigrations } from './applied-migrations'
import { openArchive } from './client'
import { migrate } from './migrate'
import { readMigrations } from './migrations'
import { projectRoot } from './project-root'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iolore-migrate-'))
  path = join(folder, 'deep/er/archive.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('makes a database where there is none, and has nothing to do the second time', async () => {
  const known = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(path)).toEqual(known)
  expect(appliedMigrations(path)).toEqual(known)
  expect(await migrate(path)).toEqual([])
})

test('upgrades a database of an earlier version without loss', async () => {
  const earlier = await readMigrations()
  await migrate(path, earlier)
  const before = await openArchive(path)
  const message = { id: 'm', key: 'mid:m', raw: 'raw', text: 'text', parser: '1' }
  await before.message.create({ data: message })
  await before.$disconnect()

  const later = [...earlier, { name: '99990101000000_note', sql: 'ALTER TABLE "Message" ADD COLUMN "note" TEXT;' }]
  expect(await migrate(path, later)).toEqual(['99990101000000_note'])
  const file = new Database(path, { readonly: true })
  expect(file.prepare('SELECT id, raw, note FROM Message').all()).toEqual([{ id: 'm', raw: 'raw', note: null }])
  file.close()
})

test('refuses a database that a newer version wrote, and leaves it alone', async () => {
  const known = await readMigrations()
  await migrate(path, [...known, { name: '99990101000000_note', sql: 'ALTER TABLE "Message" ADD COLUMN "note" TEXT;' }])
  await expect(migrate(path)).rejects.toMatchObject({ kind: 'database_newer', path })
  await expect(openArchive(path)).rejects.toMatchObject({ kind: 'database_newer', digest: 'database_newer' })
})

test('waits for no one who has the file open: locked, and the next start goes on', async () => {
  const known = await readMigrations()
  await migrate(path, known.slice(0, 1))
  const other = new Database(path)
  other.exec('BEGIN IMMEDIATE')
  await expect(migrate(path, known, 20)).rejects.toMatchObject({ kind: 'database_locked', path })
  other.close()
  expect(await migrate(path)).toEqual(known.slice(1).map(({ name }) => name))
})

test('a migration that fails names itself and loses nothing', async () => {
  const known = await readMigrations()
  await migrate(path)
  await expect(
    migrate(path, [...known, { name: '99990101000000_bad', sql: 'ALTER TABLE "Nowhere" ADD "x" TEXT;' }]),
  ).rejects.toThrow(/99990101000000_bad|Nowhere/)
  expect(appliedMigrations(path)).toEqual(known.map(({ name }) => name))
  const mended = { name: '99990101000000_bad', sql: 'ALTER TABLE "Message" ADD "x" TEXT;' }
  expect(await migrate(path, [...known, mended])).toEqual([mended.name])
})

test('a process killed in the middle of the migrations leaves nothing of them', async () => {
  const known = await readMigrations()
  // More than the cache holds: what is not committed yet goes to the log, and that can be seen from outside.
  const last = `CREATE TABLE "Half" ("x" BLOB); INSERT INTO "Half"
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT randomblob(1000000) FROM n;`
  const endless = [...known, { name: '99990101000000_endless', sql: last }]
  const script = `import('${pathToFileURL(join(projectRoot(), 'lib/db/migrate.ts'))}').then(({ migrate }) => migrate(${JSON.stringify(path)}, ${JSON.stringify(endless)}))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: projectRoot(),
  })
  while ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) < 8_000_000) await pause(20)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(appliedMigrations(path)).toEqual([])
  expect(await migrate(path)).toEqual(known.map(({ name }) => name))
})

test('a file that is missing or that Prisma never saw is not an archive', async () => {
  await expect(openArchive(path)).rejects.toMatchObject({ kind: 'database_missing', path })
  const empty = join(folder, 'empty.db')
  writeFileSync(empty, '')
  await expect(openArchive(empty)).rejects.toMatchObject({ kind: 'database_missing', path: empty })
})
