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
    const flat = text.replace(/\n/g, ' ')
    const isLine = kind === 'line'
    return (
      (isLine ? inTitle(text) : null) ??
      said(TOLD.exec(flat), ([, when = '', change = '']) => [when, change, when]) ??
      said(REVERTED.exec(flat), ([, change = '']) => [change, change, 'reverted']) ??
      said(HEAD.exec(text) ?? (isLine ? AT_COMMIT.exec(text) : null), ([, hash = '']) => [hash, 'commit', hash]) ??
      (isLine ? fromState(text) : [])
    )
  },
}

const inTitle = (text: string): readonly Found[] | null =>
  said(ALONE.exec(text) ?? RESULTS.exec(text), ([, when = '']) => [when, 'state', when]) ??
  said(APPLIED.exec(text), ([, words = '', no, change = '', not]) => [
    words,
    change,
    no === undefined && not === undefined ? 'with' : 'without',
  ]) ??
  fromSide(text)

function fromSide(text: string): readonly Found[] | null {
  const match = SIDE_OF.exec(text)
  const [, name = '', when = '', change = ''] = match ?? []
  return match === null || NO_CASE.test(name)
    ? null
    : [found(match, name, 'variant', name), found(match, when, change.toLowerCase(), when.toLowerCase())]
}

function fromState(text: string): readonly Found[] {
  const match = STATE.exec(text)
  if (match === null) return []
  const [, when = '', words = ''] = match
  const commit = COMMIT.exec(words)?.[1]
  if (commit !== undefined && /\d/.test(commit)) return [found(match, words, `commit ${commit}`, when.toLowerCase())]
  const change = CHANGE.exec(words.replace(/,.*$/, '').trim())?.[1]
  if (change !== undefined) return [found(match, words, change.toLowerCase(), when.toLowerCase())]
  const isTold = /\b(?:i|we|you|it|that|which|results?|numbers|here)\b/i.test(words) || !/:[\s*=#\])-]*$/.test(text)
  return isTold ? [] : [found(match, words, when.toLowerCase(), words.replace(/[()]/g, '').trim())]
}

/** One fact of a match: its words, the factor, the value, both in small letters but for a commit's. null: no match. */
function said(
  match: RegExpExecArray | null,
  read: (match: RegExpExecArray) => readonly [words: string, factor: string, value: string],
): readonly Found[] | null {
  if (match === null) return null
  const [words, factor, value] = read(match)
  return [found(match, words, factor.toLowerCase(), factor === 'commit' ? value : value.toLowerCase())]
}

const found = (match: RegExpExecArray, words: string, factor: string, value: string): Found =>
  foundAt(match, words, { field: `factors.${factor}`, value, certainty: 'set', headingOnly: true })
