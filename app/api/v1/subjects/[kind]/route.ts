import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { listSubjects } from '@/lib/queries/subjects/list-subjects'
import { readStretch, STRETCH_PARSERS } from '@/lib/url/stretch'
import { subjectHref } from '@/lib/url/subject-href'
import { subjectKey } from '../subject-key'

/** The filesystems, kernels, benchmarks, mount options, posters or lists that runs state. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/subjects/[kind]'>): Promise<Response> {
  return openJson(request, async () => {
    const key = subjectKey((await params).kind)
    const { cursor, limit } = readQuery(request, STRETCH_PARSERS, readStretch)
    const behind = readPlace(cursor, key, 2)
    const { subjects, total, end } = await listSubjects(await getArchive(), key, { behind, limit })
    const linked = subjects.map((row) => ({ ...row, href: subjectHref(key, row.value) }))
    return { total, next: nextHref(request, key, end), subjects: linked }
  })
}
