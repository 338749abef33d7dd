import { z } from 'zod'
import { decideProposal } from '@/lib/change/decide-proposal'
import { getArchive } from '@/lib/db/client'
import { answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther } from '@/lib/http/page-answer'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { requireOwner } from '@/lib/http/who-is'

const LIMIT = 1000
const asJson = z.object({ accept: z.boolean() })

/** Accepts or declines a proposal: whoever holds the edit link of its message, or the operator. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/proposals/[id]'>): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const { id } = await params
    const archive = await getArchive()
    const proposal = await archive.proposal.findUnique({ where: { id }, select: { messageId: true } })
    if (proposal === null) throw new HttpError(404, 'no_such_proposal', 'There is no such proposal.')
    const who = await requireOwner(archive, request, proposal.messageId)
    const form = isForm(request) ? await readForm(request, LIMIT) : null
    const accept =
      form === null ? readJson(await readBody(request, LIMIT), asJson).accept : textField(form, 'decision') === 'accept'
    if (!(await decideProposal(archive, who, id, accept)) && form === null)
      throw new HttpError(409, 'decided', 'This proposal was decided before.')
    return form === null
      ? new Response(null, { status: 204 })
      : seeOther(`/messages/${proposal.messageId}?edit=1#changes`)
  })
}
