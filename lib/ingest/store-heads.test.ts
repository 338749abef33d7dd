import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '@/lib/db/in-transaction'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from './document.fixture'
import { type PassedHead, storeHeads, WAITING } from './store-heads'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const head = (name: string, ...references: readonly string[]): PassedHead => ({
  ...{ messageId: name, references, subject: `subject of ${name}`, from: 'Ann Poe', date: null },
})

const pass = (...heads: readonly PassedHead[]): Promise<void> =>
  inTransaction(opened.archive, (transaction) => storeHeads(transaction, 'list', heads, []))

const save = (name: string, ...references: readonly string[]) =>
  ingest(opened.archive, aDocument(aMessage(name, [aRun([1, 2, 3, 4])], { references })), [])

const kept = async (): Promise<readonly string[]> => {
  const heads = await opened.archive.head.findMany({ where: { source: null }, orderBy: { messageId: 'asc' } })
  return heads.map(({ messageId }) => messageId)
}

const THREAD = [
  () => pass(head('1')),
  () => pass(head('2', '1')),
  () => pass(head('3', '1', '2'), head('aside', '1')),
  () => save('4', '3'),
]

test.each([
  ['as it was written', [0, 1, 2, 3]],
  ['backwards', [3, 2, 1, 0]],
  ['the message in the middle', [1, 3, 0, 2]],
  ['the beginning last', [2, 3, 1, 0]],
])('the thread above a message is kept, %s', async (_, order) => {
  for (const at of order) await THREAD[at]?.()
  expect(await kept()).toEqual(['1', '2', '3'])
  expect(await opened.archive.head.count()).toBe(4)
})

test('all that a message names is kept, also what no kept mail leads to', async () => {
  await pass(head('1'), head('2'))
  await save('4', '1', 'gone', '2')
  expect(await kept()).toEqual(['1', '2'])
})

test('a mail that turns out to hold a result is no head any more', async () => {
  await pass(head('1'), head('2', '1'))
  await save('2', '1')
  expect(await opened.archive.head.findMany({ select: { messageId: true } })).toEqual([{ messageId: '1' }])
  await pass(head('2', '1'))
  expect(await opened.archive.head.count()).toBe(1)
})

test('of a mail that passes by twice there is one head', async () => {
  await pass(head('1'), head('1'))
  await pass(head('1'))
  expect(await opened.archive.head.count()).toBe(1)
})

test('what waited long enough is forgotten, what is kept is not', async () => {
  await pass(head('1'), head('2'))
  await save('3', '1')
  await pass(...Array.from({ length: WAITING }, (_, at) => head(`more ${at}`)))
  expect(await kept()).toEqual(['1'])
  expect(await opened.archive.head.count({ where: { messageId: '2' } })).toBe(0)
  expect(await opened.archive.head.count()).toBe(WAITING + 1)
})

test('a ring of answers ends', async () => {
  await pass(head('1', '2'), head('2', '1'))
  await save('3', '2')
  expect(await kept()).toEqual(['1', '2'])
})

test('the heads of what is saved with a message are kept, too', async () => {
  const messages = [aMessage('1', []), aMessage('2', [aRun([1, 2, 3, 4])], { references: ['1'] })]
  await ingest(opened.archive, aDocument(...messages), [])
  expect(await kept()).toEqual(['1'])
})
