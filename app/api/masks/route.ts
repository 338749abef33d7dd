import { credentialsOf } from '@/lib/access/credentials'
import { isOperator } from '@/lib/access/operator'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther } from '@/lib/http/page-answer'
import { readForm, textField } from '@/lib/http/read-form'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { BadName, maskName, unmaskName } from '@/lib/mask/mask-name'

/** The operator's form: a name is masked, or with `undo` named again. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    if (!isOperator(credentialsOf(request.headers)))
      throw new HttpError(403, 'not_operator', 'Only the operator may do this. Nothing was done.')
    const form = await readForm(request, 10_000)
    const name = textField(form, 'name') ?? ''
    const reason = textField(form, 'reason')?.trim().slice(0, 1000) || null
    const change = textField(form, 'undo') === '1' ? unmaskName : maskName
    try {
      await change(await getArchive(), name, reason)
    } catch (error) {
      if (error instanceof BadName) throw new HttpError(422, 'bad_name', error.message)
      throw error
    }
    return seeOther('/operator#masks')
  })
}
