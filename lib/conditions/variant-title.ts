import type { Fact } from './fact'
import type { Governing } from './governing'
import type { Heading } from './heading'

/** What stands right over a run and may tell it from its neighbours. */
export interface Title {
  readonly tool: string
  readonly heading: Heading | null
  /** the run's name, where the title gives one */
  readonly label: Fact | null
}

const WORDS = 5
const GREETING = /^(?:hi|hello|dear|hey|thanks?|regards|cheers|sincerely|note|and|but|so|then|now|ok(?:ay)?|well)\b/i
/** what every result is, what the tool is called, what a shell is told */
const NO_VARIANT =
  /^(?:(?:the |my |our |raw |full |test |fio |complete |some |more )*(?:results?|numbers|figures|output|summary|tests?|benchmarks?|hardware|setup|environment|commands?|script|config\w*|read|write|reads|writes|seq\w*|rand\w*|details?|log|example|trace|profile|perf)\b.*|.*\b(?:bonnie(?:\+\+)?|hdparm|dd|fio|iozone|dbench|tiobench|fs_?mark|postmark|sysbench|time)\b.*|[-\w]*\d[-\w]*)$/i
const TITLED = /:\s*$|^\W*(?:[=*#~-]{2,}|["'[(])\s*\w/

/** The heading that names what stands right under it. */
export const titleOf = (tool: string, label: Fact | null, governing: readonly Governing[]): Title => ({
  tool,
  heading: governing.findLast(({ age }) => age === 0)?.heading ?? null,
  label,
})

/** "patched", "without X", a commit: the other side of a comparison */
const isRival = ({ field, value }: Fact): boolean =>
  /^factors\.(?:patch|commit)/.test(field) || /^(?:with|without)$/.test(value)

const isVariant = ({ heading, label }: Title): boolean =>
  heading !== null &&
  label !== null &&
  heading.unknown &&
  !heading.numbered &&
  !heading.earlier &&
  heading.adjacent &&
  TITLED.test(heading.text) &&
  label.value.split(/\s+/).length <= WORDS &&
  !GREETING.test(label.value) &&
  !NO_VARIANT.test(label.value)

/**
 * "out-of-line locks:" over one result and "mainline:" over another: what the titles tell apart is what the poster varied. One
 * title alone tells nothing apart.
 */
export function variantTitles(titles: readonly Title[]): ReadonlyMap<Title, Fact> {
  const called = new Map<string, Set<string>>()
  for (const title of titles) {
    const own = called.get(title.tool) ?? new Set()
    called.set(title.tool, own)
    if (isVariant(title)) own.add(title.label?.value ?? '')
    else if (title.heading?.facts.some(isRival)) own.add('')
  }
  return new Map(
    titles.flatMap((title) =>
      title.label !== null && isVariant(title) && (called.get(title.tool)?.size ?? 0) > 1
        ? [[title, { ...title.label, field: 'factors.variant' }] as const]
        : [],
    ),
  )
}
