import { answerWith } from '@/app/compare/answer-with'
import { svgResponse } from '@/app/picture/picture-response'

/** The comparison as a picture that stands alone. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address }) => svgResponse({ comparison, address }, 'comparison'))
}
