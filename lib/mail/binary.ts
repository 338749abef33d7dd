/** How much of the input is looked at: a binary file shows itself in its first blocks. */
const LOOKED_AT = 65536

/** C0 controls that text does hold: tab, line feed, form feed, carriage return, backspace (old progress lines), escape (colours, ISO-2022). */
const TEXT_CONTROLS = new Set([8, 9, 10, 12, 13, 27])

/**
 * Whether an input is no text: an image, an archive, a database. Mail with a broken charset is text. UTF-16 with its
 * byte order mark is text too, though every second byte of it is 0.
 */
export function looksBinary(input: string | Uint8Array): boolean {
  const length = Math.min(input.length, LOOKED_AT)
  if (typeof input !== 'string' && isUtf16(input)) return false
  const at = typeof input === 'string' ? (i: number) => input.charCodeAt(i) : (i: number) => input[i] ?? 0
  let nuls = 0
  let controls = 0
  for (let i = 0; i < length; i++) {
    const code = at(i)
    if (code === 0) nuls++
    else if (code === 0xfffd || (code < 32 && !TEXT_CONTROLS.has(code))) controls++
  }
  // One stray NUL is a damaged mail; a file of records has them by the dozen.
  return nuls * 256 > length || (nuls + controls) * 20 > length
}

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
