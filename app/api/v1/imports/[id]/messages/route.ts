import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { ORDER_OF_MESSAGES } from '@/lib/queries/messages/find-messages'
import { listMessages } from '@/lib/queries/messages/list-messages'
import { readStretch, STRETCH_PARSERS } from '@/lib/url/stretch'
import { findImport } from '../../../find-import'
import { linkMessage } from '../../../link-message'

/** The messages that an import found, new or not. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/imports/[id]/messages'>): Promise<Response> {
  return openJson(request, async () => {
    const { cursor, limit } = readQuery(request, STRETCH_PARSERS, readStretch)
    const behind = readPlace(cursor, 'newest', ORDER_OF_MESSAGES.length)
    const archive = await getArchive()
    const { id } = await findImport(archive, (await params).id)
    const { messages, total, end } = await listMessages(archive, { importId: id }, { behind, limit })
    return { total, next: nextHref(request, 'newest', end), messages: messages.map(linkMessage) }
  })
}
