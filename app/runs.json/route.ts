import { tooManyToSort } from '@/app/runs/too-many'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { eachWith, jsonParts, streamText } from '@/lib/http/stream-text'
import { allRuns, findRuns } from '@/lib/queries/runs/find-runs'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { figureHref } from '@/lib/url/figure-href'
import { asksForPage } from '@/lib/url/page'
import { readRunsFilter, runsHref } from '@/lib/url/runs-filter'

const withHref = (run: RunRow) => ({ ...run, href: figureHref(run.messageId, run.main?.line ?? 1) })

/** The runs page as JSON: the page of it that the address asks for and where the next one is, else all of them. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const search = new URL(request.url).searchParams
    const { value: filter, problems } = readRunsFilter(search)
    const archive = await getArchive()
    const { rows, total, messages, page, pages, isSorted } = await findRuns(archive, filter)
    const said = { filter, problems, total, messages }
    if (!asksForPage(search)) {
      const head = { ...said, page: 1, pages: 1, next: null }
      return streamText(
        jsonParts(head, 'runs', eachWith(allRuns(archive, filter), withHref)),
        'application/json',
        'runs.json',
      )
    }
    const next = page < pages ? runsHref({ ...filter, page: page + 1 }, '/runs.json') : null
    const problemsOfPage = isSorted ? problems : [...problems, tooManyToSort(filter)]
    return Response.json({ ...said, problems: problemsOfPage, page, pages, next, runs: rows.map(withHref) })
  })
}
