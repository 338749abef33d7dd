import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { listRuns } from '@/lib/queries/runs/list-runs'
import { orderOfRuns } from '@/lib/queries/runs/run-order'
import { RUNS_LIST_PARSERS, readRunsList } from '@/lib/url/runs-list'
import { reportRun } from '../report-run'
import { requireMetrics } from '../require-metrics'

/** The runs of the archive, each with its conditions, where they stand and its figures. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    const archive = await getArchive()
    const { filter, metrics, cursor, limit } = readQuery(request, RUNS_LIST_PARSERS, readRunsList)
    await requireMetrics(archive, metrics ?? [])
    const order = `${filter.sort} ${filter.dir}`
    const behind = readPlace(cursor, order, orderOfRuns(filter).length)
    const { runs, total, end } = await listRuns(archive, filter, { behind, limit }, metrics)
    return { total, next: nextHref(request, order, end), runs: runs.map(reportRun) }
  })
}
