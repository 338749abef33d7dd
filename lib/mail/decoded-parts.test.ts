import { expect, test } from 'vitest'
import { decodedParts, withoutQuoting } from './decoded-parts'
import { readTopOf } from './read-top-of'

const HEAD = 'From: Ann Poe <ann@example.org>\nSubject: figures\n'

function partsOf(mail: string): readonly string[] {
  const bytes = Buffer.from(mail, 'latin1')
  const top = readTopOf(bytes)
  return [...decodedParts(bytes.subarray(top.end), top)].map((part) => Buffer.from(part).toString().trim())
}

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64')

test.each([
  ['base64', `Content-Transfer-Encoding: base64\n\n${base64('12 MB/s')}\n`, ['12 MB/s']],
  ['quoted-printable', 'Content-Transfer-Encoding: Quoted-Printable\n\n12 M=\nB/s =C2=B5=\r\ns', ['12 MB/s µs']],
  ['7bit', 'Content-Transfer-Encoding: 7bit\n\n12 MB/s', []],
  ['nothing', '\n12 MB/s', []],
])('a body that says it is %s', (_, rest, parts) => {
  expect(partsOf(HEAD + rest)).toEqual(parts)
})

const multipart = (...parts: readonly string[]): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=x\n\n${parts.map((part) => `--x\n${part}\n`).join('')}--x--\n`

test('the parts of a body that are encoded, without what is no text', () => {
  const image = base64(new Uint8Array(600))
  const mail = multipart(
    'Content-Type: text/plain\n\nas it is',
    `Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n${base64('12 MB/s')}`,
    `Content-Transfer-Encoding: base64\nContent-Type: image/png\n\n${image}`,
    `Content-Transfer-Encoding: base64\nContent-Type: application/octet-stream; name=log.txt\n\n${base64('log')}`,
    `content-transfer-encoding: quoted-printable\n\na =3D b`,
    `Content-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n\r\n${image}`,
  )
  expect(partsOf(mail)).toEqual(['12 MB/s', 'log', 'a = b', '\0'.repeat(600)])
})

test('what is neither a code nor a soft line end stays', () => {
  const text = 'a = b =ZZ =4 =\nc=3d= \t\nd='
  expect(Buffer.from(withoutQuoting(Buffer.from(text))).toString()).toBe('a = b =ZZ =4 c=d=')
})
