import { isAside, speaksOfMeasuring, speaksOfOwn, speaksOfResults } from './aside'
import type { Fact, ReadParagraph } from './fact'
import type { Passage } from './passage'

/** What a paragraph of prose says of the runs. */
export interface Statement {
  /** index of the paragraph's first line */
  readonly first: number
  /** what it states of what was measured */
  readonly stated: readonly Fact[]
  /** the machine's parts in what it says of another figure of the poster's own */
  readonly beside: readonly Fact[]
  /** what it says outright of the results: "these were run on ext4" */
  readonly ofResults: readonly Fact[]
  /** everything that it names at all, also of something else */
  readonly named: readonly Fact[]
}

/** What prose states: not what counts in headings only (`used` there), not what it says of something else. null: nothing. */
export function toStatement({ paragraph, passages }: ReadParagraph, used: ReadonlySet<Fact>): Statement | null {
  const stated: Fact[] = []
  const beside: Fact[] = []
  const ofResults: Fact[] = []
  const named: Fact[] = []
  for (const { passage, facts } of passages) {
    const own = facts.filter((fact) => fact.headingOnly !== true && !used.has(fact))
    if (own.length === 0) continue
    const aside = isAside(passage.text) && !describesMachine(passage, own)
    named.push(...own)
    if (aside) beside.push(...own.filter(({ field }) => isBeside(field, passage.text)))
    const told = isMachineListed(own) || isBare(passage.text, own)
    const said = own.filter((fact) => fact.certainty === 'always' || (!aside && (told || !isHistory(fact, passage))))
    stated.push(...said)
    if (said.length > 0 && speaksOfResults(passage.text)) ofResults.push(...said)
  }
  return named.length === 0 ? null : { first: paragraph.first, stated, beside, ofResults, named }
}

/** A network has one speed, whatever was measured over it. */
const isBeside = (field: string, text: string): boolean =>
  field === 'system.network' || (field.startsWith('system.') && speaksOfOwn(text))

/** "benchmarks (hardware: dual PIII/512MB/old scsi disk (20MB/s)": the figure is the disk's, the line is the machine's */
const describesMachine = ({ kind, text }: Passage, facts: readonly Fact[]): boolean =>
  kind === 'line' &&
  (/\b(?:hardware|machine|system|setup|test ?bed)\b\s*[:=]/i.test(text) || facts.length > 2) &&
  new Set(facts.map(({ field }) => field)).size > 1 &&
  facts.every(({ field }) => field.startsWith('system.'))

/** "controller Foo 150, linux 2.6.7-rc1, disk Bar": what is said in one breath with two parts of the machine is what it ran */
const isMachineListed = (facts: readonly Fact[]): boolean =>
  new Set(
    facts
      .filter(({ field, certainty }) => field.startsWith('system.') && certainty !== 'named')
      .map(({ field }) => field),
  ).size > 1 && facts.filter(({ field }) => field === 'kernel').length < 2

/** "The ext4 filesystem and others do not hold the lock": what a filesystem is like, not what was measured */
const IN_GENERAL =
  /\b(?:do|does)(?:n't| not)\b|\bunlike\b|\bon the other hand\b|\b(?:other|some) file ?systems?\b|\band others\b|\betc\b|\band (?:the )?like\b/i

/** "Linux 2.4.19-rc1-ac3, reiserfs 3.6.": what it ran on, and not a word more */
function isBare(text: string, facts: readonly Fact[]): boolean {
  let rest = text
  for (const { text: words } of facts) rest = rest.replace(words, ' ')
  return text.length < BARE && !/[a-z]{2}/i.test(rest.replace(PLAIN, ' '))
}
const BARE = 100
const PLAIN = /\b(?:kernels?|linux|vanilla|plain|stock|on|with|and|the|version|file ?systems?|mounted)\b/gi

/** "on a 5.15 kernel a user reported": prose names kernels for many reasons. */
const isHistory = ({ field, certainty }: Fact, { kind, text }: Passage): boolean =>
  (field === 'kernel' || (field === 'filesystem' && (certainty === 'named' || IN_GENERAL.test(text)))) &&
  kind === 'sentence' &&
  !speaksOfMeasuring(text)
