import type { Fact } from './fact'
import type { Governing } from './governing'
import type { Heading } from './heading'
import { SUMMED } from './heading-kind'
import { headingName } from './label'
import { isWorkload } from './workload'

/** What stands right over a run and may tell it from its neighbours. */
export interface Title {
  readonly tool: string
  readonly heading: Heading | null
  /** the name that the heading right over it gives */
  readonly label: Fact | null
  /** it stands on the line right over the result */
  readonly touches: boolean
  /** the title that this one stands under, of several results */
  readonly over: Title | null
}

/** "dbench" under the title that tells its results apart */
const TOOL_ALONE =
  /^\W*(?:[dt]bench|bonnie(?:\+\+)?|tiobench|iozone|fio|hdparm|dd|contest|kernbench|fs_?mark|postmark)\W*$/i
const WORDS = 5
/** so many in a title that ends with a colon */
const MORE_WORDS = 10
/** so many where it touches its result as well */
const MOST_WORDS = 12
const GREETING = /^(?:hi|hello|dear|hey|thanks?|regards|cheers|sincerely|note|and|but|so|then|now|ok(?:ay)?|well)\b/i
/** "With -s32, the numbers decline": told, and no title */
const CLAUSE = /, (?:the|we|it|i|they|and on|running) /i
/** what every result is, what the tool is called, what a shell is told */
const NO_VARIANT =
  /^(?:(?:the |my |our |raw |full |test |fio |complete |some |more )*(?:results?|numbers|figures|output|summary|tests?|benchmarks?|hardware|setup|environment|commands?|script|config\w*|details?|log|example|trace|profile|perf)\b.*|.*\b(?:bonnie(?:\+\+)?|hdparm|dd|fio|iozone|dbench|tiobench|fs_?mark|postmark|sysbench|time)\b.*|[-\w]*\d[-\w]*)$/i
/** "-inlined": one or two words on the line over a result */
const SHORT = /^\s*[-*]?[\w./+-]+(?: [\w./+-]+)?\s*$/
const TITLED =
  /:-?\s*$|\w -{1,2}\s*$|^\W*(?:[=*#~-]{2,}|["'[(])\s*\w|^\s*#\s+\S+(?: [\w.()-]+){0,3}\s*$|^\s*[-*]\s+\w|^\s*\(?\d{1,2}[.)]\s+[A-Za-z][^.;,']{1,40}$/

/** The heading in force over a run. */
export function titleOf(tool: string, governing: readonly Governing[], first: number): Title {
  const inner =
    governing.findLast(
      ({ heading }) => (heading.unknown && !TOOL_ALONE.test(heading.text)) || heading.facts.some(isRival),
    ) ?? governing.at(-1)
  const outer = governing.findLast((one) => one.outer && one !== inner)
  return {
    ...titleFrom(tool, inner ?? null, first),
    over: outer === undefined || inner?.touches !== true ? null : titleFrom(tool, outer, first),
  }
}

function titleFrom(tool: string, governing: Governing | null, first: number): Title {
  const heading = governing?.heading ?? null
  return {
    tool,
    heading,
    label: governing === null ? null : headingName([{ ...governing, age: 0 }]),
    touches: heading !== null && heading.last + 1 === first,
    over: null,
  }
}

/** "patched", "without X", a commit, a setting: the other side of a comparison */
const isRival = ({ field }: Fact): boolean => field.startsWith('factors.')

/** "RAID1:" beside "Single:": a title that names one thing and nothing else */
const isOneThing = ({ text, facts }: Heading): boolean =>
  facts.length === 1 &&
  /^(?:system\.raid|filesystem)$/.test(facts[0]?.field ?? '') &&
  text.replace(/^[\s*=#-]+|[\s:*=#-]+$/g, '') === facts[0]?.text.trim()

const isVariant = ({ heading, label, touches }: Title): boolean =>
  heading !== null &&
  label !== null &&
  heading.unknown &&
  !heading.numbered &&
  !heading.earlier &&
  (heading.adjacent || heading.titled) &&
  (TITLED.test(heading.text) ||
    SUMMED.test(heading.text.trim()) ||
    heading.titled ||
    (touches && SHORT.test(heading.text))) &&
  label.value.split(/\s+/).length <= (/:-?\s*$/.test(heading.text) ? (touches ? MOST_WORDS : MORE_WORDS) : WORDS) &&
  !GREETING.test(label.value) &&
  !CLAUSE.test(label.value) &&
  !NO_VARIANT.test(label.value) &&
  !isWorkload(label.value)

/** "synchronous I/O:" over titles of its own, and "asynchronous I/O:" over others: the outer ones tell apart as well. */
export function outerCases(titles: readonly Title[]): ReadonlyMap<Title, Fact> {
  const outer = titles.flatMap(({ over }) => over ?? [])
  const cases = variantTitles(outer)
  return new Map(
    titles.flatMap((title) => {
      const fact = title.over === null ? undefined : cases.get(title.over)
      return fact === undefined ? [] : [[title, { ...fact, field: 'factors.case' }] as const]
    }),
  )
}

/**
 * "out-of-line locks:" over one result and "mainline:" over another: what the titles tell apart is what the poster varied. One
 * title alone tells nothing apart.
 */
export function variantTitles(titles: readonly Title[]): ReadonlyMap<Title, Fact> {
  const called = new Map<string, Set<string>>()
  const variants = new Map<Heading, Fact>()
  for (const title of titles) {
    const own = called.get(title.tool) ?? new Set()
    called.set(title.tool, own)
    if (title.heading !== null && title.label !== null && isVariant(title)) {
      own.add(title.label.value)
      variants.set(title.heading, { ...title.label, field: 'factors.variant' })
    } else if (title.heading !== null && (title.heading.facts.some(isRival) || isOneThing(title.heading))) own.add('')
  }
  return new Map(
    titles.flatMap((title) => {
      const fact = title.heading === null ? undefined : variants.get(title.heading)
      return fact !== undefined && (called.get(title.tool)?.size ?? 0) > 1 ? [[title, fact] as const] : []
    }),
  )
}
