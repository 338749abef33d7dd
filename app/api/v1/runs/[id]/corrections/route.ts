import { z } from 'zod'
import { correct, outcomeResponse } from '@/app/api/v1/messages/[id]/correct'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { readBody } from '@/lib/http/read-body'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { whoIs } from '@/lib/http/who-is'

/** Far more than any condition needs, bytes. */
const LIMIT = 100_000
const asJson = z.object({
  field: z.string().min(1).max(200),
  value: z.string().max(1000).nullable(),
  reason: z.string().max(1000).nullable().default(null),
})

/** Puts one condition of one run right, or says that it is no result, or proposes it; set to what was read it takes the correction back. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/runs/[id]/corrections'>): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const id = Number((await params).id)
    const wanted = readJson(await readBody(request, LIMIT), asJson)
    const archive = await getArchive()
    const run = Number.isSafeInteger(id)
      ? await archive.run.findUnique({ where: { id }, select: { messageId: true, ordinal: true } })
      : null
    if (run === null) throw new HttpError(404, 'no_such_run', 'The archive has no such run.')
    const who = await whoIs(archive, request, run.messageId)
    return outcomeResponse(await correct(archive, who, { ...wanted, messageId: run.messageId, runs: [run.ordinal] }))
  })
}
