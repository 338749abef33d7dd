import type { ReactNode } from 'react'
import { Problems } from '@/components/compare/problems'
import { FIRST_PAGE, type Page } from '@/lib/url/page'
import type { Problem } from '@/lib/url/search'
import { PageLinks } from './page-links'

interface Props {
  /** how many there are, and what they were chosen by */
  readonly head: ReactNode
  readonly problems: readonly Problem[]
  /** "messages": the pages are those of it */
  readonly of: string
  readonly found: { readonly page: number; readonly pages: number; readonly total: number }
  /** rows of this page */
  readonly rows: number
  /** how many rows a page may have */
  readonly sizes?: readonly number[]
  readonly hrefOf: (page: Page) => string
  /** the table; without any row what to do about it */
  readonly children: ReactNode
}

/** A list page by page: what it is of, what of the address means nothing, its rows, and the ways to the others. */
export function ListPage({ head, problems, of, found, rows, sizes = SIZES, hrefOf, children }: Props) {
  const { page, pages, total } = found
  return (
    <>
      {head}
      {problems.length > 0 && (
        <div className="mb3">
          <Problems problems={problems} />
        </div>
      )}
      {children}
      {total > 0 && (
        <PageLinks
          label={`Pages of ${of}`}
          page={page}
          pages={pages}
          rows={rows}
          total={total}
          hrefOf={(to) => hrefOf({ page: to, rows })}
          choices={sizes.map((each) => ({ rows: each, href: hrefOf({ page: 1, rows: each }) }))}
        />
      )}
    </>
  )
}

const SIZES = [FIRST_PAGE.rows, 100, 500]
