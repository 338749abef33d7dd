import { createHash } from 'node:crypto'
import { createReadStream, realpathSync } from 'node:fs'
import { sizeText } from '@/lib/http/limits'
import { looksBinary } from '@/lib/mail/binary'
import { type Input, inWords } from './list-inputs'
import { packerOf } from './packer-of'
import { readPublicInbox } from './public-inbox'
import { LONGEST_MAIL, type Mails, SourceError } from './raw-mail'
import { splitMbox, startsMbox } from './split-mbox'
import { unpack } from './unpack'

/** An input that is open for reading. */
export interface OpenInput {
  /** what it is known by when it is read again; null: it is read from its beginning each time */
  readonly key: string | null
  /** how much of it was read, 0 to 1, by the bytes of the file as it stands, packed or not; null where nobody knows how long it is */
  share(): number | null
  /** Its mails behind the cursor of an earlier reading; from the beginning where it is null or does not fit any more. Throws a SourceError. */
  mails(after: string | null): Mails
}

/** Enough to see what it is, and to know an mbox again by the head of its first mail. Bytes. */
const HEAD = 4096
const PIECE = 1 << 20

/** Opens what a person named. Throws a SourceError where it cannot be read. */
export async function openInput(input: Input): Promise<OpenInput> {
  const { kind, path, size } = input
  if (kind === 'public-inbox')
    return { key: `public-inbox ${path}`, share: () => null, mails: (after) => readPublicInbox(path, after) }
  if (kind === 'export') throw new SourceError('an export of IOlore, which is read as a whole and not mail by mail')
  const file: OpenFile = { path, size, read: 0 }
  const plain = await unpacked(kind === 'stdin' ? process.stdin : fileAt(file))
  const share = (): number | null => (size === 0 ? null : Math.min(1, file.read / size))
  if (!startsMbox(plain.head)) return { key: null, share, mails: () => wholeOf(plain) }
  const key = kind === 'stdin' ? null : `mbox ${realpathSync(path)} ${hashOf(headOfFirst(plain.head))}`
  return { key, share, mails: (after) => mailsFrom(plain, file, after === null ? 0 : Number(after)) }
}

interface OpenFile {
  readonly path: string
  /** bytes; 0: nobody knows */
  readonly size: number
  /** so many bytes of it were taken */
  read: number
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The header of the first mail: the same however much is put behind it. */
const headOfFirst = (head: Uint8Array): string =>
  Buffer.from(head)
    .toString('latin1')
    .replace(/\r?\n\r?\n[\s\S]*$/, '')

async function* fileAt(file: OpenFile, start = 0): AsyncGenerator<Uint8Array> {
  file.read = start
  try {
    // A pipe has no places: it is read without one.
    const pieces: AsyncIterable<Uint8Array> = createReadStream(file.path, {
      ...(start > 0 ? { start } : {}),
      highWaterMark: PIECE,
    })
    for await (const piece of pieces) {
      file.read += piece.length
      yield piece
    }
  } catch (error) {
    throw inWords(error)
  }
}

/** Bytes whose beginning was looked at. */
interface Begun {
  readonly head: Uint8Array
  readonly packed: boolean
  readonly pieces: AsyncIterable<Uint8Array>
}

async function unpacked(pieces: AsyncIterable<Uint8Array>): Promise<Begun> {
  const raw = await begin(pieces, false)
  const packer = packerOf(raw.head)
  return packer === null ? raw : begin(unpack(raw.pieces, packer), true)
}

async function begin(pieces: AsyncIterable<Uint8Array>, packed: boolean): Promise<Begun> {
  const rest = pieces[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  while (length < HEAD) {
    const { done, value } = await rest.next()
    if (done === true) break
    first.push(value)
    length += value.length
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* first
      for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
    } finally {
      await rest.return?.()
    }
  }
  return { head: Buffer.concat(first).subarray(0, HEAD), packed, pieces: all() }
}

/** An mbox goes on where it was left if a mail begins there, or nothing has come since; else, or if it is shorter now, it is another one. */
async function* mailsFrom(mbox: Begun, file: OpenFile, start: number): Mails {
  const passed = { bytes: 0 }
  const rest =
    start === 0 ? mbox : await begin(mbox.packed ? skip(mbox.pieces, start, passed) : fileAt(file, start), mbox.packed)
  const blank = /^[\r\n]*/.exec(Buffer.from(rest.head).toString('latin1'))?.[0].length ?? 0
  const isWhole = mbox.packed ? passed.bytes >= start : file.size >= start
  const goesOn = start === 0 || (isWhole && (rest.head.length === blank || startsMbox(rest.head.subarray(blank))))
  if (goesOn) yield* splitMbox(rest.pieces, start)
  else yield* splitMbox((await unpacked(fileAt(file))).pieces)
}

async function* skip(
  pieces: AsyncIterable<Uint8Array>,
  bytes: number,
  passed: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const left = bytes - passed.bytes
    passed.bytes += Math.min(piece.length, left)
    if (left < piece.length) yield piece.subarray(left)
  }
}

/** What is no mbox is read as one: a mail, a saved page with a thread, a text. */
async function* wholeOf({ head, pieces }: Begun): Mails {
  const dropped = head.length === 0 ? 'empty' : looksBinary(head) ? 'no mail but a binary file' : null
  if (dropped !== null) {
    yield { dropped, at: '', cursor: '' }
    return
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > LONGEST_MAIL)
      throw new SourceError(`longer than a mail or a saved page can be (${sizeText(LONGEST_MAIL)}), and no mbox`)
    parts.push(piece)
  }
  yield { bytes: Buffer.concat(parts), at: '', cursor: '' }
}
