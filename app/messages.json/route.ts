import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { eachWith, jsonParts, streamText } from '@/lib/http/stream-text'
import { allMessages, findMessages, type MessageRow } from '@/lib/queries/messages/find-messages'
import { messagesHref, readMessagesFilter } from '@/lib/url/messages-filter'
import { asksForPage } from '@/lib/url/page'

const withHref = (row: MessageRow) => ({ ...row, href: `/messages/${row.id}` })

/** The messages page as JSON: the page of it that the address asks for and where the next one is, else all of them. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const search = new URL(request.url).searchParams
    const { value: filter, problems } = readMessagesFilter(search)
    const archive = await getArchive()
    const { page, pages, rows, total } = await findMessages(archive, filter)
    const said = { q: filter.q, total, problems }
    if (!asksForPage(search)) {
      const head = { ...said, page: 1, pages: 1, next: null }
      return streamText(
        jsonParts(head, 'messages', eachWith(allMessages(archive, filter), withHref)),
        'application/json',
        'messages.json',
      )
    }
    const next = page < pages ? messagesHref({ ...filter, page: page + 1 }, '/messages.json') : null
    return Response.json({ ...said, page, pages, next, messages: rows.map(withHref) })
  })
}
