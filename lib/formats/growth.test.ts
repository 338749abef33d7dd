import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import { readLines } from '@/lib/mail/read-lines'
import { findBlocks, finderOf } from './find-blocks'
import type { Format } from './format'
import { formats } from './index'

const root = fileURLToPath(new URL('fixtures/', import.meta.url))

const textsOf = ({ tool, about }: Format): readonly string[] => [
  about.sample,
  ...readdirSync(root)
    .filter((folder) => folder === tool)
    .flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${root}${folder}/${name}`))
    .filter((path) => path.endsWith('.txt'))
    .map((path) => readFileSync(path, 'utf8')),
]

/** Lines that open a block, one of each shape. */
function openingsOf(format: Format): readonly string[] {
  const lines = textsOf(format).flatMap((text) => readLines(text).map((line) => line.text))
  const opening = lines.filter((text) => format.signature.test(text))
  const shapes = new Map(opening.map((text) => [text.replace(/\d+/g, '0').replace(/\s+/g, ' ').slice(0, 12), text]))
  return [...shapes.values()].slice(0, 2)
}

describe('every format reads in time that grows with its text', { timeout: 120_000 }, () => {
  test.each(formats.map((format) => [format.tool, format] as const))('%s', async (_, format) => {
    const find = finderOf([format])
    const read = (text: string) => find(readLines(text))
    await expectLinear((length) => filled(`${textsOf(format).join('\n')}\n`, length), read)
    for (const opening of openingsOf(format)) {
      await expectLinear((length) => filled(`${opening}\n`, length), read)
      await expectLinear((length) => filled(`${opening}\n\n`, length), read)
      await expectLinear((length) => filled(`${opening}\n> ${opening}\n`, length), read)
      await expectLinear((length) => filled(`${filled(' = ', 1500)}${opening}\n`, length), read)
    }
  })
})

describe('whatever the text, blocks are found in time that grows with it', () => {
  const read = (text: string) => findBlocks(readLines(text))

  test.each(hostilePieces)('%j', async (piece) => {
    await expectLinear((length) => filled(piece, length), read)
    await expectLinear((length) => filled(`${piece.trimEnd()}\n`, length), read)
    await expectLinear((length) => filled(`${filled(piece, 90)}\n`, length), read)
  })
})
