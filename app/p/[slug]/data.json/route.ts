import { answer } from '@/lib/http/answer'
import { findKept, type KeptRequest } from '../find-kept'

/** A kept comparison as data, with what changed since. */
export function GET(_request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => {
    const { slug, keptAt, parser, snapshot, changed, changes, gone } = await findKept((await params).slug)
    return Response.json({ slug, keptAt, parser, comparison: snapshot, changed, changes, gone })
  })
}
