import { toArchiveError } from '@/lib/db/archive-error'
import { HttpError } from './http-error'

/** An error of a kind that a caller can act on; null: a bug, which is not ours to hide. */
export function knownError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  const archive = toArchiveError(error)
  return archive === null ? null : new HttpError(503, archive.kind, archive.message, { 'Retry-After': '5' })
}

/** The one shape of an error: `{error: {code, message}}`. What is not known is logged and answered with 500. */
export function errorResponse(error: unknown): Response {
  const known = knownError(error)
  if (known === null) console.error(error)
  const { status, code, message, headers } =
    known ?? new HttpError(500, 'internal', 'A fault of ours, now in the log. Nothing was stored.')
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
