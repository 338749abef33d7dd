import { answerWith, plainText } from '@/app/compare/answer-with'
import { citeQuestion } from '@/app/compare/cite'
import { citationBibtex } from '@/lib/compare/as-citation'

/** The comparison and the mails that it rests on, as BibTeX. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, async (found) => plainText(citationBibtex(await citeQuestion(found)), 'text/x-bibtex'))
}
