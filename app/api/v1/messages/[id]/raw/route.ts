import { getArchive } from '@/lib/db/client'
import { openText } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { hiddenMail } from '@/lib/mail/hidden-mail'
import { findMessage } from '../../../find-message'

/** A message as it came, addresses hidden. */
export function GET(request: Request, { params }: RouteContext<'/api/v1/messages/[id]/raw'>): Promise<Response> {
  return openText(request, 'text/plain', async () => {
    requireNoQuery(request)
    return hiddenMail(await findMessage(await getArchive(), (await params).id))
  })
}
