import type { Archive } from '@/lib/db/client'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { findRuns } from '@/lib/queries/find-runs'
import { type RunsFilter, readRunsFilter } from '@/lib/url/runs-filter'
import { CSV_HEAD, csvRow } from './csv-row'

/** Rows that are read at once while the answer is sent. */
const STEP = 500

/** Every run that the filter finds, whatever page of it a browser shows: a file does not say "page 1 of 2". */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter } = readRunsFilter(new URL(request.url).searchParams)
    const pages = csvPages(await getArchive(), filter)
    // the first page before the head: what is wrong is then still answered as an error
    const first = await pages.next()
    return new Response(streamOf(first.value ?? '', pages), {
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'inline; filename="runs.csv"' },
    })
  })
}

async function* csvPages(archive: Archive, filter: RunsFilter): AsyncGenerator<string, undefined> {
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const found = await findRuns(archive, { ...filter, rows: STEP, page })
    pages = found.pages
    yield csvText([...(page === 1 ? [CSV_HEAD] : []), ...found.rows.map(csvRow)])
  }
}

function streamOf(first: string, rest: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  return new ReadableStream({
    start: (sink) => sink.enqueue(bytes.encode(first)),
    pull: async (sink) => {
      const next = await rest.next()
      if (next.done === true) sink.close()
      else sink.enqueue(bytes.encode(next.value))
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
}
