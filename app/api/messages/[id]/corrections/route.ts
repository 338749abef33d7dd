import { z } from 'zod'
import { NamelessCondition, readFields } from '@/components/reading/read-fields'
import { correctRun } from '@/lib/correct'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { readBody } from '@/lib/http/read-body'
import { isForm, readForm } from '@/lib/http/read-form'
import { bodyType } from '@/lib/http/read-input'
import { readJson } from '@/lib/http/read-json'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { BadCorrection } from '@/lib/ingest'

/** Far more than any condition needs, bytes. */
const LIMIT = 100_000

const asJson = z.object({
  /** places in the message, from 1 */
  runs: z.array(z.int().min(1)).min(1).max(10_000),
  field: z.string().min(1).max(200),
  value: z.string().max(1000).nullable(),
})
type Correction = z.infer<typeof asJson>

async function readCorrection(request: Request): Promise<Correction | null> {
  if (!isForm(request)) {
    bodyType(request)
    return readJson(await readBody(request, LIMIT), asJson)
  }
  try {
    const read = readFields(await readForm(request, LIMIT), (part) => part)
    return read === null ? null : { ...read, runs: [...read.runs] }
  } catch (error) {
    if (error instanceof NamelessCondition) throw new HttpError(422, 'nameless_condition', error.message)
    throw error
  }
}

async function correct(messageId: string, { runs, field, value }: Correction): Promise<void> {
  const archive = await getArchive()
  const found = await archive.run.findMany({
    where: { messageId, ordinal: { in: [...runs] } },
    select: { id: true },
    orderBy: { ordinal: 'asc' },
  })
  if (found.length === 0) throw new HttpError(404, 'no_such_run', 'This message has no such run.')
  try {
    for (const { id } of found) await correctRun(archive, id, field, value)
  } catch (error) {
    if (error instanceof BadCorrection) throw new HttpError(422, 'bad_correction', error.message)
    throw error
  }
}

/** Puts one condition right for some runs of a message. A form comes back to the message, JSON gets 204. */
export function POST(request: Request, { params }: RouteContext<'/api/messages/[id]/corrections'>): Promise<Response> {
  return answer(async () => {
    requireSameOrigin(request)
    const { id } = await params
    const correction = await readCorrection(request)
    if (correction !== null) await correct(id, correction)
    if (!isForm(request)) return new Response(null, { status: 204 })
    return new Response(null, {
      status: 303,
      headers: { Location: `/messages/${id}?edit=1#r${correction?.runs[0] ?? 1}` },
    })
  })
}
