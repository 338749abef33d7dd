import { pairsAsCsv } from '@/lib/compare/pairs-as-csv'
import { answer } from '@/lib/http/answer'
import { csvResponse } from '@/lib/http/csv'
import { findKept, type KeptRequest } from '../find-kept'

/** The kept pairs, one a row. */
export function GET(_request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => {
    const { slug, snapshot } = await findKept((await params).slug)
    return csvResponse(pairsAsCsv(snapshot), `${slug}-pairs`)
  })
}
