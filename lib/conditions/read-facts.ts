import type { Line } from '@/lib/mail/line'
import { elsewhereIn } from './aside'
import type { Extractor, Found } from './extractor'
import type { Fact, ReadParagraph } from './fact'
import { extractors } from './index'
import type { Paragraph } from './paragraph'
import { type Passage, passagesOf, placeIn } from './passage'

/** The facts of a paragraph, passage by passage. */
export function readParagraph(paragraph: Paragraph, lines: readonly Line[]): ReadParagraph {
  const asked = extractors.filter(({ hint }) => hint.test(paragraph.text))
  const passages = passagesOf(paragraph)
  const listing = isListing(paragraph)
  const isConfig = (paragraph.text.match(CONFIG)?.length ?? 0) > MOST_CONFIG
  // most paragraphs are one passage
  const askedOf = (text: string) => (text === paragraph.text ? asked : asked.filter(({ hint }) => hint.test(text)))
  if (asked.length === 0) return { paragraph, passages: passages.map((passage) => ({ passage, facts: [] })) }
  return {
    paragraph,
    passages: passages.map((passage) => ({
      passage,
      facts: readPassage(passage, askedOf(passage.text), lines).filter(
        (fact) => !(listing && isSetting(fact)) && !(isConfig && fact.field.startsWith('factors.CONFIG_')),
      ),
    })),
  }
}

/** `group_reporting=1`, `extents_scanned: 2`: a job file, what a tool was given or counted */
const PAIR = /^[ \t>#]*[A-Za-z][\w.-]*[ \t]*[:=][ \t]*[^\s:]+[ \t]*$/gm
/** `disk_rr      7.273`: a column of names and one of figures */
const COLUMNS = /^[ \t>#]*[A-Za-z][\w.-]*[ \t]{2,}\d[\d.]*%?[ \t]*$/gm
/** a kernel's configuration, of which nothing was varied: one or two of its lines say how a kernel was built */
const CONFIG = /^[ \t>#]*CONFIG_[A-Z\d_]+=/gm
const MOST_CONFIG = 4
/** `[randwrite]` */
const SECTION = /^[ \t]*\[[\w-]+\][ \t]*$/m

/** Lines of names and values, one below the other, are no headings. */
const isListing = ({ text }: Paragraph): boolean =>
  text.includes('\n') && (SECTION.test(text) || [PAIR, COLUMNS].some((lines) => (text.match(lines)?.length ?? 0) > 2))

const isSetting = ({ field, headingOnly }: Fact): boolean =>
  headingOnly === true && (field === 'mountOptions' || /^factors\.(?!CONFIG_)[a-z\d]+[-_]/i.test(field))

/** A line longer than this is a dump, not something that a person wrote about a run. */
const LONGEST = 2000

/** `Signed-off-by: …`, `Link: …`: about the patch, not about a run */
const TRAILER = /^\s*[A-Z][a-z]+(?:-[A-Za-z]+)*(?:-by|-to|-from)?:\s+(?:.*<\S+@|(?:\[\d\] *)?https?:)/
/** No address of a person becomes part of a condition. */
const ADDRESS = /[^\s@]@[^\s@]+\.\w/

function readPassage(passage: Passage, asked: readonly Extractor[], lines: readonly Line[]): readonly Fact[] {
  if (passage.text.length > LONGEST || TRAILER.test(passage.text)) return []
  const end = elsewhereIn(passage.text)
  return asked
    .flatMap((extractor) => extractor.find(passage))
    .filter(({ start }) => start < end)
    .filter(({ value }) => !ADDRESS.test(value))
    .map((found) => toFact(passage, found, lines))
}

/** "4) Append tests using btrfs:" holds for what stands under it, and not for what stands under 1) to 3). */
const ONE_OF_SEVERAL = /^\s*\(?[2-9][.)]\s[^\n]{3,80}:\s*$/

const toFact = (passage: Passage, found: Found, lines: readonly Line[]): Fact =>
  Object.assign(
    placeIn(passage, found.start, found.length, lines),
    withoutPlace(ONE_OF_SEVERAL.test(passage.text) ? { ...found, later: true } : found),
  )

/** An extractor's finding without its place in the passage. */
const withoutPlace = ({ field, value, certainty, headingOnly, later, typed, told, only }: Found) => ({
  field,
  value,
  certainty,
  ...(later === undefined ? {} : { later }),
  ...(headingOnly === undefined ? {} : { headingOnly }),
  ...(typed === undefined ? {} : { typed }),
  ...(told === undefined ? {} : { told }),
  ...(only === undefined ? {} : { only }),
})

/** The facts of words that a benchmark printed: a machine column that holds a kernel or a filesystem. */
export function readWords(words: string, place: Pick<Fact, 'index' | 'line' | 'column' | 'text'>): readonly Fact[] {
  if (words.length > LONGEST) return []
  const passage: Passage = { text: words, kind: 'line', index: place.index, start: 0 }
  return extractors
    .filter(({ hint }) => hint.test(words))
    .flatMap((extractor) => extractor.find(passage))
    .map((found) => ({ ...withoutPlace(found), ...place }))
}
