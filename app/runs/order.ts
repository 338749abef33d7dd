import type { ColumnKey } from '@/lib/url/run-columns'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { columnTitle } from './column-titles'
import type { SortLinks } from './head-cell'

/** Words begin from A; of what is a number, a day or a version one expects the largest first. */
const FROM_A: ReadonlySet<ColumnKey> = new Set([
  ...(['tool', 'label', 'filesystem', 'options', 'machine', 'raid'] as const),
  ...(['figure', 'unit', 'subject', 'poster', 'list', 'line'] as const),
])

const firstDir = (key: ColumnKey): RunsFilter['dir'] => (FROM_A.has(key) ? 'asc' : 'desc')

/** Where each head leads: the column that sorts now turns round, another begins as one expects. */
export function sortLinks(filter: RunsFilter, keys: readonly ColumnKey[]): SortLinks {
  const href = (sort: ColumnKey): string => {
    const dir = sort !== filter.sort ? firstDir(sort) : filter.dir === 'asc' ? 'desc' : 'asc'
    return runsHref({ ...filter, sort, dir, page: 1 })
  }
  return { by: filter.sort, dir: filter.dir, hrefs: Object.fromEntries(keys.map((key) => [key, href(key)])) }
}

const WORDS: Readonly<Partial<Record<ColumnKey, readonly [string, string]>>> = {
  date: ['oldest first', 'newest first'],
  kernel: ['oldest kernel first', 'newest kernel first'],
  line: ['by line', 'by line, from the last'],
}

export function orderWords({ sort, dir, tool }: RunsFilter): string {
  const title = columnTitle(sort, tool)
  const byName = FROM_A.has(sort)
    ? [`by ${title}`, `by ${title}, from Z`]
    : [`smallest ${title} first`, `largest ${title} first`]
  const order = (WORDS[sort] ?? byName)[dir === 'asc' ? 0 : 1] ?? ''
  return sort === 'date' ? `${order}; within a mail in its order` : order
}
