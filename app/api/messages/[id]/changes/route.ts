import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findChangesOf } from '@/lib/queries/find-changes-of'

/** What was changed in a message, asked for and decided, the newest first. */
export function GET(_: Request, { params }: RouteContext<'/api/messages/[id]/changes'>): Promise<Response> {
  return answer(async () => Response.json(hideEverywhere(await findChangesOf(await getArchive(), (await params).id))))
}
