import { readHeaders } from '@/lib/mail/headers'
import { startsMbox } from '@/lib/sources/split-mbox'
import { decodeAs, encodeDeclared } from './encode-declared'
import { headForText, type Known } from './head-for-text'

/** How a message's raw text lies in its stretch of an mbox. */
export interface Place {
  /** of the stretch; one begins where the one before it ends */
  readonly bytes: number
  /** its first bytes that are not the raw text's: a `From ` line, and a header where the text has none */
  readonly head: number
  /** its last bytes that are not: line ends */
  readonly tail: number
  /** of the raw text */
  readonly charset: string
}

export interface Entry {
  readonly bytes: Buffer
  readonly place: Place
}

export interface MessageOfEntry extends Known {
  readonly raw: string
}

/** A mail's header is shorter. Characters. */
const HEAD_AT_MOST = 65_536

/**
 * A message as one mail of an mbox (mboxrd: a line that begins with `From `, behind any number of `>`, gets one more). What mbox
 * cannot say of the raw text is in the place, so that it can be had back to the last byte.
 */
export function toEntry(message: MessageOfEntry): Entry {
  const { raw } = message
  const lines = raw.slice(0, HEAD_AT_MOST).split('\n')
  const hasFromLine = startsMbox(Buffer.from(raw.slice(0, 1000))) && readHeaders(lines, 1) !== null
  const isMail = hasFromLine || readHeaders(lines, 0) !== null
  const head = Buffer.from(hasFromLine ? '' : `${fromLine(message.date)}\n${isMail ? '' : headForText(raw, message)}`)
  const { bytes, charset } = isMail ? encodeDeclared(raw) : { bytes: Buffer.from(raw), charset: 'utf-8' }
  const body = quoteFrom(bytes, hasFromLine)
  const tail = body.at(-1) === 10 ? '\n' : '\n\n'
  const entry = Buffer.concat([head, body, Buffer.from(tail)])
  return { bytes: entry, place: { bytes: entry.length, head: head.length, tail: tail.length, charset } }
}

/** The raw text of a message again. */
export function fromEntry(bytes: Uint8Array, { head, tail, charset }: Place): string {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(head, bytes.length - tail)
  return decodeAs(unquoteFrom(body), charset)
}

/** A time without an offset would be taken for one of this computer's zone. */
const instantOf = (date: string): number => Date.parse(/T[\d:]+$/.test(date) ? `${date}Z` : date)

/** `From MAILER-DAEMON Mon Jan 24 21:57:13 2011`: of whom is not known any more, when is in UTC. */
function fromLine(date: string | null): string {
  const time = instantOf(date ?? '')
  const isCommon = time >= 0 && time < Date.UTC(10_000, 0)
  const [weekday, day, month, year, clock] = new Date(isCommon ? time : 0).toUTCString().split(/,? /)
  return `From MAILER-DAEMON ${weekday} ${month} ${day?.replace(/^0/, ' ')} ${clock} ${year}`
}

// Bytes as Latin-1: a character is a byte, and `m` would take a lone CR for a line end.

function quoteFrom(bytes: Buffer, exceptFirst: boolean): Buffer {
  const line = exceptFirst ? /(\n)(>*From )/g : /(^|\n)(>*From )/g
  return bytes.includes('From ') ? Buffer.from(bytes.toString('latin1').replace(line, '$1>$2'), 'latin1') : bytes
}

const unquoteFrom = (bytes: Buffer): Buffer =>
  bytes.includes('>From ')
    ? Buffer.from(bytes.toString('latin1').replace(/(^|\n)>(>*From )/g, '$1$2'), 'latin1')
    : bytes
