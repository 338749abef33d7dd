import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { readerHere } from '@/lib/import/reader-here'
import type { ReaderPool } from '@/lib/import/reader-pool'
import { getImport } from '@/lib/queries/imports/get-import'
import { cancelUpload } from './cancel-upload'
import { folderOf, importsFolder } from './imports-folder'
import { readUpload } from './read-upload'
import { sweepImports } from './sweep-imports'
import { takeUpload } from './take-upload'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
  vi.stubEnv('IOLORE_DB', opened.path)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await opened.remove()
})

const mail = (name: string, body: string): string =>
  `From ann@example.org Mon Jan 24 22:57:13 2011\nFrom: Ann Poe <ann@example.org>\nSubject: ${name}\nMessage-ID: <${name}@example.org>\n\n${body}\n\n`
const result = (n: number): string =>
  mail(`result-${n}`, `EXT2 ${700 + n} Mbps @ 44 clients\nEXT3 660 Mbps @ 44 clients`)

/** Three thousand mails: every tenth has two runs. */
const LIST = Array.from({ length: 3000 }, (_, n) => (n % 10 === 0 ? result(n) : mail(`mail-${n}`, 'nothing'))).join('')

type Sent = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>

function send(files: Sent) {
  const body = new FormData()
  for (const [name, content] of Object.entries(files)) body.append('file', new File([content], name))
  const request = new Request('http://archive.example.org/', { method: 'POST', body })
  return takeUpload(opened.archive, request, 10_000_000)
}

async function sendAndRead(files: Sent, pool: ReaderPool = readerHere) {
  const { id } = await send(files)
  await readUpload(opened.archive, id, pool)
  return getImport(opened.archive, id)
}

/** Does something else before its n-th batch. */
const before = (n: number, act: () => Promise<void> | void): ReaderPool => {
  let batches = 0
  return {
    ...readerHere,
    async read(batch) {
      if (++batches === n) await act()
      return readerHere.read(batch)
    },
  }
}

const tables = async () => ({
  messages: await opened.archive.message.count(),
  sources: await opened.archive.source.count(),
  waiting: await opened.archive.head.count({ where: { source: { not: null } } }),
})

test('an mbox is read, counted and taken away', async () => {
  const read = await sendAndRead({ 'list.mbox': LIST })
  expect(read).toMatchObject({
    ...{ name: 'list.mbox', files: 1, size: LIST.length, state: 'done', share: 1 },
    ...{ mails: 3000, results: 300, added: 300, runs: 600, known: 0, dropped: 0, failed: 0, troubles: [] },
  })
  expect(await tables()).toEqual({ messages: 300, sources: 0, waiting: 0 })
  expect(existsSync(folderOf(read?.id ?? ''))).toBe(false)
})

test('a reader that broke off is followed by one that goes on: nothing is counted twice', async () => {
  const { id } = await send({ 'list.mbox.gz': new Uint8Array(gzipSync(LIST)), 'one.eml': result(3000) })
  const dies = before(25, () => {
    throw new Error('killed')
  })
  await expect(readUpload(opened.archive, id, dies)).rejects.toThrow('killed')
  const broken = await getImport(opened.archive, id)
  expect(broken?.state).toBe('reading')
  expect(broken?.mails).toBeGreaterThan(0)
  expect(broken?.mails).toBeLessThan(3000)
  await readUpload(opened.archive, id, readerHere)
  expect(await getImport(opened.archive, id)).toMatchObject({
    ...{ state: 'done', mails: 3001, results: 301, added: 301, runs: 602, known: 0 },
  })
})

test('a reader whose import another one has taken over stores nothing more', async () => {
  const { id } = await send({ 'list.mbox': LIST })
  // The first reader may end as soon as it is refused, before the second one has come to its end.
  let second: Promise<void> | undefined
  await readUpload(
    opened.archive,
    id,
    before(25, () => {
      second = readUpload(opened.archive, id, readerHere)
      return second
    }),
  )
  await second
  expect(await getImport(opened.archive, id)).toMatchObject({ state: 'done', mails: 3000, added: 300, known: 0 })
})

test('what is cancelled keeps what was stored and takes the files away; sent again it is read, and known', async () => {
  const { id } = await send({ 'list.mbox': LIST })
  let cancelling: Promise<boolean> | undefined
  await readUpload(
    opened.archive,
    id,
    before(25, async () => {
      cancelling = cancelUpload(opened.archive, id)
      await cancelling
    }),
  )
  expect(await cancelling).toBe(true)
  const cancelled = await getImport(opened.archive, id)
  expect(cancelled).toMatchObject({ state: 'cancelled', failed: 0 })
  expect(cancelled?.added).toBeGreaterThan(0)
  expect(await tables()).toEqual({ messages: cancelled?.added, sources: 0, waiting: 0 })
  expect(existsSync(folderOf(id))).toBe(false)
  expect(await cancelUpload(opened.archive, id)).toBe(false)
  const again = await sendAndRead({ 'list.mbox': LIST })
  expect(again).toMatchObject({
    state: 'done',
    mails: 3000,
    known: cancelled?.added,
    added: 300 - (cancelled?.added ?? 0),
  })
})

test('the same files again, under another name, are known and not read', async () => {
  const first = await send({ 'a.eml': result(1) })
  expect(first.status).toBe('new')
  expect(await send({ 'b.eml': result(1) })).toEqual({ id: first.id, status: 'known', cancel: null })
  await readUpload(opened.archive, first.id, readerHere)
  expect(await send({ 'c.eml': result(1) })).toEqual({ id: first.id, status: 'known', cancel: null })
  await cancelUpload(opened.archive, first.id)
  expect(await opened.archive.import.count()).toBe(1)
})

test('of several files each has its say: a binary one, an empty one, a broken one, one of a Maildir', async () => {
  const read = await sendAndRead({
    'disk.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 3, 0xff, 0xfe, 0, 0]),
    'empty.mbox': '',
    'broken.mbox.gz': new Uint8Array(gzipSync(LIST).subarray(0, 5000)),
    '1296511200.M1P1.box:2,S': result(5000).replace(/^From .*\n/, ''),
  })
  expect(read).toMatchObject({ state: 'done', dropped: 2, failed: 1, files: 4 })
  expect(read?.troubles).toEqual([
    { kind: 'dropped', at: 'disk.png', messageId: null, why: 'no mail but a binary file' },
    { kind: 'dropped', at: 'empty.mbox', messageId: null, why: 'empty' },
    { kind: 'failed', at: 'broken.mbox.gz', messageId: null, why: expect.stringContaining('damaged') },
  ])
  expect(read?.added).toBeGreaterThan(1)
})

test('a gzip that unpacks to more than the limit is stopped there', async () => {
  vi.stubEnv('IOLORE_MAX_UNPACKED', '2000000')
  const bomb = gzipSync(result(1) + mail('long', 'x'.repeat(60).concat('\n').repeat(100_000)))
  const read = await sendAndRead({ 'bomb.mbox.gz': new Uint8Array(bomb) })
  expect(read).toMatchObject({ state: 'done', failed: 1 })
  expect(read?.troubles[0]?.why).toMatch(/^unpacks to more than 2 MB: not read further/)
})

test('a text without any mail in it is read and holds nothing', async () => {
  expect(await sendAndRead({ 'shopping.txt': 'bread\nmilk\n' })).toMatchObject({ mails: 1, results: 0, added: 0 })
})

test('files that are gone are said to be gone', async () => {
  const { id } = await send({ 'list.mbox': LIST })
  await opened.archive.import.updateMany({ data: { state: 'done' } })
  await sweepImports(opened.archive)
  await opened.archive.import.updateMany({ data: { state: 'waiting' } })
  await readUpload(opened.archive, id, readerHere)
  const read = await getImport(opened.archive, id)
  expect(read).toMatchObject({ state: 'done', mails: 0, failed: 1 })
  expect(read?.troubles[0]?.why).toMatch(/not there any more/)
})

test('a start takes away what never arrived, and leaves what waits', async () => {
  const { id } = await send({ 'list.mbox': LIST })
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        new TextEncoder().encode('--xx\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'),
      ),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' }
  const request = new Request('http://archive.example.org/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  await expect(takeUpload(opened.archive, request, 1000)).rejects.toMatchObject({ code: 'broken_form' })
  expect(existsSync(importsFolder())).toBe(true)
  await sweepImports(opened.archive)
  expect(existsSync(join(folderOf(id), '1'))).toBe(true)
})
