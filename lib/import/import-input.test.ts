import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import type { PassedHead } from '@/lib/ingest/store-heads'
import { fileAt, listInputs } from '@/lib/sources/list-inputs'
import { openInput } from '@/lib/sources/open-input'
import type { Mails } from '@/lib/sources/raw-mail'
import { importInput, importOpen, type Listener, type Outcome, storePassed } from './import-input'
import { readerHere } from './reader-here'

const folder = mkdtempSync(join(tmpdir(), 'iolore-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const mail = (name: string, body: string): string =>
  `From ann@example.org Mon Jan 24 22:57:13 2011\nFrom: Ann Poe <ann@example.org>\nSubject: ${name}\nMessage-ID: <${name}@example.org>\n\n${body}\n\n`

const result = (name: string, figure: number): string =>
  mail(name, `on this box:\n\nEXT2 ${figure} Mbps @ 44 clients\nEXT3 660 Mbps @ 44 clients`)

/** What an import of a path says: mails read, those with results, and a line for each event. */
async function importPath(path: string, archive: TemporaryArchive['archive'] | null = opened.archive) {
  const events: string[] = []
  const listener: Listener = {
    progress: () => undefined,
    stored: ({ at, status, runs }) => events.push(`${at}: ${status}, ${runs}`),
    dropped: (at, why) => events.push(`${at}: ${why}`),
    failed: (at, messageId, why) => events.push(`${at}: ${messageId} failed: ${why}`),
  }
  const passed: PassedHead[] = []
  let [mails, results] = [0, 0]
  for (const input of listInputs(path)) {
    const state = await importInput(input, { archive, pool: readerHere, listener, passed })
    mails += state.mails
    results += state.results
  }
  if (archive !== null) await storePassed(archive, passed)
  return { mails, results, events }
}

const NO_LISTENER: Listener = {
  progress: () => undefined,
  stored: () => undefined,
  dropped: () => undefined,
  failed: () => undefined,
}

const options = () => ({ archive: opened.archive, pool: readerHere, listener: NO_LISTENER, passed: [] })

const openFile = (path: string) => openInput(fileAt(path))

/** What an import of one file came to. */
const importWhole = (path: string): Promise<Outcome> => importInput(fileAt(path), options())

async function headsOf({ archive }: TemporaryArchive) {
  const heads = await archive.head.findMany({ orderBy: { messageId: 'asc' } })
  return heads.map(({ messageId, position }) => [messageId, position])
}

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('an mbox is read on from where it was left', async () => {
  const path = file('grows.mbox', result('one', 770) + mail('two', 'nothing'))
  expect(await importPath(path)).toEqual({ mails: 2, results: 1, events: ['byte 0: new, 2'] })
  expect(await importPath(path)).toEqual({ mails: 0, results: 0, events: [] })
  const at = (result('one', 770) + mail('two', 'nothing')).length
  appendFileSync(path, result('three', 780))
  expect(await importPath(path)).toEqual({ mails: 1, results: 1, events: [`byte ${at}: new, 2`] })
  expect(await opened.archive.source.findMany({ select: { mails: true, results: true } })).toEqual([
    { mails: 3, results: 2 },
  ])
})

test('what was read before is known, and when', async () => {
  const path = file('again.mbox', result('one', 770) + mail('two', 'nothing'))
  expect(await importWhole(path)).toEqual({ mails: 2, results: 1, meanwhile: 0, earlier: null })
  const earlier = { cursor: expect.any(String), mails: 2, updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }
  expect(await importWhole(path)).toEqual({ mails: 0, results: 0, meanwhile: 0, earlier })
})

test('of two imports at once each mail is counted by the one that came first', async () => {
  const half = result('one', 770) + mail('two', 'nothing')
  const path = file('twice.mbox', half + result('three', 780) + mail('four', 'nothing'))
  const [slow, fast] = [await openFile(path), await openFile(path)]
  const firstHalf = async function* (): Mails {
    for await (const one of fast.mails(null))
      if (one.at === `byte ${half.length}`) return
      else yield one
  }
  const overtaken = async function* (): Mails {
    for await (const one of slow.mails(null)) {
      yield one
      if (one.at === 'byte 0') await importOpen({ ...fast, mails: firstHalf }, options())
    }
  }
  const outcome = await importOpen({ ...slow, mails: overtaken }, options())
  expect(outcome).toEqual({ mails: 2, results: 1, meanwhile: 2, earlier: null })
  expect(await opened.archive.source.findMany({ select: { mails: true, results: true } })).toEqual([
    { mails: 4, results: 2 },
  ])
  expect(await headsOf(opened)).toEqual([
    ['four@example.org', 4],
    ['two@example.org', 2],
  ])
  expect(await importWhole(path)).toMatchObject({ mails: 0 })
})

test('where the heads stand does not depend on how their source was read', async () => {
  const all = [mail('1', 'x'), result('2', 770), mail('3', 'x'), mail('4', 'x'), mail('5', 'x')]
  await importPath(file('whole.mbox', all.join('')))
  const whole = await headsOf(opened)
  await opened.archive.head.deleteMany()
  const path = file('parts.mbox', '')
  for (const one of all) {
    appendFileSync(path, one)
    await importPath(path)
  }
  expect(await headsOf(opened)).toEqual(whole)
  expect(whole).toEqual([1, 3, 4, 5].map((at) => [`${at}@example.org`, at]))
})

test('an mbox that was written anew under the same beginning is read from its beginning', async () => {
  const path = file('anew.mbox', result('one', 770) + mail('two', 'nothing'))
  await importPath(path)
  writeFileSync(path, result('one', 770) + mail('other', 'nothing at all, at length') + result('three', 780))
  expect((await importPath(path)).events).toContainEqual(expect.stringContaining('new, 2'))
  expect(await opened.archive.message.count()).toBe(2)
})

test('a packed mbox is read on from where it was left, too', async () => {
  const text = result('one', 770) + result('two', 780)
  expect(await importPath(file('list.mbox.gz', gzipSync(text)))).toMatchObject({ mails: 2, results: 2 })
  expect(await importPath(file('list.mbox.gz', gzipSync(text + result('three', 790))))).toMatchObject({ mails: 1 })
  expect(await importPath(file('list.mbox.gz', gzipSync(text)))).toMatchObject({ mails: 2 })
})

test('another mbox that begins with the same mail is another one, also where it is shorter', async () => {
  await importPath(file('long.mbox', result('one', 770) + mail('two', 'nothing'.repeat(99))))
  expect(await importPath(file('short.mbox', result('one', 770) + result('three', 780)))).toMatchObject({ mails: 2 })
  writeFileSync(join(folder, 'long.mbox'), result('one', 770) + result('four', 790))
  expect(await importPath(join(folder, 'long.mbox'))).toMatchObject({ mails: 2, results: 2 })
  expect(await opened.archive.message.count()).toBe(3)
})

test('what stands before the place where an input breaks off is stored', async () => {
  const path = file('large.mbox.gz', gzipSync(result('one', 770) + mail('two', 'nothing\n'.repeat(50_000))))
  vi.stubEnv('IOLORE_MAX_UNPACKED', '100000')
  try {
    await expect(importPath(path)).rejects.toThrow('unpacks to more than 100 kB')
  } finally {
    vi.unstubAllEnvs()
  }
  expect(await opened.archive.message.count()).toBe(1)
})

test('a message that is there already stays as it is', async () => {
  await importPath(file('first.mbox', result('one', 770)))
  const { events } = await importPath(file('second.mbox', mail('zero', 'nothing') + result('one', 770)))
  expect(events).toEqual([expect.stringContaining('known, 2')])
})

test('a folder with files in folders, a Maildir among them', async () => {
  const { mkdirSync } = await import('node:fs')
  for (const name of ['tree', 'tree/box', 'tree/box/cur', 'tree/box/new', 'tree/box/tmp']) mkdirSync(join(folder, name))
  file('tree/a.txt', result('one', 770).replace(/^From .*\n/, ''))
  file('tree/.hidden', result('hidden', 770))
  file('tree/box/cur/1:2,S', result('two', 780).replace(/^From .*\n/, ''))
  file('tree/box/new/2', mail('three', 'nothing'))
  file('tree/box/tmp/3', result('under way', 790))
  expect(await importPath(join(folder, 'tree'))).toMatchObject({ mails: 3, results: 2 })
})

test('a dry run stores nothing', async () => {
  const path = file('dry.mbox', result('one', 770) + result('two', 780))
  expect(await importPath(path, null)).toEqual({ mails: 2, results: 2, events: [] })
  expect(await opened.archive.message.count()).toBe(0)
})

test.each([
  ['missing', 'no such file'],
  ['', 'this folder holds no file'],
])('%j: words', async (name, words) => {
  const place = mkdtempSync(join(folder, 'empty-'))
  await expect(importPath(join(place, name))).rejects.toThrow(words)
})

test('what is no mail and too long for one is not read', async () => {
  await expect(importPath(file('long.txt', Buffer.alloc(26_000_000, 'x\n')))).rejects.toThrow('and no mbox')
})
