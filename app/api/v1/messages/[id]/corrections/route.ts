import { z } from 'zod'
import { NamelessCondition, readFields } from '@/components/reading/read-fields'
import { RESULT } from '@/lib/change/result-field'
import { getArchive } from '@/lib/db/client'
import { answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther } from '@/lib/http/page-answer'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { bodyType } from '@/lib/http/read-input'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { whoIs } from '@/lib/http/who-is'
import { correct, outcomeResponse } from '../correct'

/** Far more than any condition needs, bytes. */
const LIMIT = 100_000

/** A sentence or two. */
const REASON = 1000

const asJson = z.object({
  /** places in the message, from 1 */
  runs: z.array(z.int().min(1)).min(1).max(10_000),
  field: z.string().min(1).max(200),
  value: z.string().max(1000).nullable(),
  reason: z.string().max(REASON).nullable().default(null),
})
type Correction = z.infer<typeof asJson>

async function readCorrection(request: Request): Promise<Correction | null> {
  if (!isForm(request)) {
    bodyType(request)
    return readJson(await readBody(request, LIMIT), asJson)
  }
  try {
    const form = await readForm(request, LIMIT)
    const read = readFields(form, (part) => part)
    const reason = textField(form, 'reason')?.trim().slice(0, REASON) || null
    return read === null ? null : { ...read, runs: [...read.runs], reason }
  } catch (error) {
    if (error instanceof NamelessCondition) throw new HttpError(422, 'nameless_condition', error.message)
    throw error
  }
}

/** Puts one condition right for some runs of a message, or says that they are no results, or proposes it. A form comes back to the message. */
export function POST(
  request: Request,
  { params }: RouteContext<'/api/v1/messages/[id]/corrections'>,
): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const { id } = await params
    const archive = await getArchive()
    const read = await readCorrection(request)
    if (read?.runs.length === 0) return seeOther(`/messages/${id}?edit=1&empty=1#results`)
    const outcome =
      read === null ? null : await correct(archive, await whoIs(archive, request, id), { messageId: id, ...read })
    if (!isForm(request)) return outcome === null ? new Response(null, { status: 204 }) : outcomeResponse(outcome)
    const proposed = outcome?.state === 'proposed' ? '&proposed=1' : ''
    const place = read?.field === RESULT ? 'changes' : `r${read?.runs[0] ?? 1}`
    return seeOther(`/messages/${id}?edit=1${proposed}#${place}`)
  })
}
