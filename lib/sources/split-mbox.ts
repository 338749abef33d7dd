import { sizeText } from '@/lib/http/limits'
import { type Dropped, LONGEST_MAIL, type RawMail } from './raw-mail'

/** `From ann@example.org Mon Jan 24 22:57:13 2011`, `From ann at example.org  Mon …` */
const FROM_LINE = /^From \S.{0,200}?\d:\d\d.{0,40}\d{4}/
const FIELD = /^(?:>?From |[A-Za-z][\w.-]{0,60}:)/
/** A `From ` line and the beginning of the field under it are shorter than this. Bytes. */
const SEPARATOR_AT_MOST = 600

/** Whether a file that begins like this is an mbox. */
export const startsMbox = (head: Uint8Array): boolean => isSeparator(Buffer.from(head), 0)

/** A `From ` line with a time and a year, and a header field under it. A sentence of a mail may begin with "From " too. */
function isSeparator(data: Buffer, at: number): boolean {
  const [first = '', second = ''] = data.toString('latin1', at, at + SEPARATOR_AT_MOST).split(/\r*\n/, 2)
  return FROM_LINE.test(first) && FIELD.test(second)
}

/**
 * The mails of an mbox (mboxo, mboxrd: `>From ` is given back its `From `), from byte `start` on, one at a time. What the cursor
 * of the last one says is where the next reading starts.
 */
export async function* splitMbox(
  pieces: AsyncIterable<Uint8Array>,
  start = 0,
  longest = LONGEST_MAIL,
): AsyncGenerator<RawMail | Dropped> {
  /** bytes of the mail under way, and where they begin in the file */
  let held = Buffer.alloc(0)
  let base = start
  /** bytes of it that were let go of, because it is too long */
  let gone = 0
  const take = (end: number): RawMail | Dropped => {
    const place = { at: `byte ${base - gone}`, cursor: String(base + end) }
    const size = gone + end
    const mail =
      size > longest
        ? { dropped: `longer than a mail: ${sizeText(size)}`, ...place }
        : { bytes: unquoteFrom(held.subarray(0, end)), ...place }
    held = held.subarray(end)
    base += end
    gone = 0
    return mail
  }
  /** what `held` is the end of, with room behind it: a long mail comes in thousands of pieces */
  let room = held
  let used = 0
  const hold = (piece: Uint8Array): void => {
    if (room.length - used < piece.length) {
      room = Buffer.allocUnsafe(2 * (held.length + piece.length))
      used = held.copy(room)
    }
    const first = used - held.length
    room.set(piece, used)
    used += piece.length
    held = room.subarray(first, used)
  }
  for await (const piece of pieces) {
    let from = Math.max(held.length - SEPARATOR_AT_MOST, 1)
    hold(piece)
    for (;;) {
      const found = held.indexOf('\nFrom ', from - 1)
      if (found < 0 || found + 1 + SEPARATOR_AT_MOST > held.length) break
      from = found + 2
      if (!isSeparator(held, found + 1)) continue
      yield take(found + 1)
      from = 1
    }
    // Of a mail that is known to be too long only its end is looked at.
    if (held.length > (gone > 0 ? 0 : longest) + SEPARATOR_AT_MOST) {
      const end = held.length - SEPARATOR_AT_MOST
      held = held.subarray(end)
      base += end
      gone += end
    }
  }
  for (let from = 1; ; ) {
    const found = held.indexOf('\nFrom ', from - 1)
    if (found < 0) break
    from = found + 2
    if (!isSeparator(held, found + 1)) continue
    yield take(found + 1)
    from = 1
  }
  if (gone + held.length > 0) yield take(held.length)
}

/** mboxo writes `>From ` for `From ` at the beginning of a line, mboxrd `>>From ` for `>From ` as well. */
function unquoteFrom(mail: Buffer): Uint8Array {
  if (!mail.includes('>From ')) return mail
  return Buffer.from(mail.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1')
}
