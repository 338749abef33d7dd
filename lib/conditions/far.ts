import { byField } from './by-field'
import { type Choice, choose, firstOf, NOTHING } from './choice'
import type { Fact, ReadParagraph } from './fact'
import { proseOf, type Region } from './region'

/** What is said once for the whole message: from the most outspoken to the subject. */
export interface Far {
  /** what holds for a run that begins at that line's index */
  choose(field: string, before: number): Choice
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
  const headed = (before: number) =>
    region.gaps
      .filter(({ block }) => block.first < before)
      .flatMap(({ headings }) => headings.flatMap(({ facts }) => facts))
  const mentioned = [...region.above, ...region.between, ...region.below].flatMap(mentionedIn)
  const of = (facts: readonly Fact[], field: string) =>
    facts.filter((fact) => fact.field === field && fact.only === undefined)
  return {
    always: [
      ...all.filter(({ certainty, only }) => certainty === 'always' && only === undefined),
      ...all.filter(({ field }) => isForAll(field)),
    ],
    exceptions: all.filter(({ only }) => only?.field === 'filesystem'),
    choose: (field, before) =>
      firstOf([
        () => choose(of(all, field).filter(({ certainty }) => certainty === 'always')),
        () => quiet(choose(of(headed(before), field)), field),
        ...region.above.toReversed().map((paragraph) => () => choose(setIn(proseOf(paragraph), field))),
        () =>
          BY_MENTION.has(field)
            ? unanimous(of([...all, ...subject], field), of([...mentioned, ...headed(Number.POSITIVE_INFINITY)], field))
            : NOTHING,
      ]),
  }
}

const setIn = (facts: readonly Fact[], field: string): readonly Fact[] =>
  facts.filter((fact) => fact.field === field && fact.certainty === 'set' && fact.only === undefined)

/** What is named of what was measured, where nothing else of the kind is named in any way. */
function unanimous(named: readonly Fact[], all: readonly Fact[]): Choice {
  const choice = choose(named)
  return choice.fact !== null && choose([...named, ...all]).fact !== null ? choice : NOTHING
}

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
  const under = [...between, ...below].filter(({ paragraph }) => paragraph.first > before)
  for (const description of fullestFirst(under)) addDescription(machine, description)
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
  const fields = byField(facts)
  return fields.size > 1 || facts.some(({ certainty }) => certainty !== 'named') ? fields : new Map()
}

function addDescription(
  machine: Map<string, readonly Fact[]>,
  description: ReadonlyMap<string, readonly Fact[]>,
): void {
  for (const [field, facts] of description) {
    const known = machine.get(field)
    if (known !== undefined && !agree(known, facts)) return
  }
  for (const [field, facts] of description)
    if (wordsOf(facts).size > wordsOf(machine.get(field) ?? []).size) machine.set(field, facts)
}

const wordsOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ value }) => value.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []))

/** One says what the other says, in more words or fewer. */
function agree(a: readonly Fact[], b: readonly Fact[]): boolean {
  const left = wordsOf(a)
  const right = wordsOf(b)
  return [...left].every((word) => right.has(word)) || [...right].every((word) => left.has(word))
}
