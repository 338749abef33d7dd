import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "--direct enabled", "readahead disabled:": an option by its name and a word for its state, in a title. */
const SWITCHED = /(?:^[\s*=#-]*|[,(]\s*)--([a-z][\w-]*) (?:is |was )?(enabled|disabled|on|off)(?=\s*[,:;)]|\s*$)/i

export const switched: Extractor = {
  name: 'switched option',
  hint: /--[a-z]/i,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? SWITCHED.exec(text) : null
    if (match === null) return []
    const [, name = '', value = ''] = match
    return [
      foundAt(match, value, {
        field: `factors.${name}`,
        value: value.toLowerCase(),
        certainty: 'set',
        headingOnly: true,
      }),
    ]
  },
}
