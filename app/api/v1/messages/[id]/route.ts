import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { findMessage } from '../../find-message'
import { reportRun } from '../../report-run'

/** A message: its parse report with its runs' numbers, corrections and quotations. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/messages/[id]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    const { id } = await params
    const {
      raw: _raw,
      thread: _thread,
      compare: _compare,
      runs,
      setAside,
      ...message
    } = await findMessage(await getArchive(), id)
    return { ...message, href: `/messages/${id}`, runs: runs.map(reportRun), setAside: setAside.map(reportRun) }
  })
}
