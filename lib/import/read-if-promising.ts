import { formats } from '@/lib/formats'
import type { Format } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import { readMails } from '@/lib/mail/read-mails'
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

const ENCODED = /^content-transfer-encoding:\s*(?:quoted-printable|base64)/im

const mayHold = (text: string): boolean => MEASURED.test(text) || mayOpenLong(text) || mayOpen(withoutLongLines(text))

/**
 * The mails of an input that can hold a result at all, told from its bytes before anything of it is read: most mails of a list hold none,
 * and reading takes many times as long. It may let too much through, never keep back a mail that holds one. null: none can.
 */
export async function readIfPromising(bytes: Uint8Array): Promise<readonly Mail[] | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // The bytes of an encoded body, and of UTF-16, say nothing of its words.
  if (ENCODED.test(text) || text.includes('\0')) {
    const mails = await readMails(bytes)
    return mails.some((mail) => mayHold(mail.text)) ? mails : null
  }
  return mayHold(bodyOf(text)) ? readMails(bytes) : null
}
