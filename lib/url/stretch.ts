import { createParser } from 'nuqs/server'
import { readSearch, type SearchInput } from './search'

/** Most rows of one answer, and how many it has where nobody says. */
export const MOST_ROWS = 500
export const ROWS = 100

/** Every key of a list of the API: where it goes on, and how many rows it gives. */
export const STRETCH_PARSERS = {
  cursor: createParser<string>({
    parse: (raw) => (/^[\w-]{1,2000}$/.test(raw) ? raw : null),
    serialize: String,
  }),
  limit: createParser<number>({
    parse: (raw) => (/^\d{1,3}$/.test(raw) && Number(raw) >= 1 && Number(raw) <= MOST_ROWS ? Number(raw) : null),
    serialize: String,
  }).withDefault(ROWS),
}

export const STRETCH_COMPLAINTS = { cursor: 'is no cursor.', limit: `is not a number from 1 to ${MOST_ROWS}.` }

/** Never throws. */
export const readStretch = (search: SearchInput) => readSearch(STRETCH_PARSERS, STRETCH_COMPLAINTS, search)
