import { createSerializer } from 'nuqs/server'
import { FIRST_PAGE, PAGE_COMPLAINTS, PAGE_PARSERS, type Page } from './page'
import { type Complaints, type Read, readSearch, type SearchInput } from './search'
import { readSearchQuery } from './search-query'
import { asText } from './text'

/** Which messages, and which page of them. Keys: `q` (lib/url/search-query), `page`, `rows`. */
export interface MessagesFilter extends Page {
  /** what was typed; null: all messages */
  readonly q: string | null
}

export const ALL_MESSAGES: MessagesFilter = { q: null, ...FIRST_PAGE }

/** Every key of /messages and its other forms. */
export const MESSAGES_PARSERS = { q: asText, ...PAGE_PARSERS }

const complaints: Complaints<typeof MESSAGES_PARSERS> = {
  q: 'cannot be searched for. All messages are shown.',
  ...PAGE_COMPLAINTS,
}

/** A broken value falls back to its default with a word about it, and so does a part of what is looked for. Never throws. */
export function readMessagesFilter(search: SearchInput): Read<MessagesFilter> {
  const { value, problems } = readSearch(MESSAGES_PARSERS, complaints, search)
  return { value, problems: [...problems, ...readSearchQuery(value.q ?? '').problems] }
}

const serialize = createSerializer(MESSAGES_PARSERS)

/** The address of a filter, defaults left out. `path`: `/messages.json`. */
export const messagesHref = (filter: Partial<MessagesFilter>, path = '/messages'): string =>
  path + serialize({ ...ALL_MESSAGES, ...filter })
