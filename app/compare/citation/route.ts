import { answerWith, plainText } from '@/app/compare/answer-with'
import { citeQuestion } from '@/app/compare/cite'
import { citationText } from '@/lib/compare/as-citation'

/** The comparison as a footnote would cite it, with the mails that it rests on. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, async (found) => plainText(citationText(await citeQuestion(found))))
}
