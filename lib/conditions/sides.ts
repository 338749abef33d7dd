import { type Extractor, type Found, foundAt } from './extractor'
import type { Fact } from './fact'
import type { Heading } from './heading'
import type { Passage } from './passage'

/** "- baseline summary results (3 runs):", "test results:" */
const SIDE =
  /^[\s*#=-]*(baseline|base|control|reference|test|patched|modified)\s+(?:(?:summary|raw|full|benchmark)\s+)*(?:results?|numbers|figures|summary)\s*(?:\([^()]*\)\s*)?:\s*$/i
const FIELD = 'factors.side'
const AGAINST = /^(?:baseline|base|control|reference)$/

/** Which side of a comparison a title's results are on. Both sides must be there: see withSides. */
export const sides: Extractor = {
  name: 'baseline or test',
  hint: /results?|numbers|figures|summary/i,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? SIDE.exec(text) : null
    const words = match?.[1] ?? ''
    if (match === null) return []
    return [foundAt(match, words, { field: FIELD, value: words.toLowerCase(), certainty: 'set', headingOnly: true })]
  },
}

const isSide = ({ field }: Fact): boolean => field === FIELD

/** "test results:" is what any result is called: it is a side only where another title is the baseline's. */
export function withSides(gaps: readonly (readonly Heading[])[]): readonly (readonly Heading[])[] {
  const values = gaps.flatMap((headings) => headings.flatMap(({ facts }) => facts.filter(isSide)))
  const against = values.filter(({ value }) => AGAINST.test(value)).length
  if (values.length === 0 || (against > 0 && against < values.length)) return gaps
  return gaps.map((headings) => headings.filter(({ facts }) => !facts.some(isSide)))
}
