import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** "After (heavy) work:", "before 4f1d2c9ab07e:", "after patch" as a heading */
const STATE =
  /^[\s*#=[(-]*(?:(?:(?:(?:test|the|fio|dbench|dd|[bB]onnie(?:\+\+)?) )?(?:results?|output)|numbers|figures|performance|throughput|timings?|(?:re-?)?(?:run(?:ning)?|ran|test(?:ed|ing)?|measured)(?: (?:it|them|(?:the )?tests?(?: ?case)?))?) )?(after|before)\s+(?:an?\s+|the\s+|this\s+|my\s+)?([^:]{2,40}?)[\s:*=#\])-]*$/i
/** "before" over some results, "after:" over the others; "[w/o]" and "[w]"; "2) after (three runs):" */
const ALONE =
  /^[\s*#=[(-]*(?:\d{1,2}[.)]\s*)?(before|after|without|with|w\/o|w\/|(?<=\[)w(?=\]))(?:\s*\([^()]{1,30}\))?[\s:*=#\])-]*$/i
const COMMIT = /^(?:commit\s+)?([\da-f]{7,40})\b/i
/** "At commit 4f1d2c9ab07e:", "at the previous commit = 5e2d3c8bb18f", "commit 4f1d2c9ab07e:" */
const AT_COMMIT =
  /^[\s*#=[(-]*(?:(?:at|on|with) (?:the )?(?:(?:previous|parent|last|next) )?)?commit(?: is)?\s*[=:]?\s*((?=[a-f]*\d)[\da-f]{7,40})(?=\s*[:,(]|\s*$)/i
/** what was changed in the source, not on the machine: "before patchset", "after whole patchset applied" */
const CHANGE =
  /^(?:applying\s+)?(?:\w+\s+)?(patch(?=$|es\b|ing$|\s)|patchset|series|change|modification|optimi[sz]ation|fix|commit)(?:es|ing)?(?:\s+set)?(?:\s+(?:applied|is applied|was applied))?$/i

/** "Before this submission was merged, when creating 2000 files, the results are as follows:" */
const TOLD =
  /^(before|after) (?:this|the|my) (patch|series|change|submission|commit|fix)(?:es)?(?: (?:is|was|has been))?(?: (?:merged|applied|added))?, [^;]{3,120}:\s*(?:[$#%] .{0,200})?$/i
/** "When this patch is reverted, I got these results:", "after reverting the patch:" */
const REVERTED =
  /^(?:when|after|once|by) (?=[^,:]*\brevert)(?:reverting )?(?:this|the|my|that) (patch|series|change|commit)(?:es)?(?: (?:is|was|were|being))?( reverted)?(?:, [^;]{3,80})?:?\s*$/i
/** "dbench with 8 clients, results before:" */
const RESULTS = /^[^;]{2,60}?,? (?:the )?results? (before|after)(?: (?:the |this )?(?:patch|change|series))?:\s*$/i
/** "With HEAD as 4f1d2c9ab07e (with the series)", "Here's 4f1d2c9ab07e:" */
const HEAD =
  /^(?:(?:and )?here(?:'s| is)|(?:running )?with HEAD (?:as|at|on|=)|HEAD (?:is|at|=)) (?:commit )?((?=[a-f]*\d)[\da-f]{10,40})(?![\w-])/i

/** "State: Patch was applied", "no patch applied:", "no patch:", "patch not applied" */
const APPLIED =
  /^[\s*#=[(-]*(?:(?:state|status|kernel|patch(?:es)?)\s*:\s*)?(?:the |with (?=no ))?((no )?(patch|patchset|series)(?:es)?(?: (?:(?:is|was|were|has been|have been) )?(not )?applied|(?<=\bno \w+)))[\s:*=#\])-]*$/i
/** "null_blk before this patch:", "3) nvme after the patch": which of the poster's cases, and on which side */
const SIDE_OF =
  /^[\s*#=-]*(?:\(?\d{1,2}[.)]\s*)?([A-Za-z][\w/+-]*(?: [\w/+-]+)?),? (before|after) (?:(?:the|this|my|applying(?: the| this)?) )?(patch|patchset|series|change|commit|fix)(?:es)?[\s:*=#-]*$/i
const NO_CASE =
  /\b(?:results?|numbers|figures|output|tests?|runs?|performance|throughput|iops|timings?|times?|it|this|that|is|was)\b/i

/** The state a machine or a source tree was in when the run was made. */
export const state: Extractor = {
  name: 'state',
  hint: /after|revert|applied|no (?:patch|series)|before|with|w\/|\[w\]|commit|HEAD|here/i,
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
    const results = kind === 'line' ? RESULTS.exec(text) : null
    if (results !== null) {
      const [, when = ''] = results
      return [
        foundAt(results, when, {
          field: 'factors.state',
          value: when.toLowerCase(),
          certainty: 'set',
          headingOnly: true,
        }),
      ]
    }
    const applied = kind === 'line' ? APPLIED.exec(text) : null
    if (applied !== null) {
      const [, words = '', no, change = '', not] = applied
      const value = no === undefined && not === undefined ? 'with' : 'without'
      return [
        foundAt(applied, words, {
          field: `factors.${change.toLowerCase()}`,
          value,
          certainty: 'set',
          headingOnly: true,
        }),
      ]
    }
    const side = kind === 'line' ? SIDE_OF.exec(text) : null
    if (side !== null && !NO_CASE.test(side[1] ?? '')) {
      const [, name = '', when = '', change = ''] = side
      const fact = (words: string, field: string, value: string) =>
        foundAt(side, words, { field: `factors.${field}`, value, certainty: 'set' as const, headingOnly: true })
      return [fact(name, 'variant', name), fact(when, change.toLowerCase(), when.toLowerCase())]
    }
    const told = TOLD.exec(text.replace(/\n/g, ' '))
    if (told !== null) {
      const [, when = '', change = ''] = told
      return [
        foundAt(told, when, {
          field: `factors.${change.toLowerCase()}`,
          value: when.toLowerCase(),
          certainty: 'set',
          headingOnly: true,
        }),
      ]
    }
    const reverted = REVERTED.exec(text.replace(/\n/g, ' '))
    if (reverted !== null) {
      const [, change = ''] = reverted
      return [
        foundAt(reverted, change, {
          field: `factors.${change.toLowerCase()}`,
          value: 'reverted',
          certainty: 'set',
          headingOnly: true,
        }),
      ]
    }
    const at = HEAD.exec(text) ?? (kind === 'line' ? AT_COMMIT.exec(text) : null)
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
