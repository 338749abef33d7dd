import { looksBinary } from '@/lib/mail/binary'
import { HttpError } from './http-error'
import { tooLarge } from './read-body'

/**
 * The text of a mail that is worth reading.
 *
 * @param limit bytes
 * @throws HttpError 400 `empty_text`, 413 `body_too_large`, 415 `binary`
 */
export function checkInput<T extends string | Uint8Array>(input: T, limit: number): T {
  if (typeof input === 'string' ? input.trim() === '' : input.length === 0) {
    throw new HttpError(400, 'empty_text', 'There is no text. Paste a mail, or choose a file that holds one.')
  }
  const size = typeof input === 'string' ? Buffer.byteLength(input) : input.length
  if (size > limit) throw tooLarge(size, limit)
  if (looksBinary(input)) {
    throw new HttpError(415, 'binary', 'This is no text but a binary file. Unpack it first, or save the mail as text.')
  }
  return input
}

const texts = ['text/plain', 'message/rfc822', 'application/mbox', 'application/octet-stream']

/** What a body without a form is said to be. @throws HttpError 415 `unknown_type` */
export function bodyType(request: Request): 'json' | 'text' {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'text/plain'
  if (type === 'application/json') return 'json'
  if (texts.includes(type)) return 'text'
  const asked = `Send the mail as text/plain or message/rfc822, or as application/json {"text": "…"}; not as ${type}.`
  throw new HttpError(415, 'unknown_type', asked)
}
