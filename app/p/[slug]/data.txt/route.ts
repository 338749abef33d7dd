import { plainText } from '@/app/compare/answer-with'
import { originOf } from '@/app/compare/forms'
import { comparisonAsText } from '@/lib/compare/as-text'
import { answer } from '@/lib/http/answer'
import { findKept, type KeptRequest } from '../find-kept'

/** The kept comparison as text for a mail. */
export function GET(request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => {
    const kept = await findKept((await params).slug)
    return plainText(comparisonAsText(kept.snapshot, `${originOf(request.headers)}/p/${kept.slug}`, kept))
  })
}
