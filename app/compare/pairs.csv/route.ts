import { answerWith } from '@/app/compare/answer-with'
import { pairsAsCsv } from '@/lib/compare/pairs-as-csv'
import { csvResponse } from '@/lib/http/csv'

/** The matched pairs, one a row. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison }) => csvResponse(pairsAsCsv(comparison), 'pairs'))
}
