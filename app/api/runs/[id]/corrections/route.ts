import { z } from 'zod'
import { correctRun } from '@/lib/correct'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { readBody } from '@/lib/http/read-body'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { BadCorrection } from '@/lib/ingest'

/** Far more than any condition needs, bytes. */
const LIMIT = 100_000
const asJson = z.object({ field: z.string().min(1).max(200), value: z.string().max(1000).nullable() })

/** Puts one condition of one run right; set to what was read it takes the correction back. Answers 204. */
export function POST(request: Request, { params }: RouteContext<'/api/runs/[id]/corrections'>): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const id = Number((await params).id)
    const { field, value } = readJson(await readBody(request, LIMIT), asJson)
    const noRun = new HttpError(404, 'no_such_run', 'The archive has no such run.')
    if (!Number.isSafeInteger(id)) throw noRun
    try {
      if (!(await correctRun(await getArchive(), id, field, value))) throw noRun
    } catch (error) {
      if (error instanceof BadCorrection) throw new HttpError(422, 'bad_correction', error.message)
      throw error
    }
    return new Response(null, { status: 204 })
  })
}
