import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { eachWith, jsonParts, streamText } from '@/lib/http/stream-text'
import { allUnread, findUnread, type UnreadRow } from '@/lib/queries/unread/find-unread'
import { figureHref } from '@/lib/url/figure-href'
import { asksForPage } from '@/lib/url/page'
import { readUnreadFilter, reportHref, unreadHref } from '@/lib/url/unread-filter'

const withHref = (row: UnreadRow) => {
  const [line] = row.stretch.lines
  return hideEverywhere({ ...row, href: figureHref(row.messageId, line), report: reportHref(row.messageId, line) })
}

/** The stretches that were not understood as JSON: the page that the address asks for and where the next one is, else all of them. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const search = new URL(request.url).searchParams
    const { value: filter, problems } = readUnreadFilter(search)
    const archive = await getArchive()
    const { page, pages, rows, total } = await findUnread(archive, filter)
    const said = { tool: filter.tool, total, problems }
    if (!asksForPage(search)) {
      const head = { ...said, page: 1, pages: 1, next: null }
      return streamText(
        jsonParts(head, 'stretches', eachWith(allUnread(archive, filter), withHref)),
        'application/json',
        'unread.json',
      )
    }
    const next = page < pages ? unreadHref({ ...filter, page: page + 1 }, '/unread.json') : null
    return Response.json({ ...said, page, pages, next, stretches: rows.map(withHref) })
  })
}
