import { decodeBytes } from './decode-bytes'
import { type Head, isMailHead, readHead } from './headers'
import { headIn, isFromLine, isShown } from './layouts/with-headers'

/** The top of a mail, as far as its first bytes tell. */
export interface Top {
  readonly head: Head
  /** where the fields end; 0: there are none */
  readonly end: number
  /** Content-Type and Content-Transfer-Encoding in small letters; '': not stated */
  readonly type: string
  readonly encoding: string
}

/** Longer than any mail's own head. */
const MOST = 65_536

const BLANK = 32
const TAB = 9
const COLON = 58

/** The fields that say something of the mail. Most of a head are others: how it travelled, who signed it. */
const WANTED: ReadonlySet<string> = new Set([
  ...['from', 'subject', 'date', 'message-id', 'references', 'in-reply-to', 'to', 'mime-version'],
  ...['content-type', 'content-transfer-encoding'],
])
const LENGTHS: ReadonlySet<number> = new Set([...WANTED].map(({ length }) => length))
const LONGEST_NAME = 61
const BEYOND_ASCII = /[^\0-\x7f]/

/** Reads what stands over a mail's body without reading the mail. Text without a head says nothing. Never throws. */
export function readTopOf(mail: Uint8Array): Top {
  const start = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.byteLength, MOST))
  const { fields, end } = pickFields(start)
  const isHead = isMailHead(fields)
  const isPlain = isHead && !isShown(fields) && !BEYOND_ASCII.test([...fields.values()].join(''))
  return {
    head: isPlain ? readHead(fields) : headIn(decodeBytes(firstParagraph(start)).split(/\r?\n/)),
    end: isHead ? end : 0,
    type: (fields.get('content-type') ?? '').toLowerCase(),
    encoding: (fields.get('content-transfer-encoding') ?? '').toLowerCase(),
  }
}

/** The lines up to the first blank one behind one that is not. */
function firstParagraph(start: Buffer): Buffer {
  const paragraph = /\S[^\n]*(?:\n(?!\r?\n)[^\n]*)*/.exec(start.toString('latin1'))
  return start.subarray(0, paragraph === null ? 0 : paragraph.index + paragraph[0].length)
}

/**
 * The first occurrence of each wanted field, unfolded, and where the fields end: as readHeaders (headers.ts) goes through them. What is kept is
 * made from the bytes anew: a piece cut out of the text would keep all of it in memory for as long as the piece is needed.
 */
function pickFields(start: Buffer): { readonly fields: ReadonlyMap<string, string>; readonly end: number } {
  const blank = start.indexOf('\n\n')
  const text = start.toString('latin1', 0, blank < 0 ? start.length : blank + 1)
  const fields = new Map<string, string>()
  let last: string | null = null
  let at = text.length - text.trimStart().length
  if (isFromLine(text.slice(at, at + 5))) at = behindLine(text, at)
  for (let end = at; at < text.length; at = end) {
    end = behindLine(text, at)
    const first = text.charCodeAt(at)
    if (first === BLANK || first === TAB) {
      const more = start.toString('latin1', at, end).trim()
      if (more === '') break
      if (last !== null) fields.set(last, `${fields.get(last)} ${more}`)
      continue
    }
    const colon = endOfName(text, at, end)
    if (colon < 0) break
    const name = LENGTHS.has(colon - at) ? text.slice(at, colon).toLowerCase() : ''
    last = WANTED.has(name) && !fields.has(name) ? name : null
    if (last !== null) fields.set(last, start.toString('latin1', colon + 1, end).trim())
  }
  return { fields, end: at }
}

function behindLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

/** Where the colon behind a field's name stands; -1: the line begins with none. */
function endOfName(text: string, at: number, end: number): number {
  for (let place = at; place < end && place - at <= LONGEST_NAME; place++) {
    const code = text.charCodeAt(place)
    if (code === COLON) return place > at ? place : -1
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122
    const isRest = (code >= 48 && code <= 57) || code === 45 || code === 46 || code === 95
    if (!isLetter && !(isRest && place > at)) return -1
  }
  return -1
}
