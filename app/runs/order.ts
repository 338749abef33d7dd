import { type RunsFilter, runsHref, type Sort } from '@/lib/url/runs-filter'
import type { SortLinks } from './head-cell'

/** What one expects first: the newest, the largest, but words from A. */
const FIRST: Readonly<Record<Sort, RunsFilter['dir']>> = {
  date: 'desc',
  tool: 'asc',
  kernel: 'desc',
  filesystem: 'asc',
  machine: 'asc',
  value: 'desc',
}

/** Where each head leads: the column that sorts now turns round, another begins as one expects. */
export function sortLinks(filter: RunsFilter): SortLinks {
  const href = (sort: Sort): string => {
    const dir = sort !== filter.sort ? FIRST[sort] : filter.dir === 'asc' ? 'desc' : 'asc'
    return runsHref({ ...filter, sort, dir, page: 1 })
  }
  const hrefs = {
    date: href('date'),
    tool: href('tool'),
    kernel: href('kernel'),
    filesystem: href('filesystem'),
    machine: href('machine'),
    value: href('value'),
  }
  return { by: filter.sort, dir: filter.dir, hrefs }
}

const WORDS: Readonly<Record<Sort, readonly [string, string]>> = {
  date: ['oldest first', 'newest first'],
  tool: ['by benchmark', 'by benchmark, from Z'],
  kernel: ['oldest kernel first', 'newest kernel first'],
  filesystem: ['by filesystem', 'by filesystem, from Z'],
  machine: ['by machine', 'by machine, from Z'],
  value: ['smallest value first', 'largest value first'],
}

export function orderWords({ sort, dir }: RunsFilter): string {
  const order = WORDS[sort][dir === 'asc' ? 0 : 1]
  return sort === 'date' ? `${order}; within a mail in its order` : order
}
