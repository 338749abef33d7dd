import { dropDraft, findDraft, keepDraft } from '@/app/upload/drafts'
import { problemHref } from '@/app/upload/problem'
import { answer } from '@/lib/http/answer'
import { knownError } from '@/lib/http/error-response'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { type Posted, readPosted } from './posted'
import { save } from './save'

/** Keeps every message of a mail, a saved page or a mailbox that holds a result. Saving again changes nothing. */
export function POST(request: Request): Promise<Response> {
  if (wantsPage(request)) return saveFromPage(request)
  return answer(async () => {
    requireSameOrigin(request)
    const { input, corrections } = await readPosted(request)
    const { ingested, saved } = await save(input, corrections)
    const isNew = ingested.some((each) => each.status === 'new')
    const headers = { 'Cache-Control': 'no-store' }
    return Response.json({ saved, messages: ingested.length }, { status: isNew ? 201 : 200, headers })
  })
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
    const posted = withDraft(await readPosted(request))
    if (wasEdited(posted)) return seeOther(`/upload/draft/${keepDraft({ input: posted.input, name: null })}`)
    const { ingested } = await save(posted.input, posted.corrections)
    if (posted.draft !== null) dropDraft(posted.draft)
    const [first] = ingested
    if (first !== undefined && ingested.length === 1) return seeOther(`/messages/${first.id}?saved=${first.status}`)
    return seeOther(`/upload?saved=${ingested.map((each) => each.id).join(',')}`)
  } catch (error) {
    const known = knownError(error)
    if (known === null) console.error(error)
    return seeOther(problemHref(known?.code ?? 'internal'))
  }
}
