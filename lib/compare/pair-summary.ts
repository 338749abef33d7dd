/** What matched pairs come to: part of a comparison's plain data. */
import type { ConditionField, Figure } from './figure'

/** One line of the forest: a machine's own ratio of value to baseline, over everything else equal, or as near to it as there is. */
export interface Pair {
  readonly title: string
  /** the varied value of either side, in words */
  readonly value: string
  readonly baseValue: string
  readonly base: Figure
  readonly other: Figure
  /** of the geometric means */
  readonly ratio: number
  /** the geometric means for people, as in Point.text */
  readonly baseText: string
  readonly otherText: string
  readonly baseN: number
  readonly n: number
  /** of `ratio`, 95 %: Welch's t on the logarithms; null where a side is a single run */
  readonly interval: readonly [number, number] | null
  /** Mann and Whitney's exact test; `p` null: too few runs to tell; null where a side is a single run */
  readonly rankTest: { readonly p: number | null } | null
  /** pairs of one machine are one machine */
  readonly machine: string
  /** what else tells this pair apart within its machine, in words: "2.4.8-ac11, 8 threads"; '' if nothing */
  readonly besides: string
  /** conditions in which the two sides differ besides the varied one */
  readonly alsoDiffersIn: readonly ConditionField[]
  /** a side's file fits into the stated memory */
  readonly measuresMemory: boolean
}

/**
 * Why what looks like a pair is none: a side was too fast to measure or not run, is 0 (it has no ratio), its unit is not the
 * other's, it equals another run to the last digit (counted once), or the sides differ in what must be equal.
 */
export type PairGap = 'too-fast' | 'not-run' | 'zero' | 'unlike-units' | 'equal-runs' | 'must-be-equal'

/** The pairs of one value of one metric, and what they say together. */
export interface PairSummary {
  readonly metric: string
  readonly title: string
  readonly unit: string | null
  readonly better: 'higher' | 'lower'
  /** the varied value of the numerator and of the baseline */
  readonly value: string
  readonly baseValue: string
  /** both stand so in a mail (set in Mono) */
  readonly mail: boolean
  /** sorted by machine; at most MAX_PAIRS */
  readonly pairs: readonly Pair[]
  readonly pairsTotal: number
  readonly machines: number
  /** machines whose own ratio is on the better side of ×1, and on the other */
  readonly improved: number
  readonly worsened: number
  /** geometric mean of the machines' ratios (a machine with several pairs counts once, with their geometric mean) */
  readonly ratio: number
  /** 95 %, t on the logarithms, only with three machines or more */
  readonly interval: readonly [number, number] | null
  /** between the machines: lowest and highest of their ratios, and the standard deviation of the logarithms as a factor; null for one */
  readonly spread: { readonly low: number; readonly high: number; readonly deviation: number } | null
  /** conditions in which some pair differs besides the varied one */
  readonly alsoDiffersIn: readonly ConditionField[]
  /** pairs of which a side measures memory */
  readonly inMemory: number
  /** of the metric, whatever the value: what was left out, and how often */
  readonly gaps: readonly { readonly gap: PairGap; readonly pairs: number }[]
}
