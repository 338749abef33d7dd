import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { ConditionField } from './figure'
import { messageWordsIn } from './message-value'
import type { GroupPlan } from './plan-groups'

/**
 * The order of bars: kernels as kernels sort, mails by their days, numbers as numbers, otherwise the baseline, then the text's order. Filesystems
 * have no order of their own: behind the baseline the higher figure stands first (for a time the lower one).
 */
export function sortGroups(
  groups: readonly GroupPlan[],
  by: ConditionField,
  baseline: GroupPlan | undefined,
  better: 'higher' | 'lower',
): readonly GroupPlan[] {
  const isNumeric = groups.every(({ value }) => value === null || isNumber(value))
  const rank = (group: GroupPlan): number | string => {
    if (by === 'kernel') return group.value === null ? '~' : kernelOrder(group.value)
    if (by === 'message') return messageWordsIn(group.value ?? '')
    if (isNumeric) return group.value === null ? Number.NEGATIVE_INFINITY : Number(group.value)
    if (sameGroupValue(group, baseline)) return Number.NEGATIVE_INFINITY
    return by === 'filesystem' ? mainMean(group) * (better === 'higher' ? -1 : 1) : 0
  }
  // Groups of one value stand together, where the first of them stands; the plainest leads.
  const valueFirst = new Map<string | null, number>()
  for (const { value, first } of groups) valueFirst.set(value, Math.min(first, valueFirst.get(value) ?? first))
  const keysOf = (group: GroupPlan) =>
    [rank(group), valueFirst.get(group.value) ?? 0, Object.keys(group.besides).length, group.first] as const
  return groups.toSorted((a, b) => compareKeys(keysOf(a), keysOf(b)))
}

function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? left
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value))

const sameGroupValue = (a: GroupPlan, b: GroupPlan | undefined): boolean => b !== undefined && a.value === b.value

/** Of the first metric; a group without figures stands last. */
function mainMean({ cells }: GroupPlan): number {
  const metric = cells[0]?.metric
  const means = cells.flatMap((cell) => (cell.metric === metric && cell.mean !== null ? [cell.mean] : []))
  return means.length === 0 ? 0 : means.reduce((sum, mean) => sum + mean, 0) / means.length
}
