import type { Read, SearchInput } from './search'

/** A page of a list. Keys: `page` (from 1), `rows`. */
export interface Page {
  readonly page: number
  readonly rows: number
}

export const FIRST_PAGE: Page = { page: 1, rows: 50 }

export function readPage(_search: SearchInput): Read<Page> {
  throw new Error('not written yet')
}

export function pageHref(_path: string, _page: Partial<Page>): string {
  throw new Error('not written yet')
}

/** The address of a figure in its mail: `/messages/ID#L24.31`; without a column the line's: `#L24`. */
export function figureHref(messageId: string, line: number, column?: number): string {
  return `/messages/${messageId}#L${line}${column === undefined ? '' : `.${column}`}`
}
