import { getArchive } from '@/lib/db/client'
import { openText } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import { findMessage } from '../../../find-message'

/** A message as people read it: the text whose lines and columns every figure and every evidence names. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/text'>): Promise<Response> {
  return openText(request, 'text/plain', async () => {
    requireNoQuery(request)
    return hideAddresses((await findMessage(await getArchive(), (await params).id)).text)
  })
}
