import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { plainTextResponse } from '@/lib/http/plain-text'
import { hiddenMail } from '@/lib/mail/hidden-mail'
import { getMessage } from '@/lib/queries/messages/get-message'

/** A message as it came, addresses hidden. */
export function GET(_request: Request, { params }: RouteContext<'/messages/[id]/text'>): Promise<Response> {
  return answer(async () => {
    const message = await getMessage(await getArchive(), (await params).id)
    if (message === null) throw new HttpError(404, 'no_such_message', 'No message has this address.')
    return plainTextResponse(hiddenMail(message))
  })
}
