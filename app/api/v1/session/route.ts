import { z } from 'zod'
import { isSecure, OPERATOR_COOKIE, setSessionCookie, UPLOADER_COOKIE } from '@/lib/access/credentials'
import { adminToken, isAdminToken, operatorSession } from '@/lib/access/operator'
import { openUploads } from '@/lib/access/uploads'
import { answerForm } from '@/lib/http/answer'
import { seeOther } from '@/lib/http/page-answer'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { wrongSecret } from '@/lib/http/wrong-secret'

const LIMIT = 1000
const asJson = z.object({ token: z.string().max(500) }).or(z.object({ leave: z.literal(true) }))

/** What a session is opened for, and the cookie that holds it. */
interface Opened {
  readonly who: 'operator' | 'uploader'
  readonly cookie: string
}

/** A token opens a session of a browser, `leave` ends the operator's. Programs need none: they send `Authorization: Bearer` with each request. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const secure = isSecure(request.headers)
    if (isForm(request)) return openFrom(await readForm(request, LIMIT), secure)
    const asked = readJson(await readBody(request, LIMIT), asJson)
    const opened = 'leave' in asked ? closed(secure) : open(asked.token, secure)
    if (opened === null) throw wrongSecret()
    const headers = { 'Set-Cookie': opened.cookie, 'Cache-Control': 'no-store' }
    return 'leave' in asked
      ? new Response(null, { status: 204, headers })
      : Response.json({ who: opened.who }, { headers })
  })
}

function openFrom(form: FormData, secure: boolean): Response {
  const opened = textField(form, 'leave') === '1' ? closed(secure) : open(textField(form, 'token') ?? '', secure)
  if (opened === null)
    return seeOther(textField(form, 'from') === 'upload' ? '/upload?problem=upload_token' : '/operator?wrong=1')
  const headers = {
    Location: opened.who === 'operator' ? '/operator' : '/upload',
    'Set-Cookie': opened.cookie,
    'Cache-Control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

const closed = (secure: boolean): Opened => ({
  who: 'operator',
  cookie: setSessionCookie(OPERATOR_COOKIE, '', secure),
})

/** null: the token opens nothing. */
function open(token: string, secure: boolean): Opened | null {
  const admin = adminToken()
  if (admin !== null && isAdminToken(token))
    return { who: 'operator', cookie: setSessionCookie(OPERATOR_COOKIE, operatorSession(admin), secure) }
  const upload = openUploads(token)
  return upload === null ? null : { who: 'uploader', cookie: setSessionCookie(UPLOADER_COOKIE, upload, secure) }
}
