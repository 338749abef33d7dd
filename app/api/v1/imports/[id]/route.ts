import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { findImport } from '../../find-import'

/** How far an import is, and what was dropped or failed. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/imports/[id]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    return findImport(await getArchive(), (await params).id)
  })
}
