import type { Fact } from './fact'
import type { Heading } from './heading'

/** A heading that governs the results under it until one of its kind replaces it. */
export interface Governing {
  readonly heading: Heading
  readonly facts: readonly Fact[]
  /** how many results stand between it and the one in question */
  readonly age: number
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
export function govern(above: readonly Governing[], headings: readonly Heading[]): readonly Governing[] {
  const aged = above.map((one) => ({ ...one, age: one.age + 1 }))
  const places = headings.map((heading) => placeOf(heading, aged)).filter((place) => place >= 0)
  const kept = aged.slice(0, places.length === 0 ? aged.length : Math.min(...places))
  const opened = headings.map((heading) => ({ heading, facts: [...heading.facts, ...carried(heading, aged)], age: 0 }))
  return [...kept, ...opened].slice(-MOST)
}

/** Nobody nests so many; each run is held against all of them. */
const MOST = 60

/** Where the heading replaces one of its kind: -1 where it opens a new kind. */
function placeOf(heading: Heading, above: readonly Governing[]): number {
  if (heading.unknown) {
    const unknown = above.findLastIndex(({ heading: one }) => one.unknown && (!heading.numbered || one.numbered))
    // "dbench while music plays:" says how the tool ran, not that the kernel over it is another
    return unknown >= 0 || heading.numbered || heading.tool !== null ? unknown : above.length - 1
  }
  const fields = new Set(heading.facts.map(({ field }) => field))
  const same = above.findLastIndex((one) => one.facts.some(({ field }) => fields.has(field)))
  if (same >= 0) return same
  const kinds = new Set(heading.facts.map(kindOf))
  return above.findLastIndex((one) => one.facts.some((fact) => kinds.has(kindOf(fact))))
}

/** Conditions that take each other's place though their fields differ: "with X" and "without Y", mount options and a patch. */
function kindOf({ field, value }: Fact): string {
  if (field.startsWith('system.')) return 'system'
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
function carried(heading: Heading, above: readonly Governing[]): readonly Fact[] {
  const place = placeOf(heading, above)
  const replaced = place < 0 || heading.unknown || heading.facts.length === 0 ? undefined : above[place]
  const highest = Math.min(...heading.facts.map(rankOf))
  const kinds = new Set(heading.facts.map(kindOf))
  return (replaced?.facts ?? []).filter((fact) => rankOf(fact) < highest && !kinds.has(kindOf(fact)))
}
