import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { getOverview } from '@/lib/queries/overview/get-overview'

export function GET(): Promise<Response> {
  return answer(async () => Response.json(await getOverview(await getArchive())))
}
