import type { Line } from '@/lib/mail/line'
import type { Fact, ReadParagraph, ReadPassage } from './fact'
import { ATTRIBUTION, EARLIER, kindOf, NUMBERED, SENTENCE, TOOLS } from './heading-kind'
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
const MACHINE =
  /^\W*(?:system|machine|box|host|server|setup|platform|node|config(?:uration)?|test ?bed)\s+["'(]?(?:[A-Z\d]{1,3}|#\d+)["')]?\s*[:=-]/i
/** "Here are the results:", "It printed:", "what bonnie++ says" */
const INTRODUCES =
  /:\s*$|\b(?:here|below|following|follows?|results?|numbers|figures|output|gave|gives?|got|shows?|printed|says)\b[^.]*[.:]?\s*$/i
const TOOL_NAMES: Readonly<Record<string, string>> = {
  tiotest: 'tiobench',
  aim: 'aim7',
  fsmark: 'fs_mark',
  'fs-mark': 'fs_mark',
}
/** `* ext3`, `2) data=ordered support`: several of them are a list, and no titles */
const ITEM = /^\s*(?:[*o-]|\d{1,2}[.)]) /
/** "* Results on SSDs" in a paragraph of its own */
const ALONE = /^\s*[*#]\s+\w/

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
  /** lines of one part of the machine each, under a title that has not come yet */
  let listed: readonly Fact[] = []
  for (let i = passages.length - 1; i >= 0; i--) {
    const one = passages[i] as ReadPassage
    const underlined = /^\s*[=*~-]{3,}\s*$/.test(passages[i + 1]?.passage.text ?? '')
    const standsAlone = passages.length === 1 && ALONE.test(one.passage.text)
    const touches = i === passages.length - 1 && paragraph.last + 1 === first
    const stands = !touches ? 'apart' : passages.length === 1 ? 'alone' : 'last'
    const kind = bullets ? 'prose' : kindOf(one, underlined || standsAlone, stands)
    const parts = kind === 'nothing' && isPartOnly(one) ? [...one.facts, ...listed] : []
    const under = kind !== 'prose' && kind !== 'nothing' && isOfParts(one) ? listed : []
    listed = parts
    if (kind === 'prose') open = false
    else if (kind !== 'nothing' && (open || kind === 'strong' || (kind === 'unknown' && underlined)))
      headings.push(withFacts({ ...toHeading([one], open, kind === 'unknown', lines), titled: underlined }, under))
  }
  return { headings: headings.toReversed(), chain: open }
}

/** "   3 x Example ST3000DX (2TB)": says of one part of the machine what it is */
const isPartOnly = ({ facts }: ReadPassage): boolean =>
  facts.length > 0 && facts.every(({ field }) => field.startsWith('system.') && field === facts[0]?.field)

/** "- raid1 on 3 disks:" names some of the machine; the lines under it say what they are. */
const isOfParts = ({ passage, facts }: ReadPassage): boolean =>
  /:\s*$/.test(passage.text) && facts.some(({ field }) => field.startsWith('system.'))

const withFacts = (heading: Heading, facts: readonly Fact[]): Heading =>
  facts.length === 0 ? heading : { ...heading, facts: [...heading.facts, ...facts] }

/** "linux-2.4.10-pre6 with the lock-break patch (…) and the preempt patch, with CONFIG_PREEMPT=y", cut by the mailer */
const KERNEL_FIRST = /^\W*(?:linux[- ]|kernel[: ]\s*)?v?\d\.\d{1,2}\.\d{1,3}\S*\s+(?:with|\+|plus|and)\s/i

const isWrappedTitle = ({ paragraph, passages }: ReadParagraph): boolean =>
  paragraph.last - paragraph.first === 1 &&
  passages.length === 1 &&
  KERNEL_FIRST.test(paragraph.text) &&
  !SENTENCE.test(paragraph.text) &&
  !/[.!?]\s*$/.test(paragraph.text)

/** "With HEAD as 4f1d2c9ab07e (with the series)" */
const isCommit = ({ field, headingOnly }: Fact): boolean => field === 'factors.commit' && headingOnly === true

/** Of prose right over a result: the sentences that lead to it. What was only named in passing does not count. */
function introduction({ paragraph, passages }: ReadParagraph, lines: readonly Line[]): readonly Heading[] {
  const last = passages[passages.length - 1]
  if (
    last === undefined ||
    ATTRIBUTION.test(last.passage.text) ||
    !(INTRODUCES.test(last.passage.text) || passages.some(({ facts }) => facts.some(isCommit))) ||
    /^\s*see\b/i.test(last.passage.text)
  )
    return []
  const short = paragraph.last - paragraph.first < 4
  const before = short ? passages.slice(0, -1) : []
  const leading = before.map((one) => ({
    ...one,
    facts: one.facts.filter((fact) => isCommit(fact) || (fact.certainty !== 'named' && !fact.headingOnly)),
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
