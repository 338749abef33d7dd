import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { findMessage } from '../../../find-message'

/** The thread that a message stands in, as an outline. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/thread'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    return { thread: (await findMessage(await getArchive(), (await params).id)).thread }
  })
}
