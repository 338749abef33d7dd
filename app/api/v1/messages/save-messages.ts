import { dropDraft, findDraft, keepDraft } from '@/app/upload/drafts'
import { problemHref } from '@/app/upload/problem'
import { isSecure, setEditCookie } from '@/lib/access/credentials'
import { admit } from '@/lib/http/admit'
import { answer } from '@/lib/http/answer'
import { knownError } from '@/lib/http/error-response'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { newOnes } from '@/lib/ingest'
import { type Posted, readPosted } from './posted'
import { save } from './save'

/** Keeps every message of a mail, a saved page or a mailbox that holds a result. Saving again changes nothing. */
export function POST(request: Request): Promise<Response> {
  if (wantsPage(request)) return saveFromPage(request)
  return answer(async () => {
    requireSameOrigin(request)
    admit(request)
    const { input, corrections } = await readPosted(request)
    const { ingested, saved, token } = await save(input, corrections)
    const added = newOnes(ingested)
    const edit = added.map((id) => `/messages/${id}#edit=${token}`)[0] ?? null
    const body = { saved, messages: ingested.length, edit }
    return Response.json(body, { status: added.length > 0 ? 201 : 200, headers: editHeaders(request, added, token) })
  })
}

/** The browser that saved a message may change it from now on; of many in one upload the first ones, the link opens the others. */
const COOKIES = 20

function editHeaders(request: Request, added: readonly string[], token: string): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const id of added.slice(0, COOKIES))
    headers.append('Set-Cookie', setEditCookie(id, token, isSecure(request.headers)))
  return headers
}

/** The draft that a preview was made from stands in for a text that was too long to travel with the form. */
function withDraft(posted: Posted): Posted {
  const draft = posted.draft === null ? null : findDraft(posted.draft)
  return draft === null || posted.input.length > 0 ? posted : { ...posted, input: draft.input }
}

/** Somebody edited the text under its preview: nobody has seen what that one holds, so it is shown first. */
function wasEdited(posted: Posted): boolean {
  const draft = posted.draft === null ? null : findDraft(posted.draft)
  return typeof draft?.input === 'string' && typeof posted.input === 'string' && draft.input !== posted.input
}

async function saveFromPage(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request)
    admit(request)
    const posted = withDraft(await readPosted(request))
    if (wasEdited(posted)) return seeOther(`/upload/draft/${keepDraft({ input: posted.input, name: null })}`)
    const { ingested, token } = await save(posted.input, posted.corrections)
    if (posted.draft !== null) dropDraft(posted.draft)
    const [first] = ingested
    const isOne = first !== undefined && ingested.length === 1
    const headers = editHeaders(request, newOnes(ingested), token)
    headers.set(
      'Location',
      isOne ? `/messages/${first.id}?saved=${first.status}` : `/upload?saved=${ingested.map(({ id }) => id).join(',')}`,
    )
    return new Response(null, { status: 303, headers })
  } catch (error) {
    const known = knownError(error)
    if (known === null) console.error(error)
    return seeOther(problemHref(known?.code ?? 'internal'))
  }
}
