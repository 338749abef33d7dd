import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { backUp, restore } from './copy-archive'
import { openTemporaryArchive, type TemporaryArchive } from './temporary-archive'

const folder = mkdtempSync(join(tmpdir(), 'iolore-copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: TemporaryArchive
beforeEach(async () => {
  server = await openTemporaryArchive()
  await ingest(server.archive, aDocument(aMessage('1@example.org', [aRun([5.995, 13.01])])), [])
})
afterEach(() => server.remove())

const idsIn = async ({ archive }: TemporaryArchive) =>
  (await archive.message.findMany({ orderBy: { key: 'asc' } })).map(({ messageId }) => messageId)

test('an archive that is in use is copied as it stands, and the copy put back under it', async () => {
  const copy = join(folder, 'sub', 'copy.db')
  await backUp(server.path, copy)
  await ingest(server.archive, aDocument(aMessage('2@example.org', [aRun([7])])), [])
  expect(await idsIn(server)).toEqual(['1@example.org', '2@example.org'])
  await restore(copy, server.path)
  expect(await idsIn(server)).toEqual(['1@example.org'])
  const again = join(folder, 'again.db')
  await backUp(server.path, again)
  const dump = (path: string) => {
    const database = new Database(path, { readonly: true })
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all()
    const rows = tables.map((table) => [table, database.prepare(`SELECT * FROM "${table}"`).all()])
    database.close()
    return rows
  }
  expect(dump(again)).toEqual(dump(copy))
})

test('a copy goes where there is no archive yet', async () => {
  const [copy, place] = [join(folder, 'b.db'), join(folder, 'new', 'archive.db')]
  await backUp(server.path, copy)
  await restore(copy, place)
  expect(readFileSync(place).length).toBe(readFileSync(copy).length)
})

test('a backup takes no file’s place', async () => {
  const taken = join(folder, 'taken.db')
  writeFileSync(taken, 'mine')
  await expect(backUp(server.path, taken)).rejects.toThrow('there is a file already')
  expect(readFileSync(taken, 'utf8')).toBe('mine')
})

test('there is no archive to copy', async () => {
  const copy = join(folder, 'none.db')
  await expect(backUp(join(folder, 'missing.db'), copy)).rejects.toMatchObject({ kind: 'database_missing' })
  expect(existsSync(copy)).toBe(false)
})

const other = (name: string): string => {
  const path = join(folder, name)
  const database = new Database(path)
  database.exec('CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(100000))')
  database.close()
  return path
}

function text(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, 'not a database'.repeat(100))
  return path
}

function half(name: string): string {
  const path = other(name)
  truncateSync(path, 30_000)
  return path
}

test.each([
  ['nothing', () => join(folder, 'nothing.db'), 'no such file'],
  ['a folder', () => folder, 'no such file'],
  ['the archive itself', () => server.path, 'is the archive itself'],
  ['a text', () => text('text.db'), 'no database'],
  ['another database', () => other('other.db'), 'no archive of IOlore'],
  ['half a database', () => half('half.db'), /damaged/],
])('%s is not restored, and the archive stays', async (_, make, words) => {
  await expect(restore(make(), server.path)).rejects.toThrow(words)
  expect(await idsIn(server)).toEqual(['1@example.org'])
})

test('nor is an archive of a newer version', async () => {
  const copy = join(folder, 'newer.db')
  await backUp(server.path, copy)
  const database = new Database(copy)
  database.exec("UPDATE _prisma_migrations SET migration_name = '29990101000000_later'")
  database.close()
  await expect(restore(copy, server.path)).rejects.toMatchObject({ kind: 'database_newer' })
})
