import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "After (heavy) work:", "before 4f1d2c9ab07e:", "after patch" as a heading */
const STATE =
  /^[\s*#=[(-]*(?:(?:(?:test |the )?results?|numbers|figures|output) )?(after|before)\s+(?:an?\s+|the\s+|this\s+|my\s+)?([^:]{2,40}?)[\s:*=#\])-]*$/i
/** "before" over some results, "after:" over the others; "[w/o]" and "[w]" */
const ALONE = /^[\s*#=[(-]*(before|after|without|with|w\/o|w\/|(?<=\[)w(?=\]))[\s:*=#\])-]*$/i
const COMMIT = /^(?:commit\s+)?([\da-f]{7,40})\b/i
/** "At commit 4f1d2c9ab07e:", "at the previous commit = 5e2d3c8bb18f", "commit 4f1d2c9ab07e:" */
const AT_COMMIT =
  /^[\s*#=[(-]*(?:(?:at|on|with) (?:the )?(?:(?:previous|parent|last|next) )?)?commit(?: is)?\s*[=:]?\s*((?=[a-f]*\d)[\da-f]{7,40})(?=\s*[:,(]|\s*$)/i
/** what was changed in the source, not on the machine: "before patchset", "after whole patchset applied" */
const CHANGE =
  /^(?:applying\s+)?(?:\w+\s+)?(patch(?=$|es\b|\s)|patchset|series|change|modification|optimi[sz]ation|fix|commit)(?:es)?(?:\s+set)?(?:\s+(?:applied|is applied|was applied))?$/i

/** The state a machine or a source tree was in when the run was made. */
export const state: Extractor = {
  name: 'state',
  hint: /after|before|with|w\/|\[w\]|commit/i,
  find({ text, kind }: Passage): readonly Found[] {
    const alone = kind === 'line' ? ALONE.exec(text) : null
    if (alone !== null) {
      const [, word = ''] = alone
      return [
        foundAt(alone, word, {
          field: 'factors.state',
          value: word.toLowerCase(),
          certainty: 'set',
          headingOnly: true,
        }),
      ]
    }
    const at = kind === 'line' ? AT_COMMIT.exec(text) : null
    if (at !== null) {
      const [, hash = ''] = at
      return [foundAt(at, hash, { field: 'factors.commit', value: hash, certainty: 'set', headingOnly: true })]
    }
    const match = kind === 'line' ? STATE.exec(text) : null
    if (match === null) return []
    const [, when = '', words = ''] = match
    const thing = words.replace(/,.*$/, '').trim()
    const commit = COMMIT.exec(words)?.[1]
    const fact = (field: string, value: string) => [
      foundAt(match, words, { field: `factors.${field}`, value, certainty: 'set' as const, headingOnly: true }),
    ]
    if (commit !== undefined && /\d/.test(commit)) return fact(`commit ${commit}`, when.toLowerCase())
    const change = CHANGE.exec(thing)?.[1]
    if (change !== undefined) return fact(change.toLowerCase(), when.toLowerCase())
    if (/\b(?:i|we|you|it|that|which|results?|numbers|here)\b/i.test(words)) return []
    if (!/:[\s*=#\])-]*$/.test(text)) return []
    return fact(when.toLowerCase(), words.replace(/[()]/g, '').trim())
  },
}
