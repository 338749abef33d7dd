import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import { readTopOf } from '@/lib/mail/read-top-of'
import { parse } from '@/lib/parse'
import { isPromising } from './is-promising'

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return textsIn(path)
    return name.endsWith('.txt') ? [path] : []
  })

const FILES = ['lib/formats/fixtures', 'lib/formats/second-source', 'prisma/archive'].flatMap(textsIn)

const HEAD = 'From: Ann Poe <ann@example.org>\nSubject: figures\nMessage-ID: <1@example.org>\nMIME-Version: 1.0\n'

function isPromisingMail(text: string): boolean {
  const mail = Buffer.from(text)
  return isPromising(mail, readTopOf(mail))
}

const hasRuns = async (mail: string): Promise<boolean> =>
  (await parse(mail)).messages.some(({ runs }) => runs.length > 0)

/** Soft line ends in the middle of words and figures, as mailers make them. */
const quotedPrintable = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte === 10
        ? '\n'
        : byte === 61 || byte > 126
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
    )
    .join('')
    .replace(/[^\n]{70}(?<!=.?)(?=[^\n])/g, '$&=\n')

const base64 = (text: string): string => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\n')

/** How the same text comes in a mail. */
const WAYS: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['quoted', (text) => text.replace(/^/gm, '> ')],
  ['quoted without a blank', (text) => text.replace(/^/gm, '>>')],
  ['with a name before each quoted line', (text) => text.replace(/^/gm, 'AP> ')],
  [
    'as quoted-printable',
    (text) =>
      `${HEAD}Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(text)}`,
  ],
  [
    'as base64',
    (text) => `${HEAD}Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64(text)}\n`,
  ],
]

describe.each(WAYS)('%s, what holds a result is let through', (_, inMail) => {
  test.each(FILES)('%s', async (file) => {
    const mail = inMail(readFileSync(file, 'utf8'))
    const lost = (await hasRuns(mail)) && !isPromisingMail(mail)
    expect(lost).toBe(false)
  })
})

test.each([
  ['a question', `${HEAD}\nDoes anybody know why my disk is slow?\n`],
  [
    'a patch',
    `${HEAD}\n--- a/fs/ext3/super.c\n+++ b/fs/ext3/super.c\n@@ -10,7 +10,7 @@\n-\tint a = 1;\n+\tint a = 2;\n`,
  ],
  ['nothing', ''],
])('%s is not read', (_, mail) => {
  expect(isPromisingMail(mail)).toBe(false)
})

test.each(hostilePieces)('%j over and over is looked through in time that grows with it', async (piece) => {
  await expectLinear((length) => `${HEAD}\nx\n${filled(piece, length)}\n`, isPromisingMail)
  await expectLinear((length) => HEAD + filled(`\n${filled(piece, 250)}`, length), isPromisingMail)
})
