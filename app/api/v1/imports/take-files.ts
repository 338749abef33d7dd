import { problemHref } from '@/app/upload/problem'
import { isSecure, setImportCookie } from '@/lib/access/credentials'
import { getArchive } from '@/lib/db/client'
import { admit } from '@/lib/http/admit'
import { answer } from '@/lib/http/answer'
import { knownError } from '@/lib/http/error-response'
import { maxImport } from '@/lib/http/limits'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { startReading } from '@/lib/uploads/run-reader'
import { type Taken, takeUpload } from '@/lib/uploads/take-upload'

/** Takes whole archives as the files of a form. They are read after the answer: `/imports/ID` says how far that is. */
export function POST(request: Request): Promise<Response> {
  if (wantsPage(request)) return takeFromPage(request)
  return answer(async () => {
    const { id, status, cancel } = await take(request)
    const answered = { id, status, href: `/imports/${id}`, cancel }
    return withCookie(request, { id, cancel }, Response.json(answered, { status: status === 'new' ? 202 : 200 }))
  })
}

/** The browser that sent it may cancel it. */
function withCookie(request: Request, { id, cancel }: Pick<Taken, 'id' | 'cancel'>, response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  if (cancel !== null) response.headers.append('Set-Cookie', setImportCookie(id, cancel, isSecure(request.headers)))
  return response
}

async function take(request: Request): Promise<Taken> {
  requireSameOrigin(request)
  admit(request)
  const taken = await takeUpload(await getArchive(), request, maxImport())
  startReading()
  return taken
}

async function takeFromPage(request: Request): Promise<Response> {
  try {
    const { id, status, cancel } = await take(request)
    return withCookie(request, { id, cancel }, seeOther(`/imports/${id}${status === 'known' ? '?again=1' : ''}`))
  } catch (error) {
    const known = knownError(error)
    if (known === null) console.error(error)
    return seeOther(problemHref(known?.code ?? 'internal'))
  }
}
