import { looksBinary } from './binary'
import type { Top } from './read-top-of'

const STATED = /^content-transfer-encoding:[ \t]*(base64|quoted-printable)/gim

/**
 * What is encoded of a mail's body, decoded to bytes and no further: a quick look, without the care of readMime. What is no text and does not
 * call itself one is left out.
 */
export function* decodedParts(body: Uint8Array, { type, encoding }: Top): Generator<Uint8Array> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (!/^(?:multipart|message)\//.test(type)) {
    const stated = /^(?:base64|quoted-printable)/.exec(encoding)?.[0]
    if (stated !== undefined) yield decode(bytes, stated)
  }
  const text = bytes.toString('latin1')
  for (const { index, 1: stated = '' } of text.matchAll(STATED)) {
    const head = /\n\r?\n/g
    head.lastIndex = index
    const first = head.exec(text) === null ? text.length : head.lastIndex
    const end = text.indexOf('\n--', first)
    const part = decode(bytes.subarray(first, end < 0 ? text.length : end), stated.toLowerCase())
    const fields = text.slice(text.lastIndexOf('\n--', index) + 1, first)
    if (/^content-type:[ \t]*text\//im.test(fields) || !looksBinary(part)) yield part
  }
}

const decode = (bytes: Buffer, encoding: string): Uint8Array =>
  encoding === 'base64' ? Buffer.from(bytes.toString('latin1'), 'base64') : withoutQuoting(bytes)

const EQUALS = 61
const LINE_FEED = 10

/** Quoted-printable (RFC 2045, 6.7): `=3D` is a byte, `=` at the end of a line joins it to the next. What is neither stays. */
export function withoutQuoting(bytes: Uint8Array): Uint8Array {
  const decoded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0
    if (byte === EQUALS) {
      const code = 16 * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2])
      if (code >= 0) {
        byte = code
        at += 2
      } else {
        const end = endOfBlanks(bytes, at + 1)
        if (bytes[end] === LINE_FEED) {
          at = end
          continue
        }
      }
    }
    decoded[length++] = byte
  }
  return decoded.subarray(0, length)
}

/** Of a hexadecimal digit; of anything else less than any two digits can make up for. */
function digitOf(code = 0): number {
  if (code >= 48 && code <= 57) return code - 48
  const small = code | 32
  return small >= 97 && small <= 102 ? small - 87 : -4096
}

/** Blanks that a mailer put behind a soft line end, and its carriage return. */
function endOfBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at - from < 10 && (bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 13)) at++
  return at
}
