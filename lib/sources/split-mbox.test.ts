import { expect, test } from 'vitest'
import { isMail } from './raw-mail'
import { splitMbox, startsMbox } from './split-mbox'

const FROM = 'From ann@example.org Mon Jan 24 22:57:13 2011'
const mail = (name: string, body: string): string =>
  `${FROM}\nSubject: ${name}\nMessage-ID: <${name}@example.org>\n\n${body}`

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function split(text: string, size = 1 << 20, longest?: number): Promise<readonly string[]> {
  const mails = []
  for await (const one of splitMbox(inPieces(text, size), 0, longest))
    mails.push(isMail(one) ? Buffer.from(one.bytes).toString() : `(${one.dropped}, ${one.at})`)
  return mails
}

test.each([
  ['mails', [mail('a', 'one\n\n'), mail('b', 'two\n')]],
  [
    'a line of a body that begins with From',
    [mail('a', 'so:\n\nFrom here on it is slow in 2011, at 10:00\nfields: none\n\n'), mail('b', 'two')],
  ],
  ['no blank line between two mails', [mail('a', 'one\n'), mail('b', 'two\n')]],
  ['line ends of DOS', [mail('a', 'one\n\n').replaceAll('\n', '\r\n'), mail('b', 'two\n').replaceAll('\n', '\r\n')]],
  [
    'an archive’s way to hide addresses',
    [mail('a', 'one\n\n').replace('ann@example.org', 'ann at example.org '), mail('b', 'two\n')],
  ],
  ['one mail alone', [mail('a', '')]],
])('%s, in pieces of any size', async (_, mails) => {
  for (const size of [1, 7, 64, 601, 1 << 20]) expect(await split(mails.join(''), size)).toEqual(mails)
})

test.each([
  ['mboxo', '>From ann\n', 'From ann\n'],
  ['mboxrd', '>>From ann\n>From bob\n', '>From ann\nFrom bob\n'],
  ['a quotation stays one', '> From ann\n', '> From ann\n'],
])('%s gives back its From', async (_, stored, read) => {
  expect(await split(mail('a', stored))).toEqual([mail('a', read)])
})

test('what is too long for a mail is left out, and the next one read', async () => {
  const long = mail('a', 'x'.repeat(40_000))
  const mails = [mail('b', 'one\n\n'), `${long}\n`, mail('c', 'two\n')]
  for (const size of [100, 1 << 20])
    expect(await split(mails.join(''), size, 5000)).toEqual([
      mails[0],
      `(longer than a mail: 40.1 kB, byte ${mails[0]?.length})`,
      mails[2],
    ])
})

test('the cursor of a mail is where the next one begins', async () => {
  const text = mail('a', 'one\n\n') + mail('b', 'two\n')
  const [first] = [await splitMbox(inPieces(text, 50)).next()].map(({ value }) => value)
  const start = Number(first.cursor)
  const rest = splitMbox(inPieces(text.slice(start), 50), start)
  expect(await rest.next()).toMatchObject({ value: { at: `byte ${start}`, cursor: String(text.length) } })
  expect(await rest.next()).toMatchObject({ done: true })
})

test.each([
  [mail('a', ''), true],
  ['From here on it is slow.\nSubject: none\n', false],
  ['Subject: a\n\nFrom ann', false],
  ['', false],
])('%j begins an mbox: %s', (text, is) => {
  expect(startsMbox(Buffer.from(text))).toBe(is)
})
