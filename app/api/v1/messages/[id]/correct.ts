import type { Who } from '@/lib/access/who-asks'
import { correctRuns, type Outcome, TooManyProposals, type WantedCorrection } from '@/lib/change/correct-runs'
import type { Archive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { BadCorrection } from '@/lib/ingest'

/** Corrects or proposes, with what may be wrong about it as answers. @throws HttpError */
export async function correct(archive: Archive, who: Who, wanted: WantedCorrection): Promise<Outcome> {
  try {
    const outcome = await correctRuns(archive, who, wanted)
    if (outcome !== null) return outcome
  } catch (error) {
    if (error instanceof BadCorrection) throw new HttpError(422, 'bad_correction', error.message)
    if (error instanceof TooManyProposals) throw new HttpError(429, 'too_many_proposals', error.message)
    throw error
  }
  throw new HttpError(404, 'no_such_run', 'This message has no such run.')
}

/** 204: it is in force. 202: it waits for somebody who may. */
export const outcomeResponse = ({ state, runs }: Outcome): Response =>
  state === 'corrected'
    ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    : Response.json({ proposed: { runs } }, { status: 202, headers: { 'Cache-Control': 'no-store' } })
