import { answerWith } from '@/app/compare/answer-with'
import { pngResponse } from '@/app/picture/picture-response'

/** What a link to the comparison shows of it: 1200 x 630. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address }) =>
    pngResponse({ comparison, address, shape: 'preview' }, 'preview'),
  )
}
