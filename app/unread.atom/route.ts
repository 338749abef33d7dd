import { originOf } from '@/app/compare/forms'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { type AtomEntry, atomId, atomResponse } from '@/lib/http/atom'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findUnread, type UnreadRow } from '@/lib/queries/unread/find-unread'
import { figureHref } from '@/lib/url/figure-href'
import { readUnreadFilter, unreadHref } from '@/lib/url/unread-filter'

/** Entries of a feed. */
const NEWEST = 50

/** The newest stretches that were not understood, as a feed. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { tool } = readUnreadFilter(new URL(request.url).searchParams).value
    const { rows } = await findUnread(await getArchive(), { tool, page: 1, rows: NEWEST })
    const feed = {
      title: tool === null ? 'IOlore: not understood' : `IOlore: not understood, like ${tool}`,
      ...{ self: unreadHref({ tool }, '/unread.atom'), page: unreadHref({ tool }) },
      entries: rows.map(toEntry),
    }
    return atomResponse(hideEverywhere(feed), originOf(request.headers))
  })
}

const toEntry = ({ messageId, subject, date, tool, kind, why, stretch }: UnreadRow): AtomEntry => ({
  id: atomId('messages', messageId, kind, stretch.lines[0]),
  title: `${tool ?? 'a result'}, ${subject ?? 'a message without a subject'}`,
  href: figureHref(messageId, stretch.lines[0]),
  ...{ date, author: null },
  summary: why,
})
