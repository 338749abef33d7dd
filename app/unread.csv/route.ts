import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { streamText } from '@/lib/http/stream-text'
import { allUnread, type UnreadRow } from '@/lib/queries/unread/find-unread'
import { figureHref } from '@/lib/url/figure-href'
import { readUnreadFilter } from '@/lib/url/unread-filter'

const COLUMNS: readonly (readonly [string, (row: UnreadRow) => string | number | null])[] = [
  ['message', (row) => row.messageId],
  ['date', (row) => row.date],
  ['subject', (row) => row.subject],
  ['tool', (row) => row.tool],
  ['kind', (row) => row.kind],
  ['first_line', (row) => row.stretch.lines[0]],
  ['last_line', (row) => row.stretch.lines[1]],
  ['why', (row) => row.why],
  ['text', (row) => row.stretch.text.join('\n')],
  ['href', (row) => figureHref(row.messageId, row.stretch.lines[0])],
]

/** Every stretch that the filter finds, whatever page of it a browser shows. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter } = readUnreadFilter(new URL(request.url).searchParams)
    return streamText(csvParts(allUnread(await getArchive(), filter)), 'text/csv', 'unread.csv')
  })
}

async function* csvParts(
  stretches: AsyncGenerator<readonly UnreadRow[], undefined>,
): AsyncGenerator<string, undefined> {
  yield csvText([COLUMNS.map(([name]) => name)])
  for await (const rows of stretches) yield csvText(rows.map((row) => COLUMNS.map(([, of]) => of(hideEverywhere(row)))))
}
