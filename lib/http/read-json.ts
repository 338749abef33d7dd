import type { ZodType } from 'zod'
import { HttpError } from './http-error'

/**
 * JSON that fits a schema.
 *
 * @throws HttpError 400 `not_json`, 422 `wrong_shape` with the first place that does not fit
 */
export function readJson<T>(body: Uint8Array, schema: ZodType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new HttpError(400, 'not_json', 'The body is not JSON in UTF-8.')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const place = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.')
  throw new HttpError(422, 'wrong_shape', `${place}: ${issue?.message ?? 'not what was expected'}`)
}
