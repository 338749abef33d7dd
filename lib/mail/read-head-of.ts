import { decodeBytes } from './decode-bytes'
import { type Head, NO_HEAD } from './headers'
import { headIn } from './layouts/with-headers'

/** Longer than any mail's own head. */
const MOST = 65_536

/** What the head of a mail says of it, without reading the mail. Text without a head says nothing. Never throws. */
export function readHeadOf(mail: Uint8Array): Head {
  const start = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.byteLength, MOST))
  const end = /\S[^\n]*(?:\n(?!\r?\n)[^\n]*)*/.exec(start.toString('latin1'))
  if (end === null) return NO_HEAD
  return headIn(decodeBytes(start.subarray(0, end.index + end[0].length)).split(/\r?\n/))
}
