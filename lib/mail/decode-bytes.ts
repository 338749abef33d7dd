/**
 * Bytes as one string. Mail of the nineties declares one charset and holds another, and a page or an mbox holds several:
 * so valid UTF-8 is UTF-8 whatever the header says, and what is not is decoded part by part, with the charset that the
 * part declares where it fits and with windows-1252 (every byte means something in it) where not. Never throws.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const whole = decodeUtf16(bytes) ?? decodeStrictly(bytes, 'utf-8')
  if (whole !== null) return whole
  let declared: string | null = null
  let text = ''
  for (const part of parts(bytes)) {
    // A dashed line that is no boundary starts a part too: what was declared last goes on to hold.
    declared = declaredIn(part) ?? declared
    text +=
      decodeStrictly(part, 'utf-8') ?? (declared === null ? null : decodeStrictly(part, declared)) ?? lenient(part)
  }
  return text
}

function decodeUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return null
}

const declaredIn = (part: Uint8Array) => DECLARED.exec(latin1(part.subarray(0, 65536)))?.[1] ?? null

const lenient = (part: Uint8Array) => new TextDecoder('windows-1252').decode(part)

const DECLARED = /^[Cc]ontent-[Tt]ype:(?:[^\n]|\n[ \t]){0,500}?charset="?([\w.:-]{1,40})/m

/** null where the charset is unknown or the bytes are none of it. */
function decodeStrictly(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** Cut before every line that starts with `--` (a part of a multipart) or `From ` (a message of an mbox). */
function parts(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  let start = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (!startsPart(bytes, at + 1)) continue
    found.push(bytes.subarray(start, at + 1))
    start = at + 1
  }
  found.push(bytes.subarray(start))
  return found
}

const FROM = [0x46, 0x72, 0x6f, 0x6d, 0x20]

function startsPart(bytes: Uint8Array, at: number): boolean {
  // `-- ` is a signature: it has no charset of its own.
  if (bytes[at] === 0x2d && bytes[at + 1] === 0x2d) return (bytes[at + 2] ?? 10) > 32
  return FROM.every((code, i) => bytes[at + i] === code)
}
