import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { ORDER_OF_MESSAGES } from '@/lib/queries/messages/find-messages'
import { listMessages } from '@/lib/queries/messages/list-messages'
import { MESSAGES_LIST_PARSERS, readMessagesList } from '@/lib/url/messages-list'
import { linkMessage } from '../link-message'

export { POST } from './save-messages'

/** The messages of the archive, the newest first. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    const { q, cursor, limit } = readQuery(request, MESSAGES_LIST_PARSERS, readMessagesList)
    const behind = readPlace(cursor, 'newest', ORDER_OF_MESSAGES.length)
    const { messages, total, end } = await listMessages(await getArchive(), { q }, { behind, limit })
    return { total, next: nextHref(request, 'newest', end), messages: messages.map(linkMessage) }
  })
}
