import type { Group } from '@/lib/compare/comparison'

/** "System A", "System B" → "A", "B": what all titles begin with tells nothing apart. Word by word. */
export function shortPanels(titles: readonly string[]): readonly string[] {
  const words = titles.map((title) => title.split(' '))
  const [first = []] = words
  let shared = 0
  while (
    shared < Math.min(...words.map((one) => one.length)) - 1 &&
    words.every((one) => one[shared] === first[shared])
  )
    shared++
  return titles.length < 2 ? titles : words.map((one) => one.slice(shared).join(' '))
}

/**
 * Lists of options by what they add to the baseline's: `rw,noatime,delaylog` beside `rw,noatime` is "delaylog", and the
 * next one that only adds to that is "+ logbsize". Labels that are no such lists stay.
 */
export function shortGroups(groups: readonly Pick<Group, 'label' | 'isBaseline'>[]): readonly string[] {
  const base = groups.find((group) => group.isBaseline)?.label.split(',') ?? []
  let before: readonly string[] = []
  return groups.map((group) => {
    const options = group.label.split(',')
    if (group.isBaseline || options.length < 2 || options.some((option) => option.includes(' '))) return group.label
    const added = options.filter((option) => !base.includes(option))
    if (added.length === 0 || !base.every((option) => options.includes(option))) return group.label
    const further = added.filter((option) => !before.includes(option))
    const goesOn = before.length > 0 && further.length > 0 && before.every((option) => added.includes(option))
    before = added
    return goesOn ? `+ ${further.map(nameOf).join(',')}` : added.map(nameOf).join(',')
  })
}

/** `logbsize=262144` → `logbsize` */
const nameOf = (option: string): string => option.split('=')[0] ?? option
