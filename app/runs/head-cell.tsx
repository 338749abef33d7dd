import Link from 'next/link'
import type { ColumnKey } from '@/lib/url/run-columns'

/** Where each column's head leads, and which one sorts the table now. */
export interface SortLinks {
  readonly by: ColumnKey
  readonly dir: 'asc' | 'desc'
  /** by the column's key */
  readonly hrefs: Readonly<Record<string, string>>
}

interface Props {
  readonly column: string
  readonly words: string
  readonly meta: { readonly numeric?: boolean; readonly unit?: string } | undefined
  readonly sorts: SortLinks
}

/** Every head is a link that sorts; the one that the table is sorted by says so. */
export function HeadCell({ column, words, meta, sorts }: Props) {
  const sorted = sorts.by === column
  return (
    <th
      scope="col"
      className={meta?.numeric === true ? 'n' : undefined}
      {...(sorted ? { 'aria-sort': ARIA[sorts.dir] } : {})}
    >
      <Link className="sort" href={sorts.hrefs[column] ?? '/runs'} prefetch={false}>
        {words}
        {sorted && (sorts.dir === 'asc' ? ' ↑' : ' ↓')}
      </Link>
      {meta?.unit !== undefined && <span className="blk quiet">{meta.unit}</span>}
    </th>
  )
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const
