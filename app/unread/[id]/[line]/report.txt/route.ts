import { getArchive } from '@/lib/db/client'
import { unreadReport } from '@/lib/findings/unread-report'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { plainTextResponse } from '@/lib/http/plain-text'
import { readUnread } from '@/lib/queries/unread/read-unread'
import { asCount } from '@/lib/url/text'

/** One stretch that was not understood, as a file for a report about it. */
export function GET(_request: Request, { params }: RouteContext<'/unread/[id]/[line]/report.txt'>): Promise<Response> {
  return answer(async () => {
    const { id, line } = await params
    const at = asCount(1).parse(line)
    const found = at === null ? null : await readUnread(await getArchive(), id, at)
    if (found === null)
      throw new HttpError(404, 'nothing_unread', 'Nothing that was not understood begins at this line of this message.')
    const response = plainTextResponse(unreadReport(found))
    response.headers.set('Content-Disposition', `attachment; filename="iolore-${id}-line-${line}.txt"`)
    return response
  })
}
