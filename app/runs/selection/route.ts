import { seeOther } from '@/lib/http/page-answer'
import { MAX_RUNS, questionHref } from '@/lib/url/question'
import { readRunsFilter, runsHref } from '@/lib/url/runs-filter'
import { asCount } from '@/lib/url/text'

/**
 * Where the form around the table of runs leads: `run` (several) are chosen, `do` says what for. `compare`: to their comparison; `keep`: back to the
 * list whose address is `from`, with them in it, so that others can be chosen on its other pages.
 */
export function GET(request: Request): Response {
  const search = new URL(request.url).searchParams
  const runs = [...new Set(search.getAll('run').flatMap((raw) => asCount(1).parse(raw) ?? []))].slice(0, MAX_RUNS)
  if (search.get('do') !== 'keep') return seeOther(questionHref({ runs }))
  const from = new URLSearchParams(search.get('from') ?? '')
  return seeOther(runsHref({ ...readRunsFilter(from).value, selected: runs }))
}
