import { z } from 'zod'
import { askArchive } from '@/app/compare/ask-archive'
import { answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { PARSER } from '@/lib/parse'
import { keepComparison } from '@/lib/queries/comparison/keep-comparison'

const MAX_BYTES = 64 * 1024

/**
 * Keeps the comparison of a question as it is now, `{"question": "/compare?…"}` or the form field of that name. A form is
 * led to the kept comparison; JSON is answered with its address: 201, or 200 where it was kept before.
 */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const byForm = isForm(request)
    const question = byForm ? fromForm(await readForm(request, MAX_BYTES)) : await fromJson(request)
    const { archive, comparison } = await askArchive(searchOf(question))
    if (comparison === null || comparison.runs === 0)
      throw new HttpError(422, 'nothing_to_keep', 'No run answers this question, so there is nothing to keep.')
    const { slug, isNew } = await keepComparison(archive, comparison, PARSER)
    const address = `/p/${slug}`
    if (byForm) return new Response(null, { status: 303, headers: { Location: address } })
    return Response.json({ slug, address, isNew }, { status: isNew ? 201 : 200, headers: { Location: address } })
  })
}

function fromForm(form: FormData): string {
  const question = textField(form, 'question')
  if (question === null) throw new HttpError(422, 'wrong_shape', 'question: what is to be kept is missing')
  return question
}

const shape = z.object({ question: z.string() })

const fromJson = async (request: Request): Promise<string> =>
  readJson(await readBody(request, MAX_BYTES), shape).question

/** What stands behind the `?` of an address, or the whole of it where there is none. */
const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.slice(address.indexOf('?') + 1))
