import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { ORDER_OF_UNREAD } from '@/lib/queries/unread/find-unread'
import { listUnread } from '@/lib/queries/unread/list-unread'
import { figureHref } from '@/lib/url/figure-href'
import { reportHref } from '@/lib/url/unread-filter'
import { readUnreadList, UNREAD_LIST_PARSERS } from '@/lib/url/unread-list'

/** What looks like results and was not understood. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    const { tool, cursor, limit } = readQuery(request, UNREAD_LIST_PARSERS, readUnreadList)
    const behind = readPlace(cursor, 'newest', ORDER_OF_UNREAD.length)
    const { stretches, total, end } = await listUnread(await getArchive(), tool, { behind, limit })
    const linked = stretches.map((row) => {
      const [line] = row.stretch.lines
      return { ...row, href: figureHref(row.messageId, line), report: reportHref(row.messageId, line) }
    })
    return { total, next: nextHref(request, 'newest', end), stretches: linked }
  })
}
