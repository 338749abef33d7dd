import { afterEach, beforeEach, expect, test } from 'vitest'
import { Prisma } from './generated/client'
import { inTransaction, type Transaction } from './in-transaction'
import { openTemporaryArchive, type TemporaryArchive } from './temporary-archive'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const NOW = new Date('2001-09-04T10:00:00.125Z')

const note = (transaction: Transaction, key: string) =>
  transaction.$executeRaw`
    INSERT INTO Source (key, cursor, mails, results, updatedAt) VALUES (${key}, '0', ${2}, ${true}, ${NOW})`

test('writes what the client reads: numbers, truths, times', async () => {
  const changed = await inTransaction(opened.archive, (transaction) => note(transaction, 'one'))
  expect(changed).toBe(1)
  expect(await opened.archive.source.findMany()).toMatchObject([
    { key: 'one', cursor: '0', mails: 2, results: 1, updatedAt: NOW },
  ])
})

test('reads rows as SQLite has them, also of what the same transaction has written', async () => {
  const rows = await inTransaction(opened.archive, async (transaction) => {
    await note(transaction, 'one')
    await transaction.source.update({ where: { key: 'one' }, data: { mails: 7 } })
    const table = Prisma.raw('Source')
    return transaction.$queryRaw<
      unknown[]
    >`SELECT key, mails, updatedAt AS at, ${null} AS missing FROM ${table} WHERE mails > ${6}`
  })
  expect(rows).toEqual([{ key: 'one', mails: 7, at: '2001-09-04T10:00:00.125+00:00', missing: null }])
})

test('writes many rows as the client does: whole and broken numbers, truths, nothing, text with whatever is in it', async () => {
  const rows = ['a', 'b\0"\n\u00e9\u2028'].map((key, at) => [key, `cursor ${at}`, at, at === 1, NOW.toISOString()])
  await inTransaction(opened.archive, async (transaction) => {
    await transaction.$executeEach(
      'INSERT INTO Source (key, cursor, mails, results, updatedAt) VALUES (?, ?, ?, ?, ?)',
      rows,
    )
    await transaction.$executeEach('UPDATE Source SET mails = mails + ?', [])
  })
  expect(await opened.archive.source.findMany({ orderBy: { key: 'asc' } })).toMatchObject([
    { key: 'a', cursor: 'cursor 0', mails: 0, results: 0, updatedAt: NOW },
    { key: 'b\0"\n\u00e9\u2028', cursor: 'cursor 1', mails: 1, results: 1, updatedAt: NOW },
  ])
  expect(await opened.archive.$queryRaw`SELECT DISTINCT typeof(mails) AS mails FROM Source`).toEqual([
    { mails: 'integer' },
  ])
})

test('nothing of a transaction that fails is there', async () => {
  const failing = inTransaction(opened.archive, async (transaction) => {
    await note(transaction, 'one')
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect(await opened.archive.source.count()).toBe(0)
})

test('a statement whose transaction is over throws, also while another one is open', async () => {
  const over = await inTransaction(opened.archive, async (transaction) => ({ transaction }))
  await expect(note(over.transaction, 'late')).rejects.toThrow('is over')
  await inTransaction(opened.archive, async () => {
    await expect(note(over.transaction, 'late')).rejects.toThrow('is over')
  })
  expect(await opened.archive.source.count()).toBe(0)
})
