import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { findRuns } from '@/lib/queries/find-runs'
import { figureHref } from '@/lib/url/figure-href'
import { readRunsFilter, runsHref } from '@/lib/url/runs-filter'

/** The runs page as JSON: the same filter, the same page of it, and where the next page is. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter, problems } = readRunsFilter(new URL(request.url).searchParams)
    const { rows, total, messages, page, pages } = await findRuns(await getArchive(), filter)
    const next = page < pages ? runsHref({ ...filter, page: page + 1 }, '/runs.json') : null
    const runs = rows.map((run) => ({ ...run, href: figureHref(run.messageId, run.main?.line ?? 1) }))
    return Response.json({ filter, problems, total, messages, page, pages, next, runs })
  })
}
