import { askArchive } from '@/app/compare/ask-archive'
import { HttpError } from '@/lib/http/http-error'
import { openJson } from '@/lib/http/open-answer'
import { readQuery } from '@/lib/http/read-query'
import { QUESTION_PARSERS, questionHref, readQuestion } from '@/lib/url/question'

/** The comparison that answers a question. What the question leaves open the archive fills in; what it does not hold is refused. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, async () => {
    readQuery(request, QUESTION_PARSERS, readQuestion)
    const { comparison, problems } = await askArchive(new URL(request.url).searchParams)
    const [problem] = problems
    if (problem !== undefined)
      throw new HttpError(
        422,
        'not_in_archive',
        `${problem.key}=${problem.value} asks for what the runs of this archive do not state.`,
      )
    return { comparison, href: comparison && questionHref(comparison.question) }
  })
}
