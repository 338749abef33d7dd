import { plainText } from '@/app/compare/answer-with'
import { citationBibtex } from '@/lib/compare/as-citation'
import { answer } from '@/lib/http/answer'
import { citeKept } from '../cite-kept'
import type { KeptRequest } from '../find-kept'

/** The kept comparison and the mails that it rests on, as BibTeX. */
export function GET(request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => plainText(citationBibtex(await citeKept(request, (await params).slug)), 'text/x-bibtex'))
}
