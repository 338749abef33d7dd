import { canonicalMountOptions, canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { ConditionField } from './figure'
import { messageIdIn, messageWordsIn } from './message-value'
import type { GroupPlan } from './plan-groups'

/** What posters call the state that they started from. */
const PLAIN = /^(?:without|no|none|off|before|unpatched|vanilla|plain|stock|disabled|default|defaults|baseline)$/i

const optionsOf = (value: string | null): readonly string[] => value?.split(',').filter(Boolean) ?? []

/** Equal options written otherwise are the same value, and a message is its id whatever it is called. */
export function sameValue(by: ConditionField, a: string | null, b: string | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  if (by === 'message') return messageIdIn(a) === messageIdIn(b)
  if (by !== 'mountOptions') return false
  return canonicalMountOptions(optionsOf(a)) === canonicalMountOptions(optionsOf(b))
}

/** Smaller stands nearer to the state before anything was changed; equal ranks: the first in the text. */
const RANKS: readonly { readonly of: RegExp; rank(value: string | null): number | string }[] = [
  { of: /^kernel$/, rank: (value) => (value === null ? '~' : kernelOrder(value)) },
  { of: /^mountOptions$/, rank: (value) => (value === null ? -1 : canonicalOptions(optionsOf(value)).length) },
  { of: /^message$/, rank: (value) => messageWordsIn(value ?? '') },
  // Not stated is not the same as without, but nearer to it than anything else.
  { of: /^(?:option|factors)\./, rank: (value) => (value === null || PLAIN.test(value) ? 0 : 1) },
]

/**
 * The group that the others are compared with. Asked for: that value. Else the oldest kernel or mail, the fewest mount options, the
 * run without the option or patch, or what stands first in the text. Of one value's groups the one with the fewest conditions besides.
 */
export function chooseBaseline(
  groups: readonly GroupPlan[],
  by: ConditionField,
  asked: string | null,
): GroupPlan | undefined {
  const counted = groups.filter(({ cells }) => cells.some((cell) => cell.counted && cell.mean !== null))
  const candidates = counted.length > 0 ? counted : groups
  if (asked !== null) return plainest(candidates.filter(({ value }) => sameValue(by, value, asked)))
  const rank = RANKS.find(({ of }) => of.test(by))?.rank ?? (() => 0)
  const best = candidates.toSorted((a, b) => compare(rank(a.value), rank(b.value)) || a.first - b.first)[0]
  return best && plainest(candidates.filter(({ value }) => value === best.value))
}

function plainest(groups: readonly GroupPlan[]): GroupPlan | undefined {
  return groups.toSorted(
    (a, b) => Object.keys(a.besides).length - Object.keys(b.besides).length || a.first - b.first,
  )[0]
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)
