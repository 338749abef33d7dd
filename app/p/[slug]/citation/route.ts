import { plainText } from '@/app/compare/answer-with'
import { citationText } from '@/lib/compare/as-citation'
import { answer } from '@/lib/http/answer'
import { citeKept } from '../cite-kept'
import type { KeptRequest } from '../find-kept'

/** The kept comparison as a footnote would cite it, with the mails that it rests on. */
export function GET(request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => plainText(citationText(await citeKept(request, (await params).slug))))
}
