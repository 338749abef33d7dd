import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { readMails } from '@/lib/mail/read-mails'
import { threadMbox } from './thread-mbox'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

async function mboxOf(messageId: string): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of threadMbox(opened.archive, messageId)) parts.push(part)
  return Buffer.concat(parts).toString()
}

const head = (name: string, more: readonly string[] = []): string =>
  [`From: Ann Poe <ann@kestrel.example.org>`, `Subject: ${name}`, `Message-ID: <${name}>`, ...more, '', ''].join('\n')

test('has the mails of the thread in its order, readable again, without addresses', async () => {
  const mails = [
    aMessage('2@x', [aRun([2])], {
      references: ['1@x'],
      date: '2001-09-02',
      raw: `${head('2@x')}From here on it is slow.\n`,
    }),
    aMessage('1@x', [aRun([1])], { date: '2001-09-01', raw: `${head('1@x')}write to ann@kestrel.example.org\n` }),
    aMessage('other@x', [aRun([3])], { raw: head('other@x') }),
  ]
  await ingest(opened.archive, aDocument(...mails), [])
  const mbox = await mboxOf('2@x')
  expect(mbox).not.toContain('kestrel')
  expect(mbox).toContain('\n>From here on it is slow.')
  const read = await readMails(mbox)
  expect(read.map(({ messageId }) => messageId)).toEqual(['1@x', '2@x'])
})

test('a mail that stands alone, encoded: what it says under a head of ours', async () => {
  const raw = head('1@x', ['Content-Transfer-Encoding: base64', 'Content-Type: text/plain'])
  const encoded = `${raw}${Buffer.from('ann@kestrel.example.org').toString('base64')}\n`
  await ingest(
    opened.archive,
    aDocument(aMessage('1@x', [aRun([1])], { raw: encoded, text: 'by ann@kestrel.example.org' })),
    [],
  )
  const mbox = await mboxOf('1@x')
  expect(mbox).not.toContain('kestrel')
  expect(mbox).not.toContain(Buffer.from('kestrel').toString('base64').slice(0, 6))
  expect(mbox).toContain('Message-ID: <1@x>')
  expect(mbox).toContain('by ···@')
})
