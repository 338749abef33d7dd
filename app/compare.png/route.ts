import { answerWith } from '@/app/compare/answer-with'
import { pngResponse } from '@/app/picture/picture-response'

/** The same picture in points, for what shows no SVG. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address }) => pngResponse({ comparison, address }, 'comparison'))
}
