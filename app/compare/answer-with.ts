import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { questionHref, unknownInQuestion } from '@/lib/url/question'
import type { Problem } from '@/lib/url/search'
import { askArchive } from './ask-archive'
import { originOf } from './forms'

interface Found {
  readonly archive: Archive
  readonly comparison: Comparison
  readonly origin: string
  /** of the page that shows the same */
  readonly address: string
}

/**
 * Answers the question of a request in another form, which has no room for a word about what was left out: where something would be,
 * there is no answer but that word (400). An archive without runs is answered with 404.
 */
export function answerWith(request: Request, form: (found: Found) => Response | Promise<Response>): Promise<Response> {
  return answer(async () => {
    const { searchParams } = new URL(request.url)
    const { archive, comparison, problems } = await askArchive(searchParams)
    refuse(unknownInQuestion(searchParams), problems)
    if (comparison === null) throw new HttpError(404, 'empty_archive', 'The archive holds no run to compare.')
    const origin = originOf(request.headers)
    return form({ archive, comparison, origin, address: `${origin}${questionHref(comparison.question)}` })
  })
}

function refuse([unknown]: readonly Problem[], [problem]: readonly Problem[]): void {
  if (unknown !== undefined) throw new HttpError(400, 'unknown_key', unknown.words)
  if (problem === undefined) return
  const words = `${problem.key}=${problem.value} cannot be answered. The page with this address says why, and what there is instead.`
  throw new HttpError(400, 'bad_value', words)
}

export const plainText = (text: string, type = 'text/plain'): Response =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
