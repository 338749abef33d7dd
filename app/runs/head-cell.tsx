import Link from 'next/link'
import type { Sort } from '@/lib/url/runs-filter'

/** Where each column's head leads, and which one sorts the table now. */
export interface SortLinks {
  readonly by: Sort
  readonly dir: 'asc' | 'desc'
  readonly hrefs: Readonly<Record<Sort, string>>
}

interface Props {
  readonly words: string
  readonly meta: { readonly sort?: Sort; readonly numeric?: boolean; readonly unit?: string } | undefined
  readonly sorts: SortLinks
}

/** A head that the archive can sort by is a link; the one it is sorted by says so. */
export function HeadCell({ words, meta, sorts }: Props) {
  const sort = meta?.sort
  const className = meta?.numeric === true ? 'n' : undefined
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        <span className="sort">{words}</span>
        {meta?.unit !== undefined && <span className="blk quiet">{meta.unit}</span>}
      </th>
    )
  const sorted = sorts.by === sort
  return (
    <th scope="col" className={className} {...(sorted ? { 'aria-sort': ARIA[sorts.dir] } : {})}>
      <Link className="sort" href={sorts.hrefs[sort]} prefetch={false}>
        {words}
        {sorted && (sorts.dir === 'asc' ? ' ↑' : ' ↓')}
      </Link>
    </th>
  )
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const
