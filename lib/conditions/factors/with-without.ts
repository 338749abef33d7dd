import { type Extractor, type Found, foundAt } from '../extractor'
import { filesystemFamily } from '../filesystem'
import { isMountOptions } from '../mount-option-list'
import type { Passage } from '../passage'

/** "with mmap()", "w/o speedup patch", "without the low latency patch (again)": the thing is what was varied. */
const PATTERN =
  /(?<![\w-])(with|without|w\/o|w\/)(?=[\s(])\s*(?:the\s+|a\s+|an\s+|my\s+|your\s+|his\s+|this\s+|above\s+|these\s+(?=(?:patch(?:es)?|fixes|changes|commits)(?:\s+applied)?\W*$))?([^\s,;:()][^\n,;:]*?)(?=\s*(?:$|[,;:]|\.(?:\s|$)|\((?!\))|\)(?!\))(?<!\(\))|\s(?:with|without|w\/o|w\/|and|on|applied|enabled|disabled|turned|added|but|mounted|mount|vs)\s|\s(?:applied|enabled|disabled|added)\b|\s=\s))/gi

/** Not things that are varied: the results themselves, counts of the tool, what other extractors read. */
const NOT_VARIED =
  /^(?:\d|results?|numbers|it|this|that|these|those|them|all|any|some|default|defaults|same|following|respect|each|both|other|only|more|less|no\b|one\b|two\b|out\b|me\b|you\b|\w+\s+(?:clients|threads|procs|processes|users|tasks|files)\b|and\b|or\b|vs\b|time|hdparm|non-zero|different|various|several|many|few|bonnie|dbench|tiobench|iozone|fio\b|v?\d+\.\d)/i
/** What a benchmark was given, what another extractor reads, what no switch turns on and off. */
const OTHERS =
  /^-|^(?:cfq|(?:mq-)?deadline|noop|anticipatory|bfq|kyber|dd|reaim|fs_?mark|postmark|sysbench|force|kind|best|thanks|love|great|below|last|disabling|enabling|using|\w+ing)\b|\b(?:parameters?|scripts?|files?|command|commands|limits?|machine|posting|disks?|drives?|config\w*|settings?|args|arguments|jobs?|filesystem|mode)$/i
/** `Without 9c4e17d20b ("ext9: …")`; digits alone are a count unless it says so */
const COMMIT = /^(?:commit\s+((?=[a-f]*\d)[\da-f]{7,40})|((?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}))\b/i

const nameOf = (name: string): string => name.replace(/\s+/g, ' ').replace(/^patches$/, 'patch')

/** "with and without the patch": one heading over both */
const BOTH = /\bwith(?:out)?\s+(?:and|or|vs\.?|\/)\s+with(?:out)?\b/i
/** More than the name of a thing: "checks turned into reads" */
const CLAUSE = /\s(?:in|from|to|that|which|is|are|was|were|for|at|using|as|of)\s/i
const WORDS = 5

/** a change to the source or a setting: it may be named anywhere in a title */
const CHANGE =
  /(?:^|[\s-])(?:patch(?:es|set|sets)?|patch ?set|series|fix(?:es)?|commit|revert|options?|features?|support|changes?)$/i
/** a word of source code: "mmap()", "O_DIRECT" */
const CODE = /^(?:\w+\(\)|[A-Z][A-Z\d]*_[A-Z\d_]+)$/
/** a title that begins with it, a version or a list's mark aside: "a. with patch", "2.4.0 without mmap()" */
const LEADS =
  /^(?:[\s*=#>/[("'-]*|\s*\(?[a-z\d][.)]\s+|\s*(?:[*-]\s+)?(?:\w+:\s+)?|\s*(?:and |now |then )?)(?:(?:linux |kernel |stock |vanilla |plain )*v?\d\.\d[\w.+-]*[\s:,(-]+)?$/i
/** a whole list of options: "Without extents,delalloc" */
const OPTIONS = /^\s*(without|w\/o|with)\s+([a-z]\w*(?:,[a-z]\w*)+)\s*:?\s*$/i
/** `Without "threaded_aio=1":`: a parameter that was left out */
const PARAMETER = /^\s*(?:without|w\/o) ["'`]?([a-z][a-z\d]*(?:_[a-z\d]+)+)=\w+["'`]?\s*:?\s*$/i
/** "2.4.18-pre6 (no lowlat)", "2.4.18-pre6 no lowlat:", "dbench 16 (without renice)" */
const BRACKETED = /(?:\(|^\W*v?\d\.\d[\w.+-]*\s+)(no|without|w\/o)\s+([\w-]+(?: [\w-]+)?)(?:\)|(?=\s*:))\s*:?\s*$/i
/** "Using io_fsync():" over some of the results, `Using "cp --reflink"`, "Using chunk based copy" */
const USING =
  /^\s*(?:and |now |then )?using (?:the )?(?:([A-Za-z][\w./-]*(?:\(\))?(?: [\w-]+)?)\s*:|"([^"]{2,40})"\s*:?|((?:[a-z][\w/-]*)(?: [\w/-]+){1,6}))\s*$/i
/** "Some results of bonnie++ from before, without NCQ:" */
const RESULTS = /\b(?:results?|numbers|figures|output)\b/i
/** "It was introduced with this patch." */
const TELLS = /\b(?:is|are|was|were|been|comes?|came)\b[^:]*\.\s*$/i
/** "(both applied cleanly to pre14)" under a title */
const REMARK = /\n\s*\([^()]*\)\s*$/
const TITLE_WORDS = 10
const NAME_WORDS = 3

export const withWithout: Extractor = {
  name: 'with and without',
  hint: /\bwith|\bw\/|\(no |\d no |using /i,
  find({ text, kind }: Passage): readonly Found[] {
    if (BOTH.test(text)) return []
    const options = OPTIONS.exec(text)
    if (options !== null && /^w\/o|^without/i.test(options[1] ?? ''))
      return [found(options, options[2] ?? '', 'without')]
    const parameter = kind === 'line' ? PARAMETER.exec(text) : null
    if (parameter !== null) return [found(parameter, parameter[1] ?? '', 'without')]
    const bracketed = kind === 'line' ? BRACKETED.exec(text) : null
    if (bracketed !== null && isVaried(bracketed[2] ?? '')) return [found(bracketed, bracketed[2] ?? '', 'without')]
    const using = kind === 'line' ? USING.exec(text) : null
    const used = using?.[1] ?? using?.[2] ?? using?.[3] ?? ''
    if (using !== null && isThing(used))
      return [foundAt(using, used, { field: 'factors.using', value: used, certainty: 'set', headingOnly: true })]
    return [...text.matchAll(PATTERN)].flatMap((match) => {
      const [, word = '', thing = ''] = match
      const name = thing
        .trim()
        .replace(/[.\s"'*=#\]-]+$/, '')
        .replace(/^["']/, '')
      const [, called, plain] = COMMIT.exec(name) ?? []
      const commit = called ?? plain
      if (commit === undefined && !(isVaried(name) && isTitle(text, kind, match, name))) return []
      // "with 4f1d2c9ab07e reverted": without it
      const isReverted = / reverted$/.test(name)
      const value = /^(?:without|w\/o)$/i.test(word) !== isReverted ? 'without' : 'with'
      return [found(match, name.replace(/ reverted$/, ''), value, commit)]
    })
  },
}

function found(match: RegExpMatchArray, name: string, value: string, commit?: string): Found {
  return foundAt(match, name, {
    field: `factors.${commit === undefined ? nameOf(name) : `commit ${commit}`}`,
    value,
    certainty: 'set',
    headingOnly: true,
  })
}

/** Where it stands: a title of few words that names a change, or that begins with the thing and says little else. */
function isTitle(text: string, kind: Passage['kind'], match: RegExpMatchArray, name: string): boolean {
  const at = match.index ?? 0
  const after = text.slice(at + match[0].length)
  const wordsIn = (part: string) => part.match(/[A-Za-z][\w'+()-]*/g)?.length ?? 0
  const isChange = CHANGE.test(name) || CODE.test(name)
  if (isChange && TELLS.test(text)) return false
  if (isChange && kind === 'line' && LEADS.test(text.slice(0, at)) && /^\s*:\s/.test(after)) return true
  if (isChange) return wordsIn(text.replace(REMARK, '')) <= TITLE_WORDS || (kind === 'sentence' && /:\s*$/.test(text))
  if (kind === 'line' && RESULTS.test(text) && /^\s*:\s*$/.test(after) && !/\s/.test(name)) return true
  const isSwitched = /^\s*(?:turned|switched) (?:on|off)\W*$/.test(after)
  const leads = kind === 'line' && LEADS.test(text.slice(0, at)) && (isSwitched || !/\.\s*$/.test(text))
  return (
    leads &&
    name.split(/\s+/).length <= NAME_WORDS &&
    (isSwitched || /^\s*(?:[:(=]|$)/.test(after) || wordsIn(after) === 0)
  )
}

const isVaried = (name: string): boolean => isThing(name) && name.split(/\s+/).length <= WORDS

const isThing = (name: string): boolean =>
  name !== '' &&
  !NOT_VARIED.test(name) &&
  !OTHERS.test(name) &&
  !/\bkernels?\b|[="']/i.test(name) &&
  !isMountOptions(name) &&
  filesystemFamily(name) === null &&
  !CLAUSE.test(name)
