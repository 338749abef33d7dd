import type { Comparison, Question } from './comparison'
import type { Pair, PairSummary } from './pair-summary'

/** What a comparison lacks that was kept before it was asked for, or worked out. */
const QUESTION = { against: 'base', values: [], equal: [], memory: 'marked', message: null, runs: [] } as const
const PAIR = { interval: null, rankTest: null, alsoDiffersIn: [], measuresMemory: false } as const
const SUMMARY = { mail: true, worsened: 0, spread: null, alsoDiffersIn: [], inMemory: 0, gaps: [] } as const

type Older<T, Lacking> = Omit<T, keyof Lacking> & Partial<Pick<T, keyof Lacking & keyof T>>

type OlderPair = Older<Pair, typeof PAIR & { baseValue: string }>
type OlderSummary = Older<Omit<PairSummary, 'pairs'>, typeof SUMMARY> & { readonly pairs: readonly OlderPair[] }
type OlderComparison = Omit<Comparison, 'question' | 'pairs'> & {
  readonly question: Older<Question, typeof QUESTION>
  readonly pairs: readonly OlderSummary[]
}

/**
 * A comparison as a permalink keeps it, whatever version of IOlore kept it: what it lacks is filled in as if it had not been asked for
 * or could not be told. Nothing that it says is changed. The text is that of keepComparison; nothing else writes there.
 */
export function readSnapshot(text: string): Comparison {
  const kept: OlderComparison = JSON.parse(text)
  return {
    ...kept,
    question: { ...QUESTION, ...kept.question },
    pairs: kept.pairs.map((summary) => ({
      ...SUMMARY,
      ...summary,
      pairs: summary.pairs.map((pair) => ({ ...PAIR, baseValue: summary.baseValue, ...pair })),
    })),
  }
}
