import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getArchive, openArchive } from './client'
import { inTransaction } from './in-transaction'
import { migrate } from './migrate'
import { readMigrations } from './migrations'
import { openTemporaryArchive, type TemporaryArchive } from './temporary-archive'

let opened: TemporaryArchive
const named = process.env.IOLORE_DB
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(async () => {
  await opened.remove()
  if (named === undefined) delete process.env.IOLORE_DB
  else process.env.IOLORE_DB = named
})

const message = (id: string) => ({ id, key: `mid:${id}`, raw: '', text: '', parser: '1' })

const pragma = async (name: string): Promise<unknown> => {
  const rows = await opened.archive.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
  return Object.values(rows[0] ?? {})[0]
}

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 1],
  ['foreign_keys', 1],
  ['busy_timeout', 5000],
])('the connection has %s = %s', async (name, value) => {
  const found = await pragma(name)
  expect(typeof found === 'bigint' ? Number(found) : found).toBe(value)
})

test('a query beside an open transaction waits for its end', async () => {
  const { archive } = opened
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  const transaction = inTransaction(archive, async (inside) => {
    await inside.message.create({ data: message('inside') })
    fail()
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('given up')
  })
  await failed
  const beside = archive.message.create({ data: message('beside') })
  await expect(transaction).rejects.toThrow('given up')
  await beside
  expect(await archive.message.findMany({ select: { id: true } })).toEqual([{ id: 'beside' }])
})

test('a file that another program holds is database_locked', async () => {
  await opened.archive.$executeRawUnsafe('PRAGMA busy_timeout = 20')
  const other = new Database(opened.path)
  other.exec('BEGIN IMMEDIATE')
  const locked = { kind: 'database_locked', digest: 'database_locked' }
  await expect(opened.archive.message.create({ data: message('a') })).rejects.toMatchObject(locked)
  await expect(
    inTransaction(opened.archive, (inside) => inside.message.create({ data: message('a') })),
  ).rejects.toMatchObject(locked)
  other.exec('ROLLBACK')
  other.close()
  await opened.archive.message.create({ data: message('a') })
})

test('getArchive notices that the file was taken away or replaced', async () => {
  const second = await openTemporaryArchive()
  try {
    process.env.IOLORE_DB = opened.path
    const first = await getArchive()
    expect(await getArchive()).toBe(first)
    await second.archive.message.create({ data: message('second') })
    await second.archive.$disconnect()
    for (const tail of ['-wal', '-shm']) rmSync(opened.path + tail, { force: true })
    rmSync(opened.path)
    await expect(getArchive()).rejects.toMatchObject({ kind: 'database_missing' })
    renameSync(second.path, opened.path)
    expect(await (await getArchive()).message.count()).toBe(1)
    await (await getArchive()).$disconnect()
  } finally {
    await second.remove()
  }
})

test('a file that an earlier version left behind is not opened, and says what to do', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'iolore-older-')), 'archive.db')
  try {
    await migrate(path, (await readMigrations()).slice(0, -1))
    await expect(openArchive(path)).rejects.toMatchObject({
      kind: 'database_older',
      message: expect.stringContaining('npm start'),
    })
    await migrate(path)
    await (await openArchive(path)).$disconnect()
  } finally {
    rmSync(dirname(path), { recursive: true })
  }
})
