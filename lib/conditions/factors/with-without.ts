import type { Extractor, Found } from '../extractor'
import { filesystemFamily } from '../filesystem'
import { isMountOptions } from '../mount-options'
import type { Passage } from '../passage'

/** "with mmap()", "w/o speedup patch", "without the low latency patch (again)": the thing is what was varied. */
const PATTERN =
  /(?<![\w-])(with|without|w\/o|w\/)(?=[\s(])\s*(?:the\s+|a\s+|an\s+|my\s+|your\s+|his\s+|this\s+|above\s+)?([^\s,;:()][^\n,;:]*?)(?=\s*(?:$|[,;:]|\.(?:\s|$)|\((?!\))|\)(?!\))(?<!\(\))|\s(?:with|without|w\/o|w\/|and|on|applied|enabled|disabled|turned|added|but|mounted|mount|vs)\s|\s(?:applied|enabled|disabled|added)\b))/gi

/** Not things that are varied: the results themselves, counts of the tool, what other extractors read. */
const NOT_VARIED =
  /^(?:\d|results?|numbers|it|this|that|these|those|them|all|any|some|default|defaults|same|following|respect|each|both|other|only|more|less|no\b|one\b|two\b|out\b|me\b|you\b|\w+\s+(?:clients|threads|procs|processes|users|tasks|files)\b|and\b|or\b|vs\b|time|hdparm|non-zero|different|various|several|many|few|bonnie|dbench|tiobench|iozone|fio\b|v?\d+\.\d)/i
/** `Without 9c4e17d20b ("ext9: …")` */
const COMMIT = /^(?:commit\s+)?((?=[a-f]*\d)[\da-f]{7,40})\b/i

const nameOf = (name: string): string => name.replace(/\s+/g, ' ').replace(/^patches$/, 'patch')

/** "with and without the patch": one heading over both */
const BOTH = /\bwith(?:out)?\s+(?:and|or|vs\.?|\/)\s+with(?:out)?\b/i
/** More than the name of a thing: "checks turned into reads" */
const CLAUSE = /\s(?:in|from|to|that|which|is|are|was|were|for|at|using|as|of)\s/i
const WORDS = 5

export const withWithout: Extractor = {
  name: 'with and without',
  hint: /\bwith|\bw\//i,
  find({ text }: Passage): readonly Found[] {
    if (BOTH.test(text)) return []
    return [...text.matchAll(PATTERN)].flatMap((match) => {
      const [whole, word = '', thing = ''] = match
      const name = thing
        .trim()
        .replace(/[.\s"'*=#-]+$/, '')
        .replace(/^["']/, '')
      const commit = COMMIT.exec(name)?.[1]
      if (commit === undefined && !isVaried(name)) return []
      const value = /^(?:without|w\/o)$/i.test(word) ? 'without' : 'with'
      const start = (match.index ?? 0) + whole.indexOf(thing)
      const field = `factors.${commit === undefined ? nameOf(name) : `commit ${commit}`}`
      return [{ field, value, start, length: name.length, certainty: 'set', headingOnly: true }]
    })
  },
}

const isVaried = (name: string): boolean =>
  name !== '' &&
  !NOT_VARIED.test(name) &&
  !/\bkernels?\b|=/i.test(name) &&
  !isMountOptions(name) &&
  filesystemFamily(name) === null &&
  !CLAUSE.test(name) &&
  name.split(/\s+/).length <= WORDS
