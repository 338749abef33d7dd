import { type Read, readSearch, type SearchInput } from './search'
import { STRETCH_COMPLAINTS, STRETCH_PARSERS } from './stretch'
import { UNREAD_PARSERS } from './unread-filter'

/** What was not understood, as a program asks for it. */
export interface UnreadListQuery {
  /** the benchmark that it looks like; `-`: it is not known; null: all */
  readonly tool: string | null
  readonly cursor: string | null
  readonly limit: number
}

/** Every key of the list. */
export const UNREAD_LIST_PARSERS = { tool: UNREAD_PARSERS.tool, ...STRETCH_PARSERS }

/** Never throws. */
export const readUnreadList = (search: SearchInput): Read<UnreadListQuery> =>
  readSearch(UNREAD_LIST_PARSERS, { tool: 'is no benchmark.', ...STRETCH_COMPLAINTS }, search)
