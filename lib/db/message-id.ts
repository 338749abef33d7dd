import { createHash } from 'node:crypto'
import type { Message } from '@/lib/model'

/** Crockford's alphabet in lower case: no i, l, o, u, which are misread or spell words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

/** Carried by form posts and by other systems' line ends: the same text all the same. */
const withoutLineEnds = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/** What a message is known by: its Message-ID, else the hash of its content (line ends and outer blank lines aside). */
export function messageKey(message: Pick<Message, 'messageId' | 'raw'>): string {
  if (message.messageId !== null) return `mid:${message.messageId}`
  return `sha256:${createHash('sha256').update(withoutLineEnds(message.raw)).digest('hex')}`
}

/** Fifty bits of the key's hash: the same in every archive, so links keep working from one to the next. */
export function messageIdOf(key: string): string {
  const hash = createHash('sha256').update(key).digest()
  let id = ''
  let bits = 0
  let held = 0
  for (const byte of hash) {
    bits = ((bits << 8) | byte) & 0xffff
    held += 8
    while (held >= 5 && id.length < LENGTH) {
      held -= 5
      id += ALPHABET[(bits >> held) & 31]
    }
  }
  return id
}
