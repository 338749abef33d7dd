import { createSerializer } from 'nuqs/server'
import { FIRST_PAGE, PAGE_COMPLAINTS, PAGE_PARSERS, type Page } from './page'
import { type Complaints, type Read, readSearch, type SearchInput } from './search'
import { asText } from './text'

/** Which stretches that were not understood, and which page of them. Keys: `tool`, `page`, `rows`. */
export interface UnreadFilter extends Page {
  /** the benchmark that they look like; `-`: it is not known; null: all of them */
  readonly tool: string | null
}

export const ALL_UNREAD: UnreadFilter = { tool: null, ...FIRST_PAGE }

/** Every key of /unread and its other forms. */
export const UNREAD_PARSERS = { tool: asText, ...PAGE_PARSERS }

const complaints: Complaints<typeof UNREAD_PARSERS> = {
  tool: 'is no benchmark. All stretches are shown.',
  ...PAGE_COMPLAINTS,
}

/** A broken value falls back to its default with a word about it. Never throws. */
export const readUnreadFilter = (search: SearchInput): Read<UnreadFilter> =>
  readSearch(UNREAD_PARSERS, complaints, search)

const serialize = createSerializer(UNREAD_PARSERS)

/** The address of a filter, defaults left out. `path`: `/unread.json`. */
export const unreadHref = (filter: Partial<UnreadFilter>, path = '/unread'): string =>
  path + serialize({ ...ALL_UNREAD, ...filter })

/** The file about a stretch for whoever mends the parser: the message that it stands in, and its first line. */
export const reportHref = (messageId: string, line: number): string => `/unread/${messageId}/${line}/report.txt`
