import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { findChangesOf } from '@/lib/queries/messages/find-changes-of'

/** What was changed in a message, asked for and decided, the newest first. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/changes'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    return findChangesOf(await getArchive(), (await params).id)
  })
}
