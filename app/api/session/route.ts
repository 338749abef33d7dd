import { isSecure, OPERATOR_COOKIE, setSessionCookie, UPLOADER_COOKIE } from '@/lib/access/credentials'
import { adminToken, isAdminToken, operatorSession } from '@/lib/access/operator'
import { openUploads } from '@/lib/access/uploads'
import { answer } from '@/lib/http/answer'
import { seeOther } from '@/lib/http/page-answer'
import { readForm, textField } from '@/lib/http/read-form'
import { requireSameOrigin } from '@/lib/http/same-origin'

/** The forms of /operator and /upload: a token opens a session, `leave` ends it. Programs send `Authorization: Bearer` with each request. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const form = await readForm(request, 1000)
    const secure = isSecure(request.headers)
    const token = textField(form, 'token') ?? ''
    const upload = openUploads(token)
    const admin = adminToken()
    if (textField(form, 'leave') === '1') return opened('/operator', setSessionCookie(OPERATOR_COOKIE, '', secure))
    if (admin !== null && isAdminToken(token))
      return opened('/operator', setSessionCookie(OPERATOR_COOKIE, operatorSession(admin), secure))
    if (upload !== null) return opened('/upload', setSessionCookie(UPLOADER_COOKIE, upload, secure))
    return seeOther(textField(form, 'from') === 'upload' ? '/upload?problem=upload_token' : '/operator?wrong=1')
  })
}

const opened = (href: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: { Location: href, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
