import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sizeText } from '@/lib/http/limits'
import type { Packer } from './packer-of'
import { SourceError } from './raw-mail'

/** Unpacked bytes of one input, unless IOLORE_MAX_UNPACKED says otherwise: a small file may unpack to any size. */
export const DEFAULT_MAX_UNPACKED = 8_000_000_000

export function maxUnpacked(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const stated = Number(env.IOLORE_MAX_UNPACKED)
  return Number.isSafeInteger(stated) && stated > 0 ? stated : DEFAULT_MAX_UNPACKED
}

/** The bytes as they were before packing. Throws a SourceError for damaged ones, for more than `limit`, and where the program is missing. */
export async function* unpack(
  packed: AsyncIterable<Uint8Array>,
  packer: Packer,
  limit = maxUnpacked(),
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const piece of packer.command === null ? gunzip(packed) : through(packer.command, packed)) {
      size += piece.length
      if (size > limit)
        throw new SourceError(
          `unpacks to more than ${sizeText(limit)}: not read further. IOLORE_MAX_UNPACKED sets the limit, in bytes`,
        )
      yield piece
    }
  } catch (error) {
    if (error instanceof SourceError) throw error
    throw new SourceError(`damaged: what was packed with ${packer.name} cannot be unpacked (${String(error)})`, {
      cause: error,
    })
  }
}

const gunzip = (packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.from(packed, { objectMode: false }).pipe(createGunzip())

async function* through(command: string, packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const child = spawn(command, ['-dc'], { stdio: ['pipe', 'pipe', 'pipe'] })
  const missing = once(child, 'error').then(() => {
    throw new SourceError(`needs the program ${command} to be unpacked, which is not installed`)
  })
  missing.catch(() => undefined)
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    words += text
  })
  const ended = once(child, 'close')
  // It may end before it has taken everything: then its own words say why.
  child.stdin.on('error', () => undefined)
  const source = Readable.from(packed, { objectMode: false })
  source.on('error', () => child.kill())
  source.pipe(child.stdin)
  try {
    await Promise.race([once(child, 'spawn'), missing])
    yield* child.stdout
    const [code] = await ended
    if (code !== 0) throw new Error(words.trim() || `${command} ended with ${code}`)
  } finally {
    source.destroy()
    child.kill()
  }
}
