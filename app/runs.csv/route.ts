import type { Archive } from '@/lib/db/client'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { streamText } from '@/lib/http/stream-text'
import { allRuns } from '@/lib/queries/runs/find-runs'
import { NO_METRICS, readMetricTable } from '@/lib/queries/runs/read-metric-table'
import { type RunsFilter, readRunsFilter } from '@/lib/url/runs-filter'
import { csvColumns, needsTable } from './csv-row'

/** Every run that the filter finds, whatever page of it a browser shows: a file does not say "page 1 of 2". */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter } = readRunsFilter(new URL(request.url).searchParams)
    return streamText(csvParts(await getArchive(), filter), 'text/csv', 'runs.csv')
  })
}

async function* csvParts(archive: Archive, filter: RunsFilter): AsyncGenerator<string, undefined> {
  const columns = csvColumns(filter.columns)
  yield csvText([columns.map(({ name }) => name)])
  for await (const runs of allRuns(archive, filter)) {
    const ids = runs.map(({ id }) => id)
    const isOfOne = filter.tool !== null && needsTable(filter.columns)
    const table = isOfOne ? await readMetricTable(archive, filter.tool ?? '', ids) : NO_METRICS
    yield csvText(runs.map((run) => columns.map(({ cell }) => cell(run, table))))
  }
}
