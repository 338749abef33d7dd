import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "Patch applied, 3 drives:", "mainline:", "vanilla 2.6.22": which of the two trees a heading speaks of. */
const VARIANT =
  /^[\s*#=-]*(?:(?:(?:run(?:ning)? ?|elapsed )?times?|results?|numbers|figures|throughput|performance|run(?:ning)?|ran|test(?:ed|ing)?) )?(?:(?:for|on|with|using|of) )?(?:the |an? )?(patch(?:es|set)? applied|patched|unpatched|mainline|vanilla|baseline|stock|unmodified|modified|(?:(?:un)?fixed|upstream)(?= kernel))(?=\s*$|\s*[,:：;(]|\s+v?\d\.\d|\s+kernel)/i

export const variant: Extractor = {
  name: 'patched or not',
  hint: /patch|fixed|upstream|mainline|vanilla|baseline|stock|modified/i,
  find({ text, kind }: Passage): readonly Found[] {
    const match = kind === 'line' ? VARIANT.exec(text) : null
    const words = match?.[1] ?? ''
    if (match === null) return []
    const value = words.toLowerCase().replace(/^patch\w* /, '')
    return [foundAt(match, words, { field: 'factors.patch', value, certainty: 'set', headingOnly: true })]
  },
}
