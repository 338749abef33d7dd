import { createSerializer } from 'nuqs/server'
import { type Complaints, type Read, readSearch, type SearchInput } from './search'
import { asCount, asOneOf } from './text'

/** A page of a list. Keys: `page` (from 1), `rows`. */
export interface Page {
  readonly page: number
  readonly rows: number
}

export const FIRST_PAGE: Page = { page: 1, rows: 50 }

/** Every key of a list. */
export const PAGE_PARSERS = {
  page: asCount(1).withDefault(FIRST_PAGE.page),
  rows: asOneOf([25, 50, 100, 500]).withDefault(FIRST_PAGE.rows),
}

export const PAGE_COMPLAINTS: Complaints<typeof PAGE_PARSERS> = {
  page: 'is not a page. The first is shown.',
  rows: `is not one of 25, 50, 100, 500. ${FIRST_PAGE.rows} rows are shown.`,
}

export const readPage = (search: SearchInput): Read<Page> => readSearch(PAGE_PARSERS, PAGE_COMPLAINTS, search)

const serialize = createSerializer(PAGE_PARSERS)

export const pageHref = (path: string, page: Partial<Page>): string => path + serialize({ ...FIRST_PAGE, ...page })

/** Whether an address asks for one page of a list: a form for programs gives all of it otherwise. */
export const asksForPage = (search: URLSearchParams): boolean =>
  Object.keys(PAGE_PARSERS).some((key) => (search.get(key) ?? '') !== '')
