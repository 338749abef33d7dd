import { answerWith } from '@/app/compare/answer-with'
import { pictureResponse } from '@/app/compare/picture-response'

/** The comparison as a picture that stands alone. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address }) => pictureResponse(comparison, address))
}
