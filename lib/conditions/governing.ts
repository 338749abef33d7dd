import type { Fact } from './fact'
import type { Gap } from './gap'
import type { Heading } from './heading'
import { isPlainMount } from './plain-mount'

/** A heading that governs the results under it until one of its kind replaces it. */
export interface Governing {
  readonly heading: Heading
  readonly facts: readonly Fact[]
  /** how many results stand between it and the one in question */
  readonly age: number
  /** it stands on the line right over its result */
  readonly touches: boolean
  /** another heading stood between it and the first result under it: "synchronous I/O:" over "raw device:" */
  readonly outer: boolean
}

/**
 * The headings in force, outermost first. A new one takes the place of the last of its kind, and what was opened under
 * that one ends with it:
 *
 *     2.4.8-ac11            [kernel]
 *     max-readahead 511     [kernel, max-readahead]
 *     killall -STOP x       over "max-readahead 3" it stands above it: [kernel, x, max-readahead]
 *     2.4.8-ac12            [kernel]
 */
export function govern(
  above: readonly Governing[],
  { headings, block, isTold, hasSentence }: Pick<Gap, 'headings' | 'block' | 'isTold' | 'hasSentence'>,
): readonly Governing[] {
  // what is told between two results ends the section that an outer title opened
  const aged = above
    .filter(({ facts }) => !(hasSentence && facts.length > 0 && facts.every(({ told }) => told === true)))
    .map((one) => ({ ...one, age: one.age + 1, outer: one.outer && !isTold }))
  const isOver = ({ last }: Heading) => last + 1 === block.first
  const isOuter = (heading: Heading) => isOuterOf(heading, headings)
  const placeIn = (heading: Heading) => {
    const place = isOuter(heading) ? outerPlace(heading, aged) : placeOf(heading, aged)
    return place < 0 && isOver(heading) ? seriesOf(heading, aged) : place
  }
  const places = headings.map(placeIn).filter((place) => place >= 0)
  const kept = aged.slice(0, places.length === 0 ? aged.length : Math.min(...places))
  const isTyped = block.runs.every(({ tool }) => tool === 'typed')
  const opened = headings.map((heading) => ({
    // "fio performance is as follows:" right over typed figures names what measured them
    heading: isTyped && heading.adjacent ? { ...heading, tool: null } : heading,
    facts: [...heading.facts, ...carried(heading, aged, placeIn(heading))],
    age: 0,
    touches: isOver(heading),
    outer: isOuter(heading),
  }))
  const isReplaced = (one: Heading) => [isMountOnly, isBuild].some((is) => headings.some(is) && is(one))
  return [...kept.filter(({ heading }) => !isReplaced(heading)), ...opened].slice(-MOST)
}

/** A title with a colon, or with a number, over another right over the result. */
function isOuterOf(heading: Heading, headings: readonly Heading[]): boolean {
  const inner = headings.at(-1)
  return inner !== undefined && inner !== heading && heading.unknown && [heading, inner].every(isColoned)
}

const isColoned = ({ text, adjacent }: Heading): boolean =>
  adjacent && (/\w\s*:\s*$/.test(text) || /^\s*\(?\d{1,2}[.)]\s+[A-Za-z][^.;,']{1,40}$/.test(text))

/** An outer title ends the outer one before it, with all that stood under that. */
function outerPlace(heading: Heading, above: readonly Governing[]): number {
  const before = above.findLastIndex(({ outer }) => outer)
  return before >= 0 ? before : placeOf(heading, above)
}

const isMountOnly = ({ facts }: Heading): boolean => facts.length > 0 && facts.every(isPlainMount)

/** `CONFIG_HIGHMEM=y`: how another kernel was built ends all that was said of how the one before was */
const isBuild = ({ facts }: Heading): boolean =>
  facts.length > 0 && facts.every(({ field }) => field.startsWith('factors.CONFIG_'))

/** Nobody nests so many; each run is held against all of them. */
const MOST = 60

/** "and using 4k blocks:" says more of the same */
const ADDS = /^\s*and (?:with|using|on|for) /i

/** Where the heading replaces one of its kind: -1 where it opens a new kind. */
function placeOf(heading: Heading, above: readonly Governing[]): number {
  // it ends the options before it, and nothing else
  if (isMountOnly(heading) || ADDS.test(heading.text)) return -1
  if (heading.unknown) {
    const unknown = above.findLastIndex(({ heading: one }) => one.unknown && (!heading.numbered || one.numbered))
    // "dbench while music plays:" says how the tool ran, not that the kernel over it is another
    if (unknown >= 0 || heading.numbered || heading.tool !== null) return unknown
    return isTold(above.at(-1)) ? -1 : above.length - 1
  }
  const fields = new Set(heading.facts.map(({ field }) => field))
  const same = above.findLastIndex((one) => one.facts.some(({ field }) => fields.has(field)))
  if (same >= 0) return same
  const kinds = new Set(heading.facts.map(kindOf))
  return above.findLastIndex(
    (one) => one.facts.some((fact) => kinds.has(kindOf(fact))) && !(isOnePart(heading.facts) && isMachine(one.facts)),
  )
}

/** "On a six-drive btrfs raid, find(1) takes:" tells of what all that follows ran on; "And the new version takes:" leaves it. */
const isTold = (last: Governing | undefined): boolean =>
  last?.heading.text.includes('\n') === true &&
  last.facts.length > 0 &&
  last.facts.every((fact) => isPlain(fact) || fact.field === 'toolVersion')

const partsIn = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.map(({ field }) => field).filter((field) => field.startsWith('system.')))

/** "RAID1": a title that names one part of the machine and nothing else */
const isOnePart = (facts: readonly Fact[]): boolean =>
  partsIn(facts).size === 1 && facts.every(({ field }) => field.startsWith('system.'))

/** Several parts describe the machine: a title over a result that names one of them leaves the others. */
const isMachine = (facts: readonly Fact[]): boolean => partsIn(facts).size > 1

/**
 * "Without RAID" right over one result and "RAID1" right over the next, written alike: the titles of one series, where each says
 * all that sets its result apart. -1 where the last heading is no such title.
 */
function seriesOf(heading: Heading, above: readonly Governing[]): number {
  const last = above.at(-1)
  const isAlike = last?.touches === true && last.age === 1 && shapeOf(last.heading) === shapeOf(heading)
  const tellsApart = last?.heading.unknown === true || last?.facts.some((fact) => kindOf(fact) === 'variant') === true
  return isAlike && tellsApart && heading.facts.every(isPlain) ? above.length - 1 : -1
}

/** what was measured on, and no change to it */
const isPlain = ({ field }: Fact): boolean => /^(?:kernel|filesystem)$|^system\./.test(field)

/** How a title is written: set in so far, with a colon, a mark. */
const shapeOf = ({ text, place }: Heading): string =>
  `${place.column} ${/:\s*$/.test(text)} ${/^\s*[=*#~-]/.test(text)} ${text.includes('\n')}`

/** Conditions that take each other's place though their fields differ: "with X" and "without Y", mount options and a patch. */
function kindOf({ field, value }: Fact): string {
  if (field.startsWith('system.') || field === 'factors.devices') return 'system'
  if (field === 'mountOptions' || /^factors\.(?:patch|commit)\b/.test(field) || /^(?:with|without)$/.test(value))
    return 'variant'
  return field === 'factors.before' ? 'factors.after' : field
}

const RANKS = ['kernel', 'filesystem', 'mountOptions']
const rankOf = ({ field }: Fact): number => {
  const rank = RANKS.indexOf(field)
  return rank < 0 ? RANKS.length : rank
}

/** "2.4.19 without X" replaced by "with X": what ranks above all that the new heading names stays. */
function carried(heading: Heading, above: readonly Governing[], place: number): readonly Fact[] {
  const replaced = place < 0 || heading.unknown || heading.facts.length === 0 ? undefined : above[place]
  const highest = Math.min(...heading.facts.map(rankOf))
  const kinds = new Set(heading.facts.map(kindOf))
  const facts = replaced?.facts ?? []
  const named = partsIn(heading.facts)
  const isLeft = isOnePart(heading.facts) && isMachine(facts)
  return facts.filter((fact) =>
    fact.field.startsWith('system.')
      ? isLeft && !named.has(fact.field)
      : rankOf(fact) < highest && !kinds.has(kindOf(fact)),
  )
}
