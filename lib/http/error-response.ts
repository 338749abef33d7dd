import { toArchiveError } from '@/lib/db/archive-error'
import { HttpError } from './http-error'

/** An error of a kind that a caller can act on; null: a bug, which is not ours to hide. */
export function knownError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  const archive = toArchiveError(error)
  return archive === null ? null : new HttpError(503, archive.kind, archive.message, { 'Retry-After': '5' })
}

/** The one shape of an error: `{error: {code, message}}`. */
export function errorResponse(error: unknown): Response {
  const { status, code, message, headers } = loggedError(error)
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** The same for a person's eyes, where no script of ours makes a page of it. */
export function errorInWords(error: unknown): Response {
  const { status, message, headers } = loggedError(error)
  return new Response(`${message}\n\nWhat you typed is still in the page before this one.\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

/** What is not known is logged and a 500. */
function loggedError(error: unknown): HttpError {
  const known = knownError(error)
  if (known === null) console.error(error)
  return known ?? new HttpError(500, 'internal', 'A fault of ours, now in the log. Nothing was stored.')
}
