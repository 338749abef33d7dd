import { z } from 'zod'
import { isSecure, setEditCookie } from '@/lib/access/credentials'
import { opens } from '@/lib/access/who-asks'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { readBody } from '@/lib/http/read-body'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'

const asJson = z.object({ token: z.string().min(1).max(200) })

/** Opens a message with the secret of its edit link, which the page takes out of its fragment: this browser may change it from now on. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/edit'>): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const { id } = await params
    const { token } = readJson(await readBody(request, 1000), asJson)
    if (!(await opens(await getArchive(), id, token)))
      throw new HttpError(401, 'wrong_link', 'This is not the edit link of this message.')
    const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': setEditCookie(id, token, isSecure(request.headers)) }
    return new Response(null, { status: 204, headers })
  })
}
