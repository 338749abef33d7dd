import { HttpError } from '@/lib/http/http-error'
import { SUBJECT_KINDS, type SubjectKey, subjectKeyOf } from '@/lib/url/subject-href'

/** The kind of subject that a path names. @throws HttpError 404 */
export function subjectKey(kind: string): SubjectKey {
  const key = subjectKeyOf(kind)
  if (key !== null) return key
  throw new HttpError(404, 'no_such_kind', `There are ${SUBJECT_KINDS.join(', ')}.`)
}
