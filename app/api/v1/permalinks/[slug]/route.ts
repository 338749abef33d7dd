import { findKept } from '@/app/p/[slug]/find-kept'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'

/** A kept comparison, with what changed since. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/permalinks/[slug]'>): Promise<Response> {
  return openJson(request, async () => {
    requireNoQuery(request)
    const { slug, keptAt, parser, snapshot, changed, changes, gone } = await findKept((await params).slug)
    return { slug, href: `/p/${slug}`, keptAt, parser, comparison: snapshot, changed, changes, gone }
  })
}
