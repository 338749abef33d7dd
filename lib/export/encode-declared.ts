import { decodeBytes } from '@/lib/mail/decode-bytes'

const DECLARED = /^content-type:(?:[^\n]|\n[ \t]){0,500}?charset="?([\w.:-]{1,40})/im

/** A mail's characters as bytes, and the charset that they are in. */
export interface Encoded {
  readonly bytes: Buffer
  readonly charset: string
}

/**
 * A mail in the bytes that its own header speaks of where these are of a charset of one byte a character, so that other programs
 * read it rightly; else in UTF-8.
 */
export function encodeDeclared(mail: string): Encoded {
  const declared = isAscii(mail) ? null : (DECLARED.exec(mail)?.[1]?.toLowerCase() ?? null)
  const bytes = declared === null ? null : encodeSingleBytes(mail, declared)
  if (declared === null || bytes === null || !isReadAs(mail, bytes, declared))
    return { bytes: Buffer.from(mail), charset: 'utf-8' }
  return { bytes, charset: declared }
}

/** The way back. A byte order mark is a character of the text. */
export const decodeAs = (bytes: Uint8Array, charset: string): string =>
  new TextDecoder(charset, { ignoreBOM: true }).decode(bytes)

export function isCharset(name: string): boolean {
  try {
    return new TextDecoder(name) !== null
  } catch {
    return false
  }
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

const isReadAs = (mail: string, bytes: Buffer, charset: string): boolean =>
  decodeAs(bytes, charset) === mail && decodeBytes(bytes) === mail

/** null: the charset is unknown, of several bytes a character, or has not all of these characters. */
function encodeSingleBytes(text: string, charset: string): Buffer | null {
  const byteOf = bytesByCharacter(charset)
  if (byteOf === null) return null
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at++) {
    const byte = byteOf.get(text.charCodeAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

function bytesByCharacter(charset: string): ReadonlyMap<number, number> | null {
  if (!isCharset(charset)) return null
  const decoder = new TextDecoder(charset)
  const all = Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const)
  return new Map(all.flatMap(([text, byte]) => (text.length === 1 ? [[text.charCodeAt(0), byte]] : [])))
}
