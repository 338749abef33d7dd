import { HttpError } from './http-error'

/** What the archive's own errors look like (lib/db/archive-error.ts). Known by their shape, so that this folder needs no database. */
interface CodedError {
  readonly code: string
  readonly message: string
}

const archiveCodes = new Set(['database_locked', 'database_missing', 'database_newer'])

function isArchiveError(error: unknown): error is CodedError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && archiveCodes.has(error.code)
}

/** An error of a kind that a caller can act on; null: a bug, which is not ours to hide. */
export function knownError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (isArchiveError(error)) return new HttpError(503, error.code, error.message, { 'Retry-After': '5' })
  return null
}

/** The one shape of an error: `{error: {code, message}}`. What is not known is logged and answered with 500. */
export function errorResponse(error: unknown): Response {
  const known = knownError(error)
  if (known === null) console.error(error)
  const { status, code, message, headers } =
    known ?? new HttpError(500, 'internal', 'A fault of ours, now in the log. Nothing was stored.')
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
