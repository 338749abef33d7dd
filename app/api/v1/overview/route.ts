import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { getOverview } from '@/lib/queries/overview/get-overview'

/** What the archive holds. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    return getOverview(await getArchive())
  })
}
