import { MESSAGES_PARSERS, readMessagesFilter } from './messages-filter'
import { type Read, readSearch, type SearchInput } from './search'
import { unknownKeys } from './search-query'
import { STRETCH_COMPLAINTS, STRETCH_PARSERS } from './stretch'

/** A list of messages as a program asks for it. */
export interface MessagesListQuery {
  /** what is looked for; null: all messages */
  readonly q: string | null
  readonly cursor: string | null
  readonly limit: number
}

/** Every key of the list. */
export const MESSAGES_LIST_PARSERS = { q: MESSAGES_PARSERS.q, ...STRETCH_PARSERS }

/** Never throws. */
export function readMessagesList(search: SearchInput): Read<MessagesListQuery> {
  const { value: filter, problems } = readMessagesFilter(search)
  const stretch = readSearch(STRETCH_PARSERS, STRETCH_COMPLAINTS, search)
  return {
    value: { q: filter.q, ...stretch.value },
    problems: [...problems, ...unknownKeys(filter.q ?? ''), ...stretch.problems],
  }
}
