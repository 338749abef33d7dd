import { readMime } from './read-mime'

/** RFC 2045, 6.7: no encoded line is longer. */
const LONGEST = 76
/** A soft break stands at the end of a line that was full, or nearly. */
const FULL = 60
const NOT_ENCODED = /=(?![0-9A-F]{2}|$)/

/**
 * Whether lines whose header is lost are quoted-printable still: two lines at least break softly, no line is longer than
 * encoding makes them, and every `=` is a code or the end of its line. `data=writeback` alone rules it out.
 */
export function isQuotedPrintable(lines: readonly string[]): boolean {
  let soft = 0
  for (const line of lines) {
    const equals = line.indexOf('=')
    if (line.length > LONGEST) return false
    if (equals < 0) continue
    if (NOT_ENCODED.test(line)) return false
    if (line.length >= FULL && line.endsWith('=')) soft++
  }
  return soft >= 2
}

/** The lines decoded; null where that fails. */
export const readQuotedPrintable = (lines: readonly string[]): Promise<string | null> =>
  readMime(
    `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${lines.join('\n')}`,
  )
