import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { listProposals } from '@/lib/queries/messages/list-proposals'
import { readStretch, STRETCH_PARSERS } from '@/lib/url/stretch'

/** The proposals of all messages that wait, as each message's page shows its own. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    const { cursor, limit } = readQuery(request, STRETCH_PARSERS, readStretch)
    const behind = readPlace(cursor, 'waiting', 2)
    const { proposals, total, end } = await listProposals(await getArchive(), { behind, limit })
    const linked = proposals.map((row) => ({ ...row, href: `/messages/${row.messageId}#changes` }))
    return { total, next: nextHref(request, 'waiting', end), proposals: linked }
  })
}
