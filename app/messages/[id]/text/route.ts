import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import { getMessage } from '@/lib/queries/get-message'

/** Text in which an address could stand unseen: it is decoded instead. */
const ENCODED = /^content-transfer-encoding:\s*(?:base64|quoted-printable)|=\?[\w-]+\?[bq]\?/im

/** A message as it came, addresses hidden; where its mail program encoded it, decoded. Plain text, whatever it holds. */
export function GET(_request: Request, { params }: RouteContext<'/messages/[id]/text'>): Promise<Response> {
  return answer(async () => {
    const message = await getMessage(await getArchive(), (await params).id)
    if (message === null) throw new HttpError(404, 'no_such_message', 'No message has this address.')
    const text = hideAddresses(ENCODED.test(message.raw) ? message.text : message.raw)
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }
    return new Response(text, { headers })
  })
}
