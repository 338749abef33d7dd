import { createHash } from 'node:crypto'
import { answer } from './answer'
import { hideEverywhere } from './hide-everywhere'

/** Every page of the web may read it, without anybody's cookies. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' }

/**
 * An answer of the API to GET and HEAD, the same for everybody. It may be kept but has to be asked for again: what was taken back is gone
 * at once. Its ETag is the hash of what it says, so `If-None-Match` costs no transfer (304).
 */
export async function openText(request: Request, type: string, body: () => Promise<string>): Promise<Response> {
  const response = await answer(async () => {
    const text = await body()
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
    if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
  })
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value)
  return response
}

/** The same with a value as JSON, addresses of people hidden. */
export const openJson = (request: Request, body: () => Promise<unknown> | unknown): Promise<Response> =>
  openText(request, 'application/json', async () => JSON.stringify(hideEverywhere(await body())))

/** RFC 9110: a list of tags, compared without their `W/`, or `*`. */
const isKnown = (stated: string | null, etag: string): boolean =>
  stated?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) ?? false
