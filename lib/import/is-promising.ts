import { decodedParts, withoutQuoting } from '@/lib/mail/decoded-parts'
import type { Top } from '@/lib/mail/read-top-of'
import { lookAt } from './look-at'

/**
 * Whether a mail can hold a result at all, told from its bytes before anything of it is read: most mails of a list hold none, and reading
 * takes many times as long. It may let too much through, never keep back a mail that holds one.
 */
export function isPromising(mail: Uint8Array, top: Top): boolean {
  // Of UTF-16 only reading shows the words.
  if (mail.includes(0)) return true
  const body = mail.subarray(top.end)
  if (isEncoded(top)) return mayHold(decodedParts(body, top))
  const look = lookAt(body)
  if (look.mayHold) return true
  if (look.isCoded) return mayHold(decodedParts(body, top))
  return look.isQuoted && lookAt(withoutQuoting(body)).mayHold
}

/** The whole body is one part, and says how it is encoded. */
const isEncoded = ({ type, encoding }: Top): boolean =>
  /^(?:base64|quoted-printable)/.test(encoding) && !/^(?:multipart|message)\//.test(type)

function mayHold(parts: Iterable<Uint8Array>): boolean {
  for (const part of parts) {
    const look = lookAt(part)
    if (look.mayHold || look.isCoded || part.includes(0)) return true
  }
  return false
}
