import { byField } from './by-field'
import { type Choice, choose, firstOf, NOTHING } from './choice'
import type { Fact, ReadParagraph } from './fact'
import { proseOf, type Region } from './region'

/** What is said once for the whole message: from the most outspoken to the subject. */
export interface Far {
  choose(field: string): Choice
  /** facts for every run of a field's kind: factors that were set "in all cases", a tool's version */
  readonly always: readonly Fact[]
  /** "except ext3 used mode data=writeback" */
  readonly exceptions: readonly Fact[]
}

/** Mentioning is enough for these where nothing else of the kind is mentioned. */
const BY_MENTION = new Set(['kernel', 'filesystem'])

export function readFar(region: Region, subject: readonly Fact[]): Far {
  const above = region.above.flatMap(proseOf)
  const between = region.between.flatMap(proseOf)
  const below = region.below.flatMap(proseOf)
  const all = [...above, ...between, ...below]
  const headed = region.gaps.flatMap(({ headings }) => headings.flatMap(({ facts }) => facts))
  const mentioned = [...region.above, ...region.between, ...region.below].flatMap(mentionedIn)
  const of = (facts: readonly Fact[], field: string) =>
    facts.filter((fact) => fact.field === field && fact.only === undefined)
  return {
    always: [
      ...all.filter(({ certainty, only }) => certainty === 'always' && only === undefined),
      ...all.filter(({ field }) => isForAll(field)),
    ],
    exceptions: all.filter(({ only }) => only?.field === 'filesystem'),
    choose: (field) =>
      firstOf([
        () => choose(of(all, field).filter(({ certainty }) => certainty === 'always')),
        () => quiet(choose(of(headed, field)), field),
        ...region.above.toReversed().map((paragraph) => () => choose(setIn(proseOf(paragraph), field))),
        () => choose(setIn(below, field)),
        () => (BY_MENTION.has(field) ? quiet(choose(of(mentioned, field)), field) : NOTHING),
        () => (BY_MENTION.has(field) ? quiet(choose(of(subject, field)), field) : NOTHING),
      ]),
  }
}

const setIn = (facts: readonly Fact[], field: string): readonly Fact[] =>
  facts.filter((fact) => fact.field === field && fact.certainty === 'set' && fact.only === undefined)

/** Everything that is named at all, also of something else. */
const mentionedIn = ({ passages }: ReadParagraph): readonly Fact[] =>
  passages.flatMap(({ facts }) => facts.filter(({ headingOnly }) => headingOnly !== true))

/** Several kernels in headings or in passing are no contradiction: they are other runs', or only spoken of. */
const quiet = (choice: Choice, field: string): Choice =>
  choice.fact === null || field === 'mountOptions' ? NOTHING : choice

const isForAll = (field: string): boolean =>
  field === 'toolVersion' || field === 'params.clients' || field === 'factors.mkfs options'

/**
 * The machine: the description nearest over the result, and what others add that does not contradict it. Under the results
 * only where none stands over them.
 */
export function readMachine(region: Region, before: number): readonly Fact[] {
  const { above, between, below } = region
  const over = [...above, ...between].filter(({ paragraph }) => paragraph.first < before).toReversed()
  const machine = new Map<string, readonly Fact[]>()
  for (const description of fullestFirst(over)) addDescription(machine, description)
  if (machine.size === 0)
    for (const description of fullestFirst([...between, ...below])) addDescription(machine, description)
  return [...machine.values()].flat()
}

/** Descriptions of several parts before those that name one in passing; the order stays otherwise. */
function fullestFirst(paragraphs: readonly ReadParagraph[]): readonly ReadonlyMap<string, readonly Fact[]>[] {
  const descriptions = paragraphs.map(hardwareOf)
  return [...descriptions.filter(({ size }) => size > 1), ...descriptions.filter(({ size }) => size === 1)]
}

/** A paragraph's hardware, by part, when it tells what was measured on. */
function hardwareOf(paragraph: ReadParagraph): ReadonlyMap<string, readonly Fact[]> {
  const facts = proseOf(paragraph).filter(({ field }) => field.startsWith('system.'))
  return facts.some(({ certainty }) => certainty !== 'named') ? byField(facts) : new Map()
}

function addDescription(
  machine: Map<string, readonly Fact[]>,
  description: ReadonlyMap<string, readonly Fact[]>,
): void {
  for (const [field, facts] of description) {
    const known = machine.get(field)
    if (known !== undefined && !agree(known, facts)) return
  }
  for (const [field, facts] of description) if (!machine.has(field)) machine.set(field, facts)
}

const wordsOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ value }) => value.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []))

/** One says what the other says, in more words or fewer. */
function agree(a: readonly Fact[], b: readonly Fact[]): boolean {
  const left = wordsOf(a)
  const right = wordsOf(b)
  return [...left].every((word) => right.has(word)) || [...right].every((word) => left.has(word))
}
