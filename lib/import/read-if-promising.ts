import { formats } from '@/lib/formats'
import type { Format } from '@/lib/formats/format'
import { decodeBytes } from '@/lib/mail/decode-bytes'
import type { Mail } from '@/lib/mail/line'
import { readMails } from '@/lib/mail/read-mails'
import { mayBeTyped } from './may-be-typed'
import { anyLineFits } from './signature-in-mail'

/** A line that may open a block of one of these formats. */
const opens = (some: readonly Format[]) => anyLineFits(some.map(({ signature }) => signature))

const own = formats.filter(({ leftover }) => !leftover)
const mayOpen = opens(own.filter(({ longLines }) => longLines !== true))
const mayOpenLong = opens(own.filter(({ longLines }) => longLines === true))

/** A signature shows itself in the beginning of a line. What is longer may be anything: looking for it there would take the square of its length. */
const LONG_LINE = 300

function withoutLongLines(text: string): string {
  const kept: string[] = []
  let from = 0
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (end - start > LONG_LINE) {
      kept.push(text.slice(from, start + LONG_LINE))
      from = end
    }
    start = end + 1
  }
  return kept.length === 0 ? text : kept.join('') + text.slice(from)
}

/** What stands over a mail's head: nothing, or the line of an mbox. */
const TOP = /\s{0,100}(?:From [^\n]*\n)?/y
/** A line of it: a field, or the rest of one. */
const FIELD = /[A-Za-z][\w.-]{0,60}:[^\n]*\n/y
const FIELD_OR_REST = /(?:[A-Za-z][\w.-]{0,60}:|[ \t]+\S)[^\n]*\n/y
/** At least so much makes fields a head. */
const HEAD = /^(?:from|subject|date):[\s\S]*^(?:from|subject|date|message-id|received|to):/im

/** Where the text goes on behind what matches at `at`; there, where nothing does. */
function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** The text without its head, whose names and numbers look like anything. */
function bodyOf(text: string): string {
  const start = behind(TOP, text, 0)
  let end = behind(FIELD, text, start)
  for (let last = start; end > last; end = behind(FIELD_OR_REST, text, end)) last = end
  return HEAD.test(text.slice(start, end)) ? text.slice(end) : text
}

/** What people type has no layout, but says what it measured: a rate, a time, a latency. Spelled out: with the flag `i` it is ten times slower. */
const MEASURED =
  /[KMGTkmgt]i?[Bb](?:it|yte)?s? ?(?:\/|per|p) ?[Ss]|[KMGkm]bps|[KMGkmg]\/s|[oO]ps\/|OPS|IOPS|iops|hroughput|HROUGHPUT|andwidth|atency|\d ?secs?\b|econds|\d ?ms\b|\d ?s\b|\/sec|clients|engines|elapsed|real\t|\dm\d|(?:[rR]ead|READ|[wW]rite|WRITE)[^\S\n]{0,40}[|:]?[^\S\n]{1,40}\d/

const mayOpenOwn = (text: string): boolean => mayOpenLong(text) || mayOpen(withoutLongLines(text))

const mayHold = (text: string): boolean => mayOpenOwn(text) || (MEASURED.test(text) && mayBeTyped(text))

/** Of base64, and of UTF-16, only reading shows the words. */
const BASE64 = /^content-transfer-encoding:\s*base64/im
const QUOTED_PRINTABLE = /^content-transfer-encoding:\s*quoted-printable/im
const MULTIPART = /^content-type:\s*multipart\//im
/** What has no lines before it is read: tables of HTML, quoted-printable that nobody declares. */
const WITHOUT_LINES = /<(?:html|body|table|div|pre|br|p)\b|^[^\n]{59,75}=\r?$/im
const BEYOND_ASCII = /[^\0-\x7f]/

/** The text as its bytes say it, one letter each, and where it is quoted-printable without that; of several parts some may be and some not. */
function textsOf(text: string): readonly string[] {
  if (!QUOTED_PRINTABLE.test(text)) return [text]
  const decoded = text
    .replace(/=[ \t]{0,9}\r?\n/g, '')
    .replace(/=([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return MULTIPART.test(text) ? [decoded, text] : [decoded]
}

function mayHoldUnread(text: string): boolean {
  const body = bodyOf(text)
  if (mayOpenOwn(body)) return true
  if (!MEASURED.test(body)) return false
  if (WITHOUT_LINES.test(body)) return true
  return mayBeTyped(BEYOND_ASCII.test(body) ? decodeBytes(Buffer.from(body, 'latin1')) : body)
}

/**
 * The mails of an input that can hold a result at all, told from its bytes before anything of it is read: most mails of a list hold none,
 * and reading takes many times as long. It may let too much through, never keep back a mail that holds one. null: none can.
 */
export async function readIfPromising(bytes: Uint8Array): Promise<readonly Mail[] | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isReadable = !BASE64.test(text) && !text.includes('\0')
  if (isReadable && !textsOf(text).some(mayHoldUnread)) return null
  const mails = await readMails(bytes)
  return mails.some((mail) => mayHold(mail.text)) ? mails : null
}
