import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { getSubject, type Subject } from '@/lib/queries/get-subject'
import { subjectHref } from '@/lib/url/subject-href'
import { linkMessage } from '../../../link-message'
import { subjectKey } from '../../subject-key'

/** What the archive has about one of them. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/subjects/[kind]/[value]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    const { kind, value } = await params
    const subject = await getSubject(await getArchive(), subjectKey(kind), decoded(value))
    if (subject === null) throw new HttpError(404, 'no_such_subject', 'No run of this archive is about it.')
    return toAnswer(subject)
  })
}

/** Next hands a path's part on as it stands in the address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const toAnswer = ({ key, value, filter: _filter, newest, comparisons, ...subject }: Subject) => ({
  value,
  href: subjectHref(key, value),
  ...subject,
  newest: newest.map(linkMessage),
  comparisons: comparisons.map(({ tool, runs, href, comparison }) => ({ tool, runs, title: comparison.title, href })),
})
