import { plainText } from '@/app/compare/answer-with'
import { originOf } from '@/app/compare/forms'
import { comparisonAsMarkdown } from '@/lib/compare/as-markdown'
import { answer } from '@/lib/http/answer'
import { findKept, type KeptRequest } from '../find-kept'

/** The kept comparison as Markdown. */
export function GET(request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => {
    const kept = await findKept((await params).slug)
    const origin = originOf(request.headers)
    return plainText(comparisonAsMarkdown(kept.snapshot, `${origin}/p/${kept.slug}`, origin, kept), 'text/markdown')
  })
}
