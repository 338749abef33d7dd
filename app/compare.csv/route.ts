import { answerWith } from '@/app/compare/answer-with'
import { comparisonAsCsv } from '@/lib/compare/as-csv'
import { csvResponse } from '@/lib/http/csv'

/** The comparison's figures, one a row. */
export function GET(request: Request): Promise<Response> {
  return answerWith(request, ({ comparison }) => csvResponse(comparisonAsCsv(comparison), 'comparison'))
}
