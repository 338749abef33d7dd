import { canonicalMountOptions } from '@/lib/conditions/canonical-mount-options'
import { MAX_PAIRS, MAX_SUMMARIES, type Question } from './comparison'
import { valueWords } from './field-words'
import { geometricMean } from './geometric-mean'
import { type Match, matchPairs } from './match-pairs'
import type { PairCell } from './pair-cell'
import type { PairSummary } from './pair-summary'
import { remembered } from './remembered'
import { partition } from './spread'

/** The pairs of one metric and one value, before their figures are fetched. */
export interface PairsPlan {
  readonly metric: string
  readonly value: string
  readonly baseValue: string
  readonly mail: boolean
  readonly matches: readonly Match[]
  readonly machines: ReadonlyMap<string, number>
  readonly gaps: PairSummary['gaps']
}

/** Those with most machines, then with most pairs. `base` as written; null: not stated. */
export function planPairs(question: Question, base: string | null, cells: readonly PairCell[]): readonly PairsPlan[] {
  const summaryOf = remembered((value: string | null) => summaryKey(question, value))
  const plans = [...partition(cells, ({ metric }) => metric)].flatMap(([metric, own]) => {
    const { pairs, gaps } = matchPairs(question, base, own)
    const left = [...gaps].map(([gap, count]) => ({ gap, pairs: count }))
    return [...partition(pairs, ({ other }) => summaryOf(other.value)).values()].map((matches) =>
      planOf(question, base, metric, matches, left),
    )
  })
  return plans
    .filter(({ matches }) => matches.length > 1)
    .sort((a, b) => b.machines.size - a.machines.size || b.matches.length - a.matches.length)
    .slice(0, MAX_SUMMARIES)
}

/** Against the value before it every value is the next one: one summary. Equal options are one value in whatever order. */
function summaryKey({ against, by }: Question, value: string | null): string {
  if (against === 'previous' || value === null) return ''
  return `=${by === 'mountOptions' ? canonicalMountOptions(value.split(',')) : value}`
}

function planOf(
  question: Question,
  base: string | null,
  metric: string,
  matches: readonly Match[],
  gaps: PairSummary['gaps'],
): PairsPlan {
  const [other, from] = [matches[0]?.other.value ?? null, base].map((value) => valueWords(question.by, value))
  const isNext = question.against === 'previous'
  const ofMachines = [...partition(matches, ({ other }) => other.machine)]
  return {
    metric,
    value: isNext ? 'the next one' : (other?.text ?? ''),
    baseValue: isNext ? 'the one before' : (from?.text ?? ''),
    mail: !isNext && other?.mail === true && from?.mail === true,
    matches: matches.toSorted((a, b) => a.base.run - b.base.run || (a.base.place ?? 0) - (b.base.place ?? 0)),
    machines: new Map(
      ofMachines.map(([machine, own]) => [machine, geometricMean(own.map(({ ratio }) => ratio))?.ratio ?? 1]),
    ),
    gaps,
  }
}

/** The pairs that are shown. */
export const listed = ({ matches }: PairsPlan): readonly Match[] => matches.slice(0, MAX_PAIRS)

/** The ids of the figures to fetch. */
export const pairFigureIds = (plans: readonly PairsPlan[]): readonly number[] =>
  plans.flatMap((plan) => listed(plan).flatMap(({ base, other }) => [base.figure, other.figure]))

/** A run on each machine that is named. */
export const pairRuns = (plans: readonly PairsPlan[]): ReadonlyMap<string, number> =>
  new Map(plans.flatMap((plan) => listed(plan).map(({ base }) => [base.machine, base.run] as const)))
