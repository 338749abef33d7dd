import { openJson } from '@/lib/http/open-answer'
import { requireNoQuery } from '@/lib/http/read-query'
import { metrics } from '@/lib/metrics'

/** Every metric that has a name of its own, of all benchmarks. */
export function GET(request: Request): Promise<Response> {
  return openJson(request, () => {
    requireNoQuery(request)
    return { metrics }
  })
}
