import { originOf } from '@/app/compare/forms'
import { count } from '@/components/count'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { type AtomEntry, atomId, atomResponse } from '@/lib/http/atom'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findMessages, type MessageRow } from '@/lib/queries/messages/find-messages'
import { messagesHref, readMessagesFilter } from '@/lib/url/messages-filter'

/** Entries of a feed. */
const NEWEST = 50

/** The newest messages that a filter finds, as a feed. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { q } = readMessagesFilter(new URL(request.url).searchParams).value
    const { rows } = await findMessages(await getArchive(), { q, page: 1, rows: NEWEST })
    const feed = {
      title: q === null ? 'IOlore: messages' : `IOlore: messages with ${q}`,
      ...{ self: messagesHref({ q }, '/messages.atom'), page: messagesHref({ q }) },
      entries: rows.map(toEntry),
    }
    return atomResponse(hideEverywhere(feed), originOf(request.headers))
  })
}

const toEntry = ({ id, subject, from, date, runs, quoted, what }: MessageRow): AtomEntry => ({
  id: atomId('messages', id),
  title: subject ?? 'a message without a subject',
  href: `/messages/${id}`,
  ...{ date, author: from },
  summary: [count(runs, 'run'), ...(quoted === 0 ? [] : [`${quoted} quoted`]), what].join(', '),
})
