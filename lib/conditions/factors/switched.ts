import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "--direct enabled", "readahead disabled:": an option by its name and a word for its state, in a title. */
const SWITCHED = /(?:^[\s*=#-]*|[,(]\s*)--([a-z][\w-]*) (?:is |was )?(enabled|disabled|on|off)(?=\s*[,:;)]|\s*$)/i

/** "With 2.5.42-mm2, shared page tables enabled:", "Write cache disabled:": a feature by its name, as a title or at the end of one */
const FEATURE =
  /(?:^[\s*=#-]*(?:with )?(?:the )?|[,(]\s*(?:with )?(?:the )?)([A-Za-z][\w/-]*(?: [\w/-]+){0,2}) (?:(?:is |was )?(enabled|disabled)|(?:is |was )?(?:turned|switched) (on|off))\s*\)?\s*:\s*$/i
/** words of a sentence, which names no feature */
const PROSE =
  /\b(?:it|this|that|which|i|we|you|they|not|both|all|and|or|when|if|while|have|has|having|be|been|being|is|was|patch\w*|kernel)\b/i

export const switched: Extractor = {
  name: 'switched option',
  hint: /--[a-z]|enabled|disabled|turned|switched/i,
  find({ text, kind }: Passage): readonly Found[] {
    if (kind !== 'line' || text.length > 120) return []
    const feature = FEATURE.exec(text)
    const match = SWITCHED.exec(text) ?? (PROSE.test(feature?.[1] ?? 'it') ? null : feature)
    if (match === null) return []
    const [, name = '', state = '', turned = ''] = match
    const value = state === '' ? turned : state
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
