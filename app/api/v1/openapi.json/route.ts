import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { document } from '../_document/document'

/** What this API is, for programs that are made from such a document. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, () => {
    requireNoQuery(request)
    return document
  })
}
