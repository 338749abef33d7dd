import { HttpError } from './http-error'
import { sizeText } from './limits'

/** So much of a body that is too long is still read and thrown away: a sender who is cut off would see no answer at all. */
const DRAIN = 10

export function tooLarge(size: number | null, limit: number): HttpError {
  const words = size === null ? `Longer than ${sizeText(limit)}` : `Too long to paste: ${sizeText(size)}`
  const rest = `The limit for a paste is ${sizeText(limit)}. Save it as a file and import it: npx iolore import FILE.`
  return new HttpError(413, 'body_too_large', `${words}. ${rest}`)
}

/**
 * The body of a request, counted while it streams: a stated length is not to be trusted, and nothing over the limit is kept.
 *
 * @param limit bytes
 * @throws HttpError 413 `body_too_large`
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body !== null) {
    const reader = request.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size <= limit) chunks.push(part.value)
      else chunks.length = 0
      if (size > limit * DRAIN) {
        await reader.cancel()
        throw tooLarge(null, limit)
      }
    }
  }
  if (size > limit) throw tooLarge(size, limit)
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
