import type { BlockRun } from '@/lib/formats/format'
import type { Fact } from './fact'
import type { ScopedFact } from './scope'
import { isWorkload } from './workload'

/** Tools that print the machine's name, and those whose jobs have names of their own. */
const NAMES_ITSELF = /^(?:bonnie|netperf|lmbench)/
/** "- .5sec hiccup in xmms": what else was seen */
const DURATION = /\d ?(?:sec(?:ond)?s?|m?secs?|ms)\b/i
/** "run 2", "#3", "test1": a number tells a repeat, and nothing that was varied */
const NUMBERED = /^\W*(?:(?:test|run|pass|try|case|iteration|round|set|result)[- _]?#?)?\d+\W*$/i

/**
 * The name that stands with a run's figures, where runs of its tool have several: what the poster varied, as far as nothing else that
 * holds for the run says it. "xfs-bounce" beside "baseline" says more than the filesystem, "2.4.17 ext3" no more than both.
 */
export function nameApart(
  { tool, measurements }: BlockRun,
  printed: readonly Fact[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
  known: readonly ScopedFact[],
): ScopedFact | null {
  const own = printed.find(({ field }) => field === 'label')
  if (own === undefined || NAMES_ITSELF.test(tool) || (names.get(tool)?.size ?? 0) < 2) return null
  if (measurements[0]?.params.job !== undefined || known.some(({ field }) => field === 'factors.variant')) return null
  if (printed.some(({ field }) => field.startsWith('factors.'))) return null
  if (DURATION.test(own.value) || NUMBERED.test(own.value) || isWorkload(own.value)) return null
  const told = [...printed, ...known].filter(({ field }) => field !== 'label').map(({ value }) => bare(value))
  const rest = told
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, value) => left.replace(value, ''), bare(own.value))
  return /^v?$/.test(rest) ? null : { ...own, field: 'factors.variant', inferred: false }
}

/** `2559ext2` is 2.5.59 on ext2 */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
