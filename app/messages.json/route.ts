import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { findMessages } from '@/lib/queries/find-messages'
import { messagesHref, readMessagesFilter } from '@/lib/url/messages-filter'

/** The messages page as JSON: the same filter, the same page of it, and where the next page is. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: filter, problems } = readMessagesFilter(new URL(request.url).searchParams)
    const { page, pages, rows, total } = await findMessages(await getArchive(), filter)
    const next = page < pages ? messagesHref({ ...filter, page: page + 1 }, '/messages.json') : null
    const messages = rows.map((row) => ({ ...row, href: `/messages/${row.id}` }))
    return Response.json({ q: filter.q, total, page, pages, next, problems, messages })
  })
}
