import { canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type RunTerm, readSearchQuery, type SearchQuery } from '@/lib/url/search-query'
import { readJson } from '../sql/read-json'
import { messageConditions } from '../sql/search-sql'
import { hasOneOf } from './facet-columns/column'
import { type Among, everyResult } from './facet-columns/count-runs'
import type { FacetColumns } from './facet-columns/facet-columns'
import type { Dictionaries } from './facet-columns/segment'

/** The results that a search finds. In which mails its words stand is asked in SQL; what it asks of a run stands in the columns. */
export async function searchedRuns(archive: Archive, { dictionaries }: FacetColumns, typed: string): Promise<Among> {
  const { value: query } = readSearchQuery(typed)
  const messages = await messagesWith(archive, dictionaries, query)
  const terms = query.runs.map((term) => ({ field: term.field, codes: codesOf(dictionaries, term) }))
  return (segment, run) =>
    everyResult(segment, run) &&
    (messages === null || messages[segment.messages[run] ?? 0] === 1) &&
    terms.every(({ field, codes }) => hasOneOf(segment.columns[field], run, codes))
}

/** By the numbers of messages, 1: all that is asked of a message holds for it. null: nothing is asked. */
async function messagesWith(
  archive: Archive,
  { messages }: Dictionaries,
  query: SearchQuery,
): Promise<Uint8Array | null> {
  const conditions = messageConditions(query, Prisma.sql`g.id`, Prisma.sql`g.time`)
  if (conditions.length === 0) return null
  const ids = await readJson<string>(
    archive,
    Prisma.sql`json_quote(g.id)`,
    Prisma.sql`FROM Message g WHERE ${Prisma.join([...conditions], ' AND ')}`,
  )
  const found = new Uint8Array(messages.size)
  for (const id of ids) {
    const code = messages.codeOf(id)
    if (code !== undefined) found[code] = 1
  }
  return found
}

/** The values that fit, as `runConditions` says it in SQL. */
function codesOf({ values }: Dictionaries, { field, value, prefix }: RunTerm): ReadonlySet<number> {
  const wanted = field === 'option' && !prefix ? (canonicalOptions([value])[0] ?? value) : value
  return values[field].codesOf((one) => one !== null && (prefix ? one.startsWith(wanted) : one === wanted))
}
