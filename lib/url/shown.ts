import { parseAsStringLiteral } from 'nuqs/server'
import { type SearchInput, toParams } from './search'

/** How much of a long answer a page shows; it changes nothing about the answer. Key: `show`. */
export const SHOWN_PARSERS = { show: parseAsStringLiteral(['all']) }

/** Whether all of it is asked for. */
export const isShownWhole = (search: SearchInput): boolean =>
  SHOWN_PARSERS.show.parse(toParams(search).get('show') ?? '') === 'all'
