import { spawnSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packerOf } from './packer-of'
import { unpack } from './unpack'

const TEXT = 'EXT3 660 Mbps @ 44 clients\n'.repeat(5000)

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000)
}

async function unpacked(bytes: Uint8Array, limit?: number): Promise<string> {
  const packer = packerOf(bytes)
  if (packer === null) throw new Error('not known as packed')
  const parts = []
  for await (const part of unpack(pieces(bytes), packer, limit)) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('gzip, also several members one behind the other', async () => {
  expect(await unpacked(Buffer.concat([gzipSync(TEXT), gzipSync('more')]))).toBe(`${TEXT}more`)
})

/** Two bytes of each are enough to name the program that is missing. */
const MAGIC = { bzip2: 'BZh9', xz: '\xfd7zXZ\0', zstd: '\x28\xb5\x2f\xfd' }

test.each(['bzip2', 'xz', 'zstd'] as const)(
  '%s, through its own program, or a word that it is missing',
  async (name) => {
    const packed = spawnSync(name, ['-c'], { input: TEXT })
    if (packed.error === undefined) expect(await unpacked(packed.stdout)).toBe(TEXT)
    else await expect(unpacked(Buffer.from(MAGIC[name], 'latin1'))).rejects.toThrow(`needs the program ${name}`)
  },
)

test.each([
  ['cut off', gzipSync(TEXT).subarray(0, 100)],
  ['changed', Buffer.concat([gzipSync(TEXT).subarray(0, 60), Buffer.alloc(300, 7)])],
])('what is %s is damaged, in words', async (_, bytes) => {
  await expect(unpacked(bytes)).rejects.toThrow('damaged: what was packed with gzip cannot be unpacked')
})

test('a small file that unpacks to more than the limit is stopped', async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000))
  expect(bomb.length).toBeLessThan(10_000)
  await expect(unpacked(bomb, 1_000_000)).rejects.toThrow('unpacks to more than 1 MB')
})

test('what is not packed', () => {
  expect(packerOf(Buffer.from('From ann'))).toBeNull()
})
