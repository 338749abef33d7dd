import { answerWith, plainText } from '@/app/compare/answer-with'
import { comparisonAsText } from '@/lib/compare/as-text'

/** The comparison as text for a mail. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison, address }) => plainText(comparisonAsText(comparison, address)))
}
