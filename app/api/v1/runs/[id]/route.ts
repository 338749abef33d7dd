import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { readRuns } from '@/lib/queries/runs/list-runs'
import { reportRun } from '../../report-run'

/** One run with all its figures. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/runs/[id]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    const id = Number((await params).id)
    const [run] = Number.isSafeInteger(id) ? await readRuns(await getArchive(), [id]) : []
    if (run === undefined) throw new HttpError(404, 'no_such_run', 'The archive has no run of this number.')
    return reportRun(run)
  })
}
