import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { getThread } from './get-thread'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const mail = (name: string, day: number, references: readonly string[], runs: number) =>
  aMessage(
    name,
    Array.from({ length: runs }, (_, at) => aRun([day, at, 3, 4])),
    { references, date: `2001-09-0${day}` },
  )

const outlineOf = async (name: string) =>
  (await getThread(opened.archive, name)).map(
    ({ messageId, depth, runs, id }) => `${'  '.repeat(depth)}${messageId} ${id === null ? '-' : runs}`,
  )

test('each mail stands under what it answers, by date; what holds no result as far as it leads to one', async () => {
  const thread = [
    mail('1', 1, [], 0),
    mail('late', 9, ['1'], 1),
    mail('2', 2, ['1'], 0),
    mail('3', 3, ['1', '2'], 2),
    mail('aside', 3, ['1'], 0),
    mail('4', 4, ['1', '2', 'unknown'], 1),
    mail('another', 5, [], 1),
  ]
  await ingest(opened.archive, aDocument(...thread), [])
  const outline = ['1 -', '  2 -', '    3 2', '    4 1', '  late 1']
  for (const name of ['3', '4', 'late']) expect(await outlineOf(name)).toEqual(outline)
  expect(await outlineOf('another')).toEqual([])
})

test('a thread whose beginning is not known begins where it can', async () => {
  await ingest(opened.archive, aDocument(mail('3', 3, ['1', '2'], 1), mail('4', 4, ['1'], 1)), [])
  expect(await outlineOf('4')).toEqual(['3 1', '4 1'])
})

test('mails that answer each other are shown all the same', async () => {
  await ingest(opened.archive, aDocument(mail('1', 1, ['2'], 1), mail('2', 2, ['1'], 1)), [])
  expect(await outlineOf('2')).toEqual(['1 1', '  2 1'])
})

test('without a Message-ID there is none', async () => {
  expect(await getThread(opened.archive, null)).toEqual([])
})

test('an answer without a Message-ID has no place in it', async () => {
  const nameless = { ...mail('nameless', 4, ['1'], 1), messageId: null }
  await ingest(opened.archive, aDocument(mail('1', 1, [], 1), mail('3', 3, ['1'], 1), nameless), [])
  expect(await outlineOf('3')).toEqual(['1 1', '  3 1'])
})
