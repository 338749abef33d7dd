import { formInput } from '@/app/api/v1/messages/posted'
import { knownError } from '@/lib/http/error-response'
import { maxPaste } from '@/lib/http/limits'
import { seeOther } from '@/lib/http/page-answer'
import { readForm } from '@/lib/http/read-form'
import { checkInput } from '@/lib/http/read-input'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { keepDraft } from '../drafts'
import { problemHref } from '../problem'

/** Room for a form's own words around the text; an urlencoded form triples what is no letter. */
const FORM = 100_000

/** A mail in a form, from the start page or without a script: kept in memory for its preview, which is a page of its own. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request)
    const type = request.headers.get('content-type') ?? ''
    const form = await readForm(request, maxPaste() * (type.startsWith('multipart/') ? 1 : 3) + FORM)
    const input = checkInput(await formInput(form), maxPaste())
    const file = form.get('file')
    const name = file instanceof File && file.size > 0 ? file.name : null
    return seeOther(`/upload/draft/${keepDraft({ input, name })}`)
  } catch (error) {
    const known = knownError(error)
    if (known === null) console.error(error)
    return seeOther(problemHref(known?.code ?? 'internal'))
  }
}

export function GET(): Response {
  return seeOther('/upload')
}
