import type { Certainty, Extractor, Found } from './extractor'
import { filesystemFamily } from './filesystem'
import { matchesIn } from './matches-in'
import { ANY_LIST, ANY_LISTS, LIST, listed, OPTION, optionsAt, VALUED } from './mount-option-list'
import { fromMountTables } from './mount-tables'
import type { Passage } from './passage'

const VARIABLE = new RegExp(`\\bMOUNT_OPT(?:ION)?S?=["']?(?:-o\\s+)?(${ANY_LISTS})`, 'g')
const COMMAND = new RegExp(`\\bmount\\b[^\\n;|]*?\\s-o\\s+"?(${ANY_LISTS})`, 'gi')
/** "v3 indicates mount options=v3": whatever is set there */
const ASSIGNED = new RegExp(`\\bmount[ -]options?\\s?=\\s?["'\`(]*(${ANY_LIST})`, 'gi')
const MOUNTED = new RegExp(
  `\\b(?:(?:re)?mounted\\s+(?:\\w+\\s+){0,4}?(?:with|using|as|-o)|mount(?:ing)?\\s+(?:it\\s+|them\\s+)?(?:with|using)|mount[ -]options?(?:\\s+(?:is|are|was|were|used|of))*\\s*[:=]?|in\\s+mode|used?\\s+mode|mode)\\s+(?:the\\s+|options?\\s+|-o\\s+)*["'\`(]*(${LIST})(?![\\w=])`,
  'gi',
)
const WITH_OPTION = new RegExp(`\\bwith\\s+(?:the\\s+)?["'\`(]*(${LIST})["'\`)]*\\s+(?:mount\\s+)?options?\\b`, 'gi')
/** "(using compress-force=zstd:3 for compression)": an option with its value says what it is */
const USING = new RegExp(`\\b(?:using|with)\\s+["'\`(]*((?:${VALUED})=[\\w.:+-]+(?:, ?${OPTION})*)(?![\\w=/])`, 'gi')
/** "ext3 in data=writeback journalling mode" */
const IN_MODE = /\b(?:in|with|using)\s+(data=(?:writeback|ordered|journal))\s+(?:journal+(?:ing)?\s+)?mode\b/gi
/** a list as the whole of a line, in brackets, behind a filesystem's name or "with": counts over results only */
const ALONE = new RegExp(`(?:^|[\\s("'\`,/+:-])(${LIST})(?=$|[\\s)"'\`,:;/+.])`, 'g')
const WITHOUT = new RegExp(
  `\\b(?:without|w/o|no)\\s+(?:the\\s+)?["'\`(]*(${ANY_LIST})["'\`)]*\\s+(?:mount\\s+)?options?\\b`,
  'gi',
)
const EXCEPT =
  /\b(?:except|but|only)\s+(?:for\s+|that\s+)?(\w+),?\s+(?:which\s+|that\s+)?(?:was\s+|were\s+|is\s+)?(?:used?|using|had|has|with|in|mounted)\s/i

export const mountOptions: Extractor = {
  name: 'mount options',
  hint: /mount|option|mode|atime|data=|barrier|delaylog|notail|log(?:buf|bsize)|delalloc|mballoc|extents|writeback|nolog|compress|datacow|datasum|inode64|\bsync\b|commit=|discard|defaults|nossd|space_cache|autodefrag|flushoncommit|lazytime|fsync_mode|alloc_mode|inline_|\bdax\b|\bhard\b|\brw\b|[rw]size=|vers=|nconnect|\bsec=/i,
  find({ text, kind }: Passage): readonly Found[] {
    if (BUILT_IN.test(text)) return []
    const sure = [
      ...fromCommands(text, kind === 'sentence' && IN_PASSING.test(text) ? 'named' : 'set'),
      ...fromMountTables(text),
      ...fromSentences(text),
    ].filter(({ value }) => value !== '')
    const without = matchesIn(WITHOUT, text).flatMap((match) => absent(match))
    if (sure.length > 0 || without.length > 0) return [...sure, ...without]
    const isNotMounted = (kind === 'sentence' && ASKED.test(text)) || MAKES.test(text) || BROUGHT.test(text)
    return isNotMounted ? [] : alone(text)
  },
}

/** "We also tried it (mount -o allocsize=4096), but …": one of several things that were done */
const IN_PASSING = /\b(?:tried|try|also|but|however|could|might|would|if|instead)\b/i

const fromCommands = (text: string, certainty: Certainty): readonly Found[] =>
  [...matchesIn(COMMAND, text), ...matchesIn(VARIABLE, text)]
    .filter((match) => !/^(?:loop|opt(?:ion)?s?)$/.test(match[1] ?? ''))
    .map((match) => optionsAt(match, match[1] ?? '', { certainty, typed: true }))

/** `mke2fs -t ext4 -O inline_data /dev/sdb`: what it was made with */
const MAKES = /(?<![\w/-])(?:mkfs\S*|mke2fs|tune2fs|mkreiserfs) +-/

/** "What do you get when you enable the lazytime mount option?" */
const ASKED = /\?\s*$|\byou\b/i

/** "mounted with sync and without" */
const UNDECIDED = /^["')]*\s*(?:and|or|vs\.?|\/)\s+(?:with|without|w\/o|not)\b/i
/** "mounted filesystem with writeback", cut before "data mode" */
const MESSAGE_LINE = /-fs \(\S+\): mounted filesystem/
/** what tune2fs prints of the superblock */
const BUILT_IN = /^\s*Default mount options:/i

/** "We've added a new mount option "checkpoint=merge"": what the patch brings, and not what was mounted with */
const BROUGHT =
  /\b(?:add(?:ed|s|ing)?|introduc(?:e[ds]?|ing)|implement(?:s|ed|ing)?|provid(?:e[ds]?|ing)|propos(?:e[ds]?|ing))\s+(?:an?\s+|the\s+|new\s+|another\s+|optional\s+){0,3}(?:mount )?options?\b/i

function fromSentences(text: string): readonly Found[] {
  if (MESSAGE_LINE.test(text) || BROUGHT.test(text)) return []
  const exception = EXCEPT.exec(text)
  const name = exception === null ? null : filesystemFamily(exception[1] ?? '')
  const named = [...matchesIn(MOUNTED, text), ...matchesIn(WITH_OPTION, text), ...matchesIn(IN_MODE, text)]
  const told = named.length > 0 ? named : [...text.matchAll(ASSIGNED)]
  const used = told.length > 0 ? [] : matchesIn(USING, text).filter((match) => !FOREIGN.test(match[1] ?? ''))
  return [...told, ...used]
    .filter((match) => !UNDECIDED.test(text.slice((match.index ?? 0) + match[0].length)))
    .map((match) => {
      const excepted = name !== null && exception !== null && (match.index ?? 0) >= exception.index
      return optionsAt(
        match,
        match[1] ?? '',
        excepted ? { certainty: 'always', only: { field: 'filesystem', value: name } } : { certainty: 'set' },
      )
    })
}

/** "mounted without extents,mballoc option": what was left out is a thing that the poster varied. */
function absent(match: RegExpMatchArray): readonly Found[] {
  const words = match[1] ?? ''
  if (/^(?:any|mount|special|other|further|these|those|the)$/i.test(words)) return []
  const start = (match.index ?? 0) + match[0].indexOf(words)
  return [
    {
      field: `factors.${listed(words)}`,
      value: 'without',
      start,
      length: words.length,
      certainty: 'set',
      headingOnly: true,
    },
  ]
}

/** A list at the end of a line as long as this was most likely cut by the mailer. */
const WRAPPED = 60

/** Words that are options and much else besides: alone they say nothing. */
const AMBIGUOUS =
  /^(?:rw|ro|sync|async|hard|soft|tcp|udp|lock|barrier|barriers|tail|extents|writeback|conv|bh|ssd|dax|acl|ac|intr|cache|journal|defaults|discard|integrity|tail|attrs|mode|size)$/i

/** Valued words that other programs use as well. */
const FOREIGN = /^(?:size|mode|debug|hash|cache|device|port|mb|addr|uid|gid|resize|alloc|journal|stripe|mountport)=/i

/** "a deleted inline_data file", "the discard requests": of which kind a thing is */
const ADJUNCT = /^\s(?:files?|inodes?|requests?|bits?|blocks?|flags?|features?|commands?|code|bios?|ios?)\b/i

function alone(text: string): readonly Found[] {
  if (/\b(?:without|w\/o|no|not|except)\b/i.test(text)) return []
  const whole = text.replace(/^[\s"'(*=#[-]+|[\s"'):*=#\]-]+$/g, '')
  return matchesIn(ALONE, text)
    .filter((match) => !AMBIGUOUS.test(match[1] ?? '') || (whole === match[1] && /:\s*$/.test(text)))
    .filter((match) => !FOREIGN.test(match[1] ?? ''))
    .filter((match) => !ADJUNCT.test(text.slice((match.index ?? 0) + match[0].length)))
    .filter((match) => !(text.length >= WRAPPED && text.endsWith(match[1] ?? '') && !text.endsWith(':')))
    .map((match) => optionsAt(match, match[1] ?? '', { certainty: 'named', headingOnly: true }))
}
