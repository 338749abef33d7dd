import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { getSubject, type Subject } from '@/lib/queries/subjects/get-subject'
import { subjectHref } from '@/lib/url/subject-href'
import { textInPath } from '@/lib/url/text-in-path'
import { linkMessage } from '../../../link-message'
import { subjectKey } from '../../subject-key'

/** What the archive has about one of them. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/subjects/[kind]/[value]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    const { kind, value } = await params
    const subject = await getSubject(await getArchive(), subjectKey(kind), textInPath(value))
    if (subject === null) throw new HttpError(404, 'no_such_subject', 'No run of this archive is about it.')
    return toAnswer(subject)
  })
}

const toAnswer = ({ key, value, filter: _filter, newest, comparisons, ...subject }: Subject) => ({
  value,
  href: subjectHref(key, value),
  ...subject,
  newest: newest.map(linkMessage),
  comparisons: comparisons.map(({ tool, href, comparison }) => ({
    ...{ tool, href, runs: comparison.runs },
    title: comparison.title,
  })),
})
