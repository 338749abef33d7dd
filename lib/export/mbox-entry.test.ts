import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import { documents } from '@/lib/mail/documents'
import { readMails } from '@/lib/mail/read-mails'
import { splitMbox } from '@/lib/sources/split-mbox'
import { fromEntry, type MessageOfEntry, toEntry } from './mbox-entry'

const message = (raw: string, of: Partial<MessageOfEntry> = {}): MessageOfEntry => ({
  ...{ messageId: null, subject: null, author: null, date: null, raw },
  ...of,
})

const textOf = (raw: string, of: Partial<MessageOfEntry> = {}): string => toEntry(message(raw, of)).bytes.toString()

/** As a message comes back from an mbox in which it is not alone. */
function comeBack(raw: string): string {
  const { bytes, place } = toEntry(message(raw))
  const all = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('From behind')])
  return fromEntry(all.subarray(6, 6 + place.bytes), place)
}

const HEAD = 'From: Ann Poe <ann@example.org>\nSubject: stripes\n\n'
const FROM = 'From ann@example.org Mon Jan 24 22:57:13 2011\n'

describe('raw text comes back to the last byte', () => {
  test.each([
    ['pasted text', 'EXT3 660 Mbps @ 44 clients'],
    ['a mail', `${HEAD}660 Mbps\n`],
    ['a mail of an mbox', `${FROM}${HEAD}660 Mbps\n\n`],
    ['lines that begin with From', `${HEAD}From here\n>From there\n>>From where\nFrom`],
    ['a text that begins with From', 'From what I see it is slow'],
    ['CRLF', `${FROM}${HEAD}660\n`.replaceAll('\n', '\r\n')],
    ['lone CRs', `${HEAD}10 %\r20 %\rFrom \r>From `],
    ['no end of the last line', `${HEAD}660`],
    ['many ends', `${HEAD}660\n\n\n\n`],
    ['a byte order mark', `\ufeff${HEAD}660`],
    ['NUL and other controls', `${HEAD}\0\x1b[31m\u2028\u0085`],
    ['nothing', ''],
    ...Object.entries(documents),
  ])('%s', (_, raw) => {
    expect(comeBack(raw)).toBe(raw)
  })

  test('of any kind', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\n', '\r\n', '\r', 'From ', '>From ', FROM, HEAD, '\ufeff', 'ö', 'ł'),
      fc
        .constantFrom('utf-8', 'iso-8859-1', 'koi8-r', 'gb2312', 'utf-16le', 'none')
        .map((charset) => `Content-Type: text/plain; charset=${charset}\n`),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(comeBack(pieces.join(''))).toBe(pieces.join(''))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the mbox is one to other programs', () => {
  test('a mail stands under a line of its own, another From line is marked', () => {
    expect(textOf(`${HEAD}From here\n`, { date: '2011-01-04T22:57:13+01:00' })).toBe(
      `From MAILER-DAEMON Tue Jan  4 21:57:13 2011\n${HEAD}>From here\n\n`,
    )
  })

  test('the line that it came with is its own', () => {
    expect(textOf(`${FROM}${HEAD}660`)).toBe(`${FROM}${HEAD}660\n\n`)
  })

  test('a text without a header gets one of what is known', () => {
    const known = {
      messageId: '1@example.org',
      subject: 'stripes',
      author: 'Ann "A" Poe',
      date: '2011-01-24T22:57:13+01:00',
    }
    expect(textOf('660 Mbps', known)).toBe(
      [
        'From MAILER-DAEMON Mon Jan 24 21:57:13 2011',
        'From: "Ann \\"A\\" Poe" <unknown@author.invalid>',
        'Subject: stripes',
        'Date: Mon, 24 Jan 2011 22:57:13 +0100',
        'Message-ID: <1@example.org>',
        'Comments: this header is by iolore export, the text came without one',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        '660 Mbps\n\n',
      ].join('\n'),
    )
    expect(textOf('<!doctype html><p>660')).toContain('Content-Type: text/html')
  })

  test('a known thing of several lines adds none', () => {
    expect(textOf('660', { subject: 'a\nBcc: b' })).toContain('\nSubject: a Bcc: b\n')
  })

  test('characters are in the charset that the header states', () => {
    const raw = `Content-Type: text/plain; charset="ISO-8859-1"\n${HEAD}Größe\n`
    const { bytes, place } = toEntry(message(raw))
    expect(place.charset).toBe('iso-8859-1')
    expect(bytes.includes(Buffer.from('Größe', 'latin1'))).toBe(true)
  })

  test('those that it has not are in UTF-8', () => {
    expect(toEntry(message(`Content-Type: text/plain; charset=iso-8859-1\n${HEAD}日本\n`)).place.charset).toBe('utf-8')
  })

  test('an import of the mbox alone finds the same mails', async () => {
    const raws = [documents.headers, documents.plain, `${FROM}${HEAD}From here\n\nFrom there\n`]
    const known = { messageId: '2@example.org', subject: 'two' }
    const mbox = Buffer.concat(raws.map((raw) => toEntry(message(raw, known)).bytes))
    const found = []
    for await (const mail of splitMbox(
      (async function* () {
        yield mbox
      })(),
    ))
      if ('bytes' in mail) found.push(...(await readMails(mail.bytes)))
    expect(found.map(({ messageId, subject }) => [messageId, subject])).toEqual([
      ['1.24@example.org', 'Re: stripes on raid'],
      ['2@example.org', 'two'],
      [null, 'stripes'],
    ])
    expect(found[1]?.text).toBe(documents.plain)
    expect(found[2]?.text).toBe('From here\n\nFrom there')
  })
})

describe('in time that grows with the text', { timeout: 120_000 }, () => {
  test.each([
    '\r',
    '>',
    '\n>',
    '\nFrom ',
    '\n>>>>From ',
    'Content-Type: ',
    'Content-Type: x\n',
    'To: a\n\tb\n',
    'ö',
    ...hostilePieces,
  ])('%j', async (piece) => {
    const long = (length: number): string => filled(piece, length)
    await expectLinear(long, comeBack)
    await expectLinear(
      (length) => `Content-Type: text/plain; charset=koi8-r\n${HEAD}${filled(piece, length)}`,
      comeBack,
    )
    await expectLinear(long, (name) => textOf('660 Mbps', { subject: name, author: name }))
  })
})
