import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { streamText } from '@/lib/http/stream-text'
import { allMessages, type MessageRow } from '@/lib/queries/messages/find-messages'
import { readMessagesFilter } from '@/lib/url/messages-filter'

const COLUMNS: readonly (readonly [string, (row: MessageRow) => string | number | null])[] = [
  ['message', (row) => row.id],
  ['date', (row) => row.date],
  ['subject', (row) => row.subject],
  ['from', (row) => row.from],
  ['runs', (row) => row.runs],
  ['quoted', (row) => row.quoted],
  ['what', (row) => row.what],
  ['findings', (row) => row.findings],
  ['href', (row) => `/messages/${row.id}`],
]

/** Every message that the filter finds, whatever page of it a browser shows. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter } = readMessagesFilter(new URL(request.url).searchParams)
    return streamText(csvParts(allMessages(await getArchive(), filter)), 'text/csv', 'messages.csv')
  })
}

async function* csvParts(
  messages: AsyncGenerator<readonly MessageRow[], undefined>,
): AsyncGenerator<string, undefined> {
  yield csvText([COLUMNS.map(([name]) => name)])
  for await (const rows of messages) yield csvText(rows.map((row) => COLUMNS.map(([, of]) => of(row))))
}
