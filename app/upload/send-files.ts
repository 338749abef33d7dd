import { z } from 'zod'
import { sizeText } from '@/lib/http/limits'
import type { Problem } from './problem'

/** Bytes that have left the browser, of so many. */
export interface Sent {
  readonly loaded: number
  readonly total: number
}

const taken = z.object({ href: z.string(), status: z.enum(['new', 'known']) })
const refused = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

const UNREACHED: Problem = {
  ...{ status: 0, code: 'unreachable', title: 'The connection broke off' },
  words: 'The server did not take all of it. Nothing was kept. Try again.',
}

/** Larger than the server takes: it need not travel to be refused. */
export const tooLarge = (size: number, limit: number): Problem => ({
  ...{ status: 413, code: null, title: `Too large to import here: ${sizeText(size)}` },
  words: `The limit for an import here is ${sizeText(limit)}. Nothing was sent. Pack it, or import it with npx iolore import FILE.`,
})

/**
 * Sends files to be imported, as a form does. `fetch` does not tell how much has left. @returns the address of the import, a problem, or null where it
 * was cancelled. Other pages of the archive may be looked at meanwhile. Never throws.
 */
export function sendFiles(
  files: readonly File[],
  onProgress: (sent: Sent) => void,
  cancelled: AbortSignal,
): Promise<string | Problem | null> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/v1/imports')
  request.setRequestHeader('Accept', 'application/json')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }))
  cancelled.addEventListener('abort', () => request.abort())
  addEventListener('beforeunload', warn)
  request.addEventListener('loadend', () => removeEventListener('beforeunload', warn))
  return new Promise((resolve) => {
    request.addEventListener('load', () => resolve(read(request)))
    request.addEventListener('error', () => resolve(UNREACHED))
    request.addEventListener('abort', () => resolve(null))
    request.send(form)
  })
}

/** Whoever closes the tab in the middle is asked once. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

function read({ response, status }: XMLHttpRequest): string | Problem {
  const done = taken.safeParse(response)
  if (done.success) return done.data.status === 'known' ? `${done.data.href}?again=1` : done.data.href
  const error = refused.safeParse(response)
  if (!error.success) return { ...UNREACHED, status }
  const { code, message } = error.data.error
  return { status, code, title: 'Not imported', words: message }
}
