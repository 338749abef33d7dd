import { formatInfos } from '@/app/formats/format-infos'
import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'

/** Every benchmark whose output is read, with its metrics. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, () => {
    requireNoQuery(request)
    return { formats: formatInfos() }
  })
}
