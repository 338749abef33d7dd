import { formats } from '@/lib/formats'
import type { Format } from '@/lib/formats/format'
import { readMails } from '@/lib/mail/read-mails'

/** What may stand before a line's own text: quote marks, a supercite name, comment signs. */
const BEFORE = '^(?:[A-Za-z]{0,6}>)?[ \\t>|:#*+-]*'

/** An escape, a class of characters, or the beginning of a line with the blanks behind it. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\^(?:\\s[*+])?/g

/** A format's signature as it stands in a whole mail: each line begins behind its quote marks, and blanks end with it. */
const inMail = ({ source }: RegExp): string =>
  source.replace(TOKEN, (token) => (token.startsWith('^') ? BEFORE : token === '\\s' ? '[^\\S\\n]' : token))

/** A line that may open a block of one of these formats. */
const opens = (some: readonly Format[]): RegExp =>
  new RegExp(some.map(({ signature }) => `(?:${inMail(signature)})`).join('|') || '(?!)', 'm')

const own = formats.filter(({ leftover }) => !leftover)
const OPENS = opens(own.filter(({ longLines }) => longLines !== true))
const OPENS_LONG = opens(own.filter(({ longLines }) => longLines === true))

/** A signature shows itself in the beginning of a line. What is longer may be anything: looking for it there would take the square of its length. */
const LONG_LINE = /([^\n]{300})[^\n]+/g

/** What people type has no layout, but says what it measured: a rate, a time, a latency. Spelled out: with the flag `i` it is ten times slower. */
const MEASURED =
  /[KMGTkmgt]i?[Bb](?:it|yte)?s? ?(?:\/|per|p) ?[Ss]|[KMGkm]bps|[KMGkmg]\/s|[oO]ps\/|OPS|IOPS|iops|hroughput|HROUGHPUT|andwidth|atency|\d ?secs?\b|econds|\d ?ms\b|\d ?s\b|\/sec|clients|engines|elapsed|real\t|\dm\d|(?:[rR]ead|READ|[wW]rite|WRITE)[^\S\n]{0,40}[|:]?[^\S\n]{1,40}\d/

const ENCODED = /^content-transfer-encoding:\s*(?:quoted-printable|base64)/im

/**
 * Whether a mail can hold a result at all, told from its bytes before anything of it is read: most mails of a list hold none, and
 * reading takes many times as long. It may say yes too often, never no to a mail that holds one.
 */
export async function mayHoldResult(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // The bytes of an encoded body, and of UTF-16, say nothing of its words.
  const plain = ENCODED.test(text) || text.includes('\0') ? (await readMails(bytes)).map(({ text }) => text) : [text]
  return plain.some((one) => MEASURED.test(one) || OPENS_LONG.test(one) || OPENS.test(one.replace(LONG_LINE, '$1')))
}
