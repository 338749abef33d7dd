import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documents } from './documents'
import type { Mail } from './line'
import { readMails } from './read-mails'

const heads = (mails: readonly Mail[]) =>
  mails.map(({ messageId, subject, from, date }) => [messageId, subject, from, date])

const shapes: readonly [keyof typeof documents, readonly (readonly (string | null)[])[]][] = [
  ['plain', [[null, null, null, null]]],
  ['headers', [['1.24@example.org', 'Re: stripes on raid', 'Zoë Poe', '2011-01-24T22:57:13+01:00']]],
  [
    'mbox',
    [
      ['1@example.org', 'one', 'Zoe Poe', null],
      ['2@example.org', 'two', 'Ann Poe', null],
    ],
  ],
  ['lorePage', [['1@example.org', 'Re: stripes', 'Ann Poe', '2011-01-24T22:57:13+01:00']]],
  [
    'loreThread',
    [
      [null, '[PATCH] stripes', 'Ann Poe', '2002-09-25T21:05+00:00'],
      [null, 'Re: [PATCH] stripes', 'Bob Roe', '2002-09-26T07:04+00:00'],
    ],
  ],
  ['marc', [['3BB3@example.org', 'Re: stripes', 'Ann Poe', '2001-09-27T23:03:25']]],
  ['mhonarc', [[null, 'Re: stripes', 'Ann Poe', '2001-09-27T16:17:58-07:00']]],
  ['pipermail', [[null, '[fs-list] stripes', 'Ann Poe', '2001-08-30T10:00:00+00:00']]],
  ['lkmlOrg', [[null, 'Re: stripes', 'Ann Poe', '2001-09-27T16:17:58-07:00']]],
  [
    'authorPage',
    [
      [null, 'ext3 stripes', 'Ann Poe', null],
      [null, 'Re: ext3 stripes', 'Bob Roe', null],
    ],
  ],
]

describe('reads the head and the body, and nothing else, of', () => {
  test.each(shapes)('%s', async (name, expected) => {
    const mails = await readMails(documents[name])
    expect(heads(mails)).toEqual(expected)
    for (const { text } of mails)
      expect(text).not.toMatch(/Thread overview|sorted by|prev in list|Last update|Index of/)
    if (name !== 'mbox' && name !== 'authorPage') expect(mails[0]?.text).toBe(documents.plain)
  })

  test.each(shapes)('%s with CR LF', async (name, expected) => {
    const mails = await readMails(documents[name].replaceAll('\n', '\r\n'))
    expect(heads(mails)).toEqual(expected)
    expect(mails.map(({ text }) => text)).toEqual((await readMails(documents[name])).map(({ text }) => text))
  })
})

describe('keeps in one message', () => {
  test.each([
    ['a forwarded original', '\n-------- Original Message --------\nSubject: x\nFrom: Bob <b@example.org>\n\nold'],
    ['a page that it quotes', `\n${documents.lorePage}`],
    ['a sentence that starts with From', '\nFrom here on it is slow.\nSubject: none'],
    ['an author page that it quotes', `\n${documents.authorPage}`],
  ])('%s', async (_, more) => {
    const mails = await readMails(documents.headers + more)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(more.trim().slice(0, 60))
  })

  test.each([
    ['a mark alone on its line', 'Title\n\n[snip]\n\nand on'],
    ['a tag', 'Title\n\n[PATCH]\n\nand on'],
    ['an ellipsis', 'Title\n\n[...]\n\nand on'],
    ['links', 'Title\n\n[flat|nested]\n\nand on'],
    ['two lines before a name', 'Title\nand more\n\n[Ann Poe]\n\nand on'],
    ['one field', 'Subject: x\n\nand on'],
    ['fields that no mail has', 'kernel: 2.4.10\nfs: ext3\n\nand on'],
  ])('text with %s', async (_, text) => {
    const mails = await readMails(text)
    expect(heads(mails)).toEqual([[null, null, null, null]])
    expect(mails[0]?.text).toBe(text)
  })
})

describe('decodes', () => {
  const head = 'From: Ann Poe <ann@example.org>\nSubject: x\nMIME-Version: 1.0\n'
  const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

  test.each([
    [
      'quoted-printable',
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n1=C2=A0K=\nB=3D2',
      '1\u00a0KB=2',
    ],
    [
      'quoted-printable that is no UTF-8',
      'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nK=F6ln',
      'Köln',
    ],
    ['base64', 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nS8O2bG4=', 'Köln'],
    ['8 bits of latin-1', 'Content-Type: text/plain; charset=iso-8859-1\n\nK\xf6ln', 'Köln'],
    ['8 bits of a charset that does not exist', 'Content-Type: text/plain; charset=x-none\n\nK\xf6ln', 'Köln'],
    ['KOI8-R', 'Content-Type: text/plain;\n\tcharset="koi8-r"\n\n\xc4\xc1', 'да'],
    ['UTF-8 that calls itself latin-1', 'Content-Type: text/plain; charset=iso-8859-1\n\nK\xc3\xb6ln', 'Köln'],
    ['ISO-2022-JP', 'Content-Type: text/plain; charset=iso-2022-jp\n\n\x1b$BF|\x1b(B', '日'],
    ['stuffed blanks', 'Content-Type: text/plain; format=flowed\n\n  a \nb', ' a \nb'],
    ['HTML where there is nothing else', 'Content-Type: text/html\n\n<p>a<br>b</p><script>x</script>', 'a\nb'],
    [
      'parts, and text that is attached',
      'Content-Type: multipart/mixed; boundary=z\n\n--z\nContent-Type: text/plain; charset=iso-8859-1\n\nK\xf6ln\n--z\nContent-Type: text/plain; name=a.txt\nContent-Disposition: attachment; filename=a.txt\nContent-Transfer-Encoding: base64\n\nMSAy\n--z\nContent-Type: application/x-bzip2\nContent-Transfer-Encoding: base64\n\nAAAA\n--z--\n',
      'Köln\n\n-- attachment: a.txt --\n1 2',
    ],
    [
      'nothing where the parts are not there',
      'Content-Type: multipart/mixed; boundary=z\n\nas it stands',
      'as it stands',
    ],
  ])('%s', async (_, mail, text) => {
    const [read] = await readMails(bytes(head + mail))
    expect(read?.text).toBe(text)
    expect(read && (await readMails(read.raw))).toEqual([read])
  })

  test('a body whose header is lost', async () => {
    const soft = `${'Version 1.97 '.padEnd(70, '-')}=\n`
    expect((await readMails(`${soft}-\n${soft}-\na =3D 1`))[0]?.text.split('\n')[2]).toBe('a = 1')
    expect((await readMails('rw,logbsize=262144=\nx'))[0]?.text).toBe('rw,logbsize=262144=\nx')
  })

  test('progress that goes back to the start of its line, a line each', async () => {
    expect((await readMails('1%\r50%\r100%\r\nThroughput'))[0]?.text).toBe('1%\n50%\n100%\nThroughput')
  })
})

test('pages after each other, and what stands between them, are all read', async () => {
  const foot = '\nThis is a public inbox, see mirroring instructions\nfor how to clone and mirror all data and code\n\n'
  const pages = [
    documents.loreThread,
    documents.lorePage,
    documents.authorPage,
    documents.lorePage.replaceAll('1@', '7@'),
  ]
  expect(heads(await readMails(pages.join(foot)))).toEqual([
    [null, '[PATCH] stripes', 'Ann Poe', '2002-09-25T21:05+00:00'],
    [null, 'Re: [PATCH] stripes', 'Bob Roe', '2002-09-26T07:04+00:00'],
    ['1@example.org', 'Re: stripes', 'Ann Poe', '2011-01-24T22:57:13+01:00'],
    [null, 'ext3 stripes', 'Ann Poe', null],
    [null, 'Re: ext3 stripes', 'Bob Roe', null],
    ['7@example.org', 'Re: stripes', 'Ann Poe', '2011-01-24T22:57:13+01:00'],
  ])
})

test('nothing in blank text', async () => {
  expect(await readMails(' \n\n')).toEqual([])
  expect(await readMails(new Uint8Array())).toEqual([])
})

test('a page of HTML is read as its text, and its script as nothing', async () => {
  const page = `<!DOCTYPE html><html><head><script>alert(1)</script></head><body><pre>${documents.lorePage
    .replaceAll('<', '&lt;')
    .replaceAll('[thread overview]', '<a href="#r">[thread overview]</a>')}</pre></body></html>`
  const [mail, ...others] = await readMails(page)
  expect(others).toEqual([])
  expect(heads(mail ? [mail] : [])).toEqual([['1@example.org', 'Re: stripes', 'Ann Poe', '2011-01-24T22:57:13+01:00']])
  expect(mail?.text).toBe(documents.plain)
  expect(mail?.raw).toBe(page)
})

test('a page nested beyond all reason is shown as it stands', async () => {
  const page = `<html>${'<b>'.repeat(2000)}x`
  expect((await readMails(page))[0]?.text).toBe(page)
})

test('the marks of a text that is no page stay', async () => {
  const text = 'see <script>alert(1)</script>\n<html> is no mail'
  expect((await readMails(text))[0]?.text).toBe(text)
})

describe('whatever the input', () => {
  const piece = fc.constantFrom(
    ...Object.values(documents).flatMap((document) => document.split('\n')),
    ...Object.values(documents),
    '\r',
    '\u00a0| 1',
    '[Ann Poe]',
    '--x',
    'Content-Type: multipart/mixed; boundary=x',
    'Content-Transfer-Encoding: base64',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('\n')),
  )

  test('each raw part read alone is that one message', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (input) => {
        for (const mail of await readMails(input)) expect(await readMails(mail.raw)).toEqual([mail])
      }),
      { numRuns: 150 },
    )
  }, 30_000)

  test('each line stands in the text where it says', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (input) => {
        for (const mail of await readMails(input)) {
          const texts = mail.text.split('\n')
          const there = mail.lines.map(({ number, offset, text: bare }) =>
            texts[number - 1]?.slice(offset, offset + bare.length).replace(/[\u00a0\u2007\u202f]/g, ' '),
          )
          expect(there).toEqual(mail.lines.map((line) => line.text))
        }
      }),
    )
  }, 30_000)

  test('bytes never throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await readMails(bytes)).length).toBeLessThanOrEqual(bytes.length)
      }),
    )
  }, 30_000)
})
