import type { Line } from '@/lib/mail/line'
import { isAside } from './aside'
import type { Fact, ReadParagraph, ReadPassage } from './fact'
import { placeIn } from './passage'
import { isWorkload } from './workload'

/** Words over results: their facts govern what stands under them. */
export interface Heading {
  readonly text: string
  /** where its words begin, and as much of them as stands on that line */
  readonly place: Pick<Fact, 'index' | 'line' | 'column' | 'text'>
  readonly facts: readonly Fact[]
  /** index of its last line */
  readonly last: number
  /** nothing but other headings stands between it and the result */
  readonly adjacent: boolean
  /** the benchmark that it names: it says nothing of another's results */
  readonly tool: string | null
  /** names something that no extractor knows: "with the old disk" */
  readonly unknown: boolean
  /** a line is drawn under it */
  readonly titled: boolean
  /** "Here's a previous test": what holds for the others need not hold for it */
  readonly earlier: boolean
  /** "Test 1:", "Random write:": one of several, whatever else governs them */
  readonly numbered: boolean
}

const LONGEST = 110
const ATTRIBUTION =
  /\b(?:wrote|(?:you|he|she|they|people) write|writes|said|says|schrieb|a [eé]crit|skrev|escribi[oó])\s*:?$|^(?:on|am|le) .{5,80}(?:wrote|schrieb|[eé]crit)\b/i
const FURNITURE =
  /^(?:(?:to unsubscribe|more majordomo|please read the faq|size is mb|send the line|run status group|(?:mon|tue|wed|thu|fri|sat|sun)\w*,? \w+ .*\d:\d\d:\d\d).*|[-_=*~#\s]*|(?:best |kind )?regards,?|cheers,?|thanks,?|(?:hi|hello|hey|hallo|dear)(?: [A-Za-z][\w.-]*){0,3}[,!.]?|\[\.*\]|\[?snip\]?|done[.!]?|done \d.*|command exited .*|subject:.*|from:.*|date:.*|to:.*|cc:.*)$/i
/** "Ran 9/5/01": when it was measured, and no name for it */
const WHEN =
  /^\W*(?:(?:ran|run|tested|measured|taken|dated?|done)\b\W*(?:on|at)?\s*)?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})(?:\s+\d{1,2}:\d\d\S*)?\W*$/i
const MACHINE =
  /^\W*(?:system|machine|box|host|server|setup|platform|node|config(?:uration)?|test ?bed)\s+["'(]?(?:[A-Z\d]{1,3}|#\d+)["')]?\s*[:=-]/i
/** "Here are the results:", "It printed:", "what bonnie++ says" */
const INTRODUCES =
  /:\s*$|\b(?:here|below|following|follows?|results?|numbers|figures|output|gave|gives?|got|shows?|printed|says)\b[^.]*[.:]?\s*$/i
/** Says nothing of a condition, and nothing else than before: no reason to drop what stood there. */
const SAME =
  /\b(?:again|once more|repeat\w*|retry|re-?run|same (?:test|thing|again)|second run|2nd run|another run|try again|first run|1st run|third run|3rd run|results?|numbers|here|output|below|following|benchmark\w*|summary)\b/i
const TOOLS =
  /\b(dbench|tbench|bonnie\+\+|tiobench|tiotest|netbench|iozone|fio|fs[_-]?mark|postmark|sysbench|compilebench|filebench|ffsb|aim(?= ?(?:7|9|vii|suite|bench))|reaim)(?![\w.])/i
const TOOL_NAMES: Readonly<Record<string, string>> = {
  tiotest: 'tiobench',
  aim: 'aim7',
  fsmark: 'fs_mark',
  'fs-mark': 'fs_mark',
}
const NUMBERED =
  /^\W*(?:(?:test|run|case|config(?:uration)?|phase|step|series|round|setup|experiment)\s*(?:no\.?|nr\.?|#)?\s*(?:\d{1,2}|[A-Z])|[A-Z]\d?)\W*$/i
const EARLIER =
  /\b(?:previous|earlier|older?|last|former)\s+(?:test|run|result|number|kernel|version|figure|benchmark)s?\b/i
/** "DONTCACHE on reads and stable writes + fadvise after COMMIT:": a title of many words has no verb that tells */
const LONG_TITLE = 12
const SENTENCE =
  /\b(?:i|we|you|it|they|is|are|was|were|has|have|had|gives?|gave|shows?|gets?|got|see|seen?|ran|run|did|does|do|can|could|will|would|should|made|makes?|tested|used|using|this|that|these|those|which|here|there|following|below|above|then|so|but|because|when|while|if|as)\b/i
/** `TOTAL  100%  15G  15G`: a row of figures */
const ROW = /(?:\s+\d[\d.,]*[%KMGT]?){2}\s*$/
/** "Data written (calculated): 5820352 bytes": counted beside the result, and no title */
const STATISTIC = /[:=]\s*\d[\d.,]*(?:\s*[A-Za-z%]+)?\s*$/
/** `* ext3`, `2) data=ordered support`: several of them are a list, and no titles */
const ITEM = /^\s*(?:[*o-]|\d{1,2}[.)]) /
/** "* Results on SSDs" in a paragraph of its own */
const ALONE = /^\s*[*#]\s+\w/
/** what was typed to measure: it says nothing that ends what stands over it */
const COMMAND =
  /^\s*(?:sudo )?(?:\.?\/?[\w./-]*\/)?(?:dd|fio|iozone|bonnie\+\+|dbench|tbench|tiobench(?:\.pl)?|hdparm|sysbench|fs_mark|time) (?:\S+ )*?(?:-{1,2}\w|\w+=)\S*/
/** the same with several options, however long */
const LONG_COMMAND =
  /^(?:\S*\/)?(?:fio|iozone|bonnie\+\+|dbench|tbench|sysbench|fs_mark)(?: (?:-{1,2}\w\S*|\w+=\S*)){3}/
/** "dd /mnt/plain 4k": a program and the file that it was given */
const ON_FILE =
  /^\s*(?:sudo )?(?:dd|cp|mv|rm|cat|tar|ls|md5sum|umount|touch|truncate|mkdir|chmod|chown|losetup|\w+_io) (?:\S+ )*?\/\w\S*(?: \S+)*\s*$/
/** "# flush_range()": a name behind a mark, and no command */
const NAMED = /^#\s+[\w.]*(?:_|\(\))[\w.()]*$/
/** `[ann@box ~]$ `, `box:~# ` */
const PROMPT = /^\s*(?:\[[\w.-]+\]\s?[#$%>]|\[?[\w.-]+@[^\s]+(?:\s[^\]]*\])?\s?[#$%>]|[\w.-]+:[~/]\S*?[#$%>]|[#$%])\s/

/** what was typed at a prompt, what `uname -a` printed: however long */
const SHELL = new RegExp(`${PROMPT.source}|^Linux \\S+ \\d\\.\\d+\\.\\S+ #\\d`)
/** "I did a few of these, this was the best": told, and no title */
const TOLD = /^(?:i|we|it|you|they)\s+(?:\w+\s+){3}/i
/** "mainline: 513MiB/s" right over what the benchmark printed: a title with its figure */
export const SUMMED = /^[A-Za-z][\w .-]{0,30}:\s*~?\d[\d.,]*\s*(?:[KMG]i?B\/s|[km]?iops)$/i
/** fio's statistics of a disk, where they were cut out */
const DISK_STATISTICS = /^[\w-]+: ios=\d/

/** the rest of a command, a source, a path, a job file */
const SCRIPT =
  /[|;]\s*(?:grep|awk|sed|tail|head|sort|tee|done|do|echo|sync|xargs|wc)\b|;\s*done\s*$|^\s*\S+:\/\S*\s*$|^\s*\[(?:global|job|file|test|seq|rand|read|write)[\w-]*\]\s*$|^\s*[a-z_]+=\S+\s*$|^\s*(?:\/[\w.-]+)+\/?\s*$|^\s*sync\s*$|^\s*--[a-z][\w-]*=\S|^\s*echo \S+ ?>>? ?\/(?:proc|sys)\/\S+\s*$/

/** Words that may stand in a heading beside its facts. */
const FILLER =
  /\b(?:here'?s?|is|are|the|a|an|and|on|of|for|with|without|in|at|to|from|now|results?|numbers|figures|kernels?|linux|vanilla|plain|stock|default|run|runs|test|tests|first|second|third|then|using|mounted|mount|options?|filesystem|fs|bonnie\+\+|dbench|tiobench|tbench|version|patch(?:es|ed)?|applied|set|clients|once|more|same|again|this|time)\b/gi

/**
 * The headings of the paragraphs between two results, in the order of the text.
 *
 * @param first index of the first line of the result under them
 */
export function headingsOf(gap: readonly ReadParagraph[], lines: readonly Line[], first: number): readonly Heading[] {
  const headings: (readonly Heading[])[] = []
  let chain = true
  for (const read of gap.toReversed()) {
    const found = headingsIn(read, chain, lines, first)
    headings.push(found.headings)
    chain &&= found.chain
  }
  return headings.toReversed().flat()
}

/** Several items of one mark are a list. "* pid policy" under "- three disks:" is a title under a title. */
function isList(passages: readonly ReadPassage[]): boolean {
  const marks = passages.flatMap(({ passage }) => ITEM.exec(passage.text)?.[0].replace(/\d+/, '1') ?? [])
  return new Set(marks).size < marks.length
}

/** A paragraph's headings, and whether what stands above it may still be right over the result. */
function headingsIn(
  read: ReadParagraph,
  chain: boolean,
  lines: readonly Line[],
  first: number,
): { readonly headings: readonly Heading[]; readonly chain: boolean } {
  const { paragraph, passages } = read
  if (MACHINE.test(paragraph.text)) return { headings: [machineHeading(read, chain, lines)], chain }
  if (paragraph.wrapped && isWrappedTitle(read)) return { headings: [toHeading(passages, chain, false, lines)], chain }
  if (paragraph.wrapped) return { headings: chain ? introduction(read, lines) : [], chain: false }
  const bullets = isList(passages)
  let open = chain
  const headings: Heading[] = []
  for (let i = passages.length - 1; i >= 0; i--) {
    const one = passages[i] as ReadPassage
    const underlined = /^\s*[=*~-]{3,}\s*$/.test(passages[i + 1]?.passage.text ?? '')
    const standsAlone = passages.length === 1 && ALONE.test(one.passage.text)
    const touches = i === passages.length - 1 && paragraph.last + 1 === first
    const stands = !touches ? 'apart' : passages.length === 1 ? 'alone' : 'last'
    const kind = bullets ? 'prose' : kindOf(one, underlined || standsAlone, stands)
    if (kind === 'prose') open = false
    else if (kind !== 'nothing' && (open || kind === 'strong' || (kind === 'unknown' && underlined)))
      headings.push({ ...toHeading([one], open, kind === 'unknown', lines), titled: underlined })
  }
  return { headings: headings.toReversed(), chain: open }
}

/** "linux-2.4.10-pre6 with the lock-break patch (…) and the preempt patch, with CONFIG_PREEMPT=y", cut by the mailer */
const KERNEL_FIRST = /^\W*(?:linux[- ]|kernel[: ]\s*)?v?\d\.\d{1,2}\.\d{1,3}\S*\s+(?:with|\+|plus|and)\s/i

const isWrappedTitle = ({ paragraph, passages }: ReadParagraph): boolean =>
  paragraph.last - paragraph.first === 1 &&
  passages.length === 1 &&
  KERNEL_FIRST.test(paragraph.text) &&
  !SENTENCE.test(paragraph.text) &&
  !/[.!?]\s*$/.test(paragraph.text)

type Kind = 'strong' | 'weak' | 'unknown' | 'prose' | 'nothing'

/** Right over a result: all that stands there, or the last line of it. */
type Stands = 'alone' | 'last' | 'apart'

function kindOf({ passage, facts }: ReadPassage, underlined: boolean, stands: Stands): Kind {
  const text = passage.text.trim()
  if (text === '' || FURNITURE.test(text) || WHEN.test(text)) return 'nothing'
  if (facts.some((fact) => fact.typed === true && fact.text.length * 5 >= text.length * 4)) return 'strong'
  const isLong = text.split('\n').some((line) => line.length > LONGEST)
  if (isLong && !LONG_COMMAND.test(text) && !SHELL.test(text)) return 'prose'
  if (ATTRIBUTION.test(text)) return 'prose'
  if (sentenceLike(text) && isAside(text)) return 'prose'
  const own = facts.filter(({ field }) => !field.startsWith('system.'))
  if (COMMAND.test(text) || ON_FILE.test(text)) return own.length > 0 ? 'weak' : 'nothing'
  if ((PROMPT.test(text) && !NAMED.test(text)) || SCRIPT.test(text)) return own.length > 0 ? 'weak' : 'nothing'
  const titled = underlined || /:$|^[=*#~-]{2,}\s?\w|^\[.*\]$/.test(text)
  if (own.length === 0 && facts.length > 0)
    return titled && namesPart(text, facts)
      ? 'strong'
      : stands === 'alone' && namesStorage(text, facts)
        ? 'weak'
        : 'nothing'
  const words = residueOf(text, own)
  if (own.length > 0)
    return words <= 1 || (titled && words <= 6) ? 'strong' : sentenceLike(text) && words > 8 ? 'prose' : 'weak'
  if (NUMBERED.test(text) || EARLIER.test(text)) return 'unknown'
  if (stands !== 'apart' && SUMMED.test(text)) return 'unknown'
  if (DISK_STATISTICS.test(text) || STATISTIC.test(text) || ROW.test(text) || isAside(text)) return 'nothing'
  if (SAME.test(text)) return underlined && words > 1 && !sentenceLike(text) ? 'unknown' : 'nothing'
  if (titled && words <= LONG_TITLE && !SENTENCE.test(text)) return 'unknown'
  if (!titled && TOLD.test(text)) return 'prose'
  if (sentenceLike(text) || words > 6) return words > 3 ? 'prose' : 'nothing'
  return words === 0 ? (TOOLS.test(text) ? 'unknown' : 'nothing') : 'unknown'
}

/** "For Samsung PM1733:": one part of the machine, and nothing else, tells results apart */
const namesPart = (text: string, facts: readonly Fact[]): boolean =>
  new Set(facts.map(({ field }) => field)).size === 1 && residueOf(text, facts) === 0

/** "RAID1 (writing to /dev/md/test)" */
const namesStorage = (text: string, facts: readonly Fact[]): boolean =>
  namesPart(text, facts) && facts.every(({ field }) => field === 'system.raid' || field === 'system.storage')

const sentenceLike = (text: string): boolean => /[.!?,;]["')]*$/.test(text) && !/\.\.\.$/.test(text)

/** How many words are neither facts nor filler. */
function residueOf(text: string, facts: readonly Fact[]): number {
  let rest = text
  for (const fact of facts) rest = rest.replace(fact.text, ' ')
  return (
    rest
      .replace(/\([^)]*\)/g, ' ')
      .replace(FILLER, ' ')
      .match(/[A-Za-z][\w'+-]*/g)?.length ?? 0
  )
}

/** Of prose right over a result: the sentences that lead to it. What was only named in passing does not count. */
function introduction({ paragraph, passages }: ReadParagraph, lines: readonly Line[]): readonly Heading[] {
  const last = passages[passages.length - 1]
  if (
    last === undefined ||
    ATTRIBUTION.test(last.passage.text) ||
    !INTRODUCES.test(last.passage.text) ||
    /^\s*see\b/i.test(last.passage.text)
  )
    return []
  const short = paragraph.last - paragraph.first < 4
  const before = short ? passages.slice(0, -1) : []
  const leading = before.map((one) => ({
    ...one,
    facts: one.facts.filter((fact) => fact.certainty !== 'named' && !fact.headingOnly),
  }))
  return [toHeading([...leading, last], true, false, lines)]
}

function machineHeading({ passages }: ReadParagraph, chain: boolean, lines: readonly Line[]): Heading {
  return { ...toHeading(passages, chain, false, lines), tool: null }
}

function toHeading(
  passages: readonly ReadPassage[],
  adjacent: boolean,
  unknown: boolean,
  lines: readonly Line[],
): Heading {
  const text = passages.map(({ passage }) => passage.text).join('\n')
  const first = passages[0]?.passage ?? { text: '', kind: 'line', index: 0, start: 0 }
  const last = passages[passages.length - 1]?.passage
  const words = first.text.trim()
  const tool = TOOLS.exec(text)?.[1]?.toLowerCase() ?? null
  return {
    text,
    place: placeIn(first, first.text.indexOf(words), words.length, lines),
    facts: passages.flatMap(({ facts }) => facts),
    last: (last?.index ?? 0) + (last?.text.split('\n').length ?? 1) - 1,
    adjacent,
    tool: tool === null ? null : (TOOL_NAMES[tool] ?? tool),
    unknown,
    numbered: NUMBERED.test(text) || isWorkload(words.replace(/[\s:=*#-]+$|^[=*#-]+\s*/g, '')),
    titled: false,
    earlier: EARLIER.test(text),
  }
}
