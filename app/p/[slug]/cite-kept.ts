import { originOf } from '@/app/compare/forms'
import type { Cited } from '@/lib/compare/as-citation'
import { getArchive } from '@/lib/db/client'
import { citeMessages } from '@/lib/queries/comparison/cite-messages'
import { findKept } from './find-kept'

/** What there is to cite of a kept comparison. */
export async function citeKept(request: Request, slug: string): Promise<Cited> {
  const { keptAt, parser, snapshot } = await findKept(slug)
  const origin = originOf(request.headers)
  return {
    title: snapshot.title,
    address: `${origin}/p/${slug}`,
    origin,
    at: keptAt,
    isKept: true,
    parser,
    ...(await citeMessages(await getArchive(), snapshot)),
  }
}
