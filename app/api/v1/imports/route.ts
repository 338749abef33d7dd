import { getArchive } from '@/lib/db/client'
import { openJson } from '@/lib/http/open-answer'
import { nextHref, readPlace, readQuery } from '@/lib/http/read-query'
import { listImports } from '@/lib/queries/imports/list-imports'
import { readStretch, STRETCH_PARSERS } from '@/lib/url/stretch'

export { POST } from './take-files'

/** What was sent to be imported, the last first. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    const { cursor, limit } = readQuery(request, STRETCH_PARSERS, readStretch)
    const behind = readPlace(cursor, 'last', 2)
    const { imports, total, end } = await listImports(await getArchive(), { behind, limit })
    const linked = imports.map((row) => ({ ...row, href: `/imports/${row.id}` }))
    return { total, next: nextHref(request, 'last', end), imports: linked }
  })
}
