import { z } from 'zod'
import { removeMessage } from '@/lib/change/remove-message'
import { getArchive } from '@/lib/db/client'
import { answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther } from '@/lib/http/page-answer'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { requireOwner } from '@/lib/http/who-is'

const LIMIT = 10_000
const asJson = z.object({ reason: z.string().max(1000).nullable().default(null) })

/** Takes a message out of the archive for good: whoever holds its edit link, or the operator. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/remove'>): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const { id } = await params
    const archive = await getArchive()
    const who = await requireOwner(archive, request, id)
    const form = isForm(request) ? await readForm(request, LIMIT) : null
    const { reason } =
      form === null
        ? readJson(await readBody(request, LIMIT), asJson)
        : { reason: textField(form, 'reason')?.trim().slice(0, 1000) || null }
    if (form !== null && textField(form, 'sure') !== 'yes') return seeOther(`/messages/${id}?edit=1&unsure=1#remove`)
    if (!(await removeMessage(archive, who, id, reason)))
      throw new HttpError(404, 'no_such_message', 'The archive has no such message.')
    return form === null ? new Response(null, { status: 204 }) : seeOther(`/messages/${id}`)
  })
}
