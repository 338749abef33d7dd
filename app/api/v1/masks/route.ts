import { z } from 'zod'
import { getArchive } from '@/lib/db/client'
import { answer, answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther } from '@/lib/http/page-answer'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm, textField } from '@/lib/http/read-form'
import { readJson } from '@/lib/http/read-json'
import { requireNoQuery } from '@/lib/http/read-query'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { requireOperator } from '@/lib/http/who-is'
import { findMasks } from '@/lib/mask/find-masks'
import { BadName, type Masked, maskName, unmaskName } from '@/lib/mask/mask-name'

const LIMIT = 10_000
const asJson = z.object({
  name: z.string().max(1000),
  reason: z.string().max(1000).nullable().default(null),
  undo: z.boolean().default(false),
})

/** Who is named nowhere, for the operator alone. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    requireOperator(request)
    requireNoQuery(request)
    const masks = await findMasks(await getArchive())
    return Response.json({ masks }, { headers: { 'Cache-Control': 'no-store' } })
  })
}

/** The operator masks a name, or with `undo` names it again. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    requireOperator(request)
    if (isForm(request)) {
      await change(fromForm(await readForm(request, LIMIT)))
      return seeOther('/operator#masks')
    }
    const masked = await change(readJson(await readBody(request, LIMIT), asJson))
    return Response.json(masked, { headers: { 'Cache-Control': 'no-store' } })
  })
}

const fromForm = (form: FormData): z.infer<typeof asJson> => ({
  name: textField(form, 'name') ?? '',
  reason: textField(form, 'reason')?.trim().slice(0, 1000) || null,
  undo: textField(form, 'undo') === '1',
})

async function change({ name, reason, undo }: z.infer<typeof asJson>): Promise<Masked> {
  try {
    return await (undo ? unmaskName : maskName)(await getArchive(), name, reason)
  } catch (error) {
    if (error instanceof BadName) throw new HttpError(422, 'bad_name', error.message)
    throw error
  }
}
