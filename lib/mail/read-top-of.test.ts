import { expect, test } from 'vitest'
import { NO_HEAD } from './headers'
import { readMails } from './read-mails'
import { readTopOf } from './read-top-of'

const HEAD = `From: Ann Poe <ann@example.org>
Subject: =?iso-8859-1?Q?Gr=F6=DFe?= of
 the log
Message-ID: <3@example.org>
In-Reply-To: Ben Low's message of "Mon, 3 Sep 2001" <2@example.org>
References: <1@example.org>
\t<2@example.org>
Date: Tue, 4 Sep 2001 10:00:00 +0200
`

const READ = {
  messageId: '3@example.org',
  subject: 'Größe of the log',
  from: 'Ann Poe',
  date: '2001-09-04T10:00:00+02:00',
  references: ['1@example.org', '2@example.org'],
}

test.each([
  ['a mail', `${HEAD}\nSubject: not this one\n`],
  ['under the line of an mbox', `From ann@example.org Tue Sep  4 08:00:00 2001\n${HEAD}\nbody\n`],
  ['with the line ends of the network', `${HEAD}\nbody\n`.replaceAll('\n', '\r\n')],
  ['below blank lines', `\n\n${HEAD}\nbody\n`],
  ['without a body', HEAD],
])('%s', async (_, mail) => {
  expect(readTopOf(Buffer.from(mail)).head).toEqual(READ)
  expect(await readMails(mail)).toMatchObject([READ])
})

test.each([
  ['nothing', ''],
  ['blank lines', '\n \n'],
  ['text', 'no head: at all\nhere\n'],
])('%s has none', (_, text) => {
  expect(readTopOf(Buffer.from(text)).head).toEqual(NO_HEAD)
})

test('in the charset that it declares', () => {
  const head = `Content-Type: text/plain; charset=koi8-r\nFrom: \xe1\xce\xce\xc1\nSubject: x\nMessage-ID: <1@example.org>\n\n`
  expect(readTopOf(Buffer.from(head, 'latin1')).head.from).toBe('Анна')
})

test('of a very long thread the beginning and the end', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `${at}@example.org`)
  const mail = `From: a@example.org\nSubject: x\nReferences: ${ids.map((id) => `<${id}>`).join('\n ')}\n\nx`
  expect(readTopOf(Buffer.from(mail)).head.references).toEqual(['0@example.org', ...ids.slice(-99)])
})
