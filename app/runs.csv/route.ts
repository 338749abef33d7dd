import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { streamText } from '@/lib/http/stream-text'
import { allRuns } from '@/lib/queries/find-runs'
import type { RunRow } from '@/lib/queries/run-row'
import { readRunsFilter } from '@/lib/url/runs-filter'
import { CSV_HEAD, csvRow } from './csv-row'

/** Every run that the filter finds, whatever page of it a browser shows: a file does not say "page 1 of 2". */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter } = readRunsFilter(new URL(request.url).searchParams)
    return streamText(csvParts(allRuns(await getArchive(), filter)), 'text/csv', 'runs.csv')
  })
}

async function* csvParts(runs: AsyncGenerator<readonly RunRow[], undefined>): AsyncGenerator<string, undefined> {
  yield csvText([CSV_HEAD])
  for await (const rows of runs) yield csvText(rows.map(csvRow))
}
