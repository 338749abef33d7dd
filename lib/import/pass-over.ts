import { readTopOf } from '@/lib/mail/read-top-of'
import { isPromising } from './is-promising'
import { failedReading, type MailReading, withName } from './mail-reading'

/** What a mail comes to that can hold no result, which is nearly every one. null: it is to be read. Never throws. */
export function passOver(mail: Uint8Array): MailReading | null {
  try {
    const top = readTopOf(mail)
    return isPromising(mail, top) ? null : { document: null, heads: withName([top.head]) }
  } catch (error) {
    return failedReading(mail, error)
  }
}
