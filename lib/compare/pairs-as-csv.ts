import { csvText } from '@/lib/http/csv'
import type { Comparison } from './comparison'
import { fieldWords } from './field-words'
import type { Pair, PairSummary } from './pair-summary'

type Row = readonly (string | number | null)[]

/** What a pair is of, its two sides, what they come to, and what the whole summary that it stands in comes to. */
const HEAD = [
  ...['metric', 'unit', 'better', 'value', 'baseline', 'machine', 'besides'],
  ...['baseline_figure', 'baseline_n', 'baseline_message', 'baseline_line', 'baseline_column'],
  ...['figure', 'n', 'message', 'line', 'column'],
  ...['ratio', 'interval_low', 'interval_high', 'rank_test_p', 'also_differs_in', 'measures_memory'],
  ...['machines', 'pairs', 'mean_ratio', 'mean_low', 'mean_high', 'improved', 'worsened'],
]

/** One row a listed pair, RFC 4180, with a header line. `pairs` says of how many, `mean_ratio` … are those of all of them. */
export function pairsAsCsv({ pairs }: Comparison): string {
  return csvText([HEAD, ...pairs.flatMap((summary) => summary.pairs.map((pair) => toRow(summary, pair)))])
}

function toRow(summary: PairSummary, pair: Pair): Row {
  const { base, other } = pair
  return [
    ...[summary.title, summary.unit, summary.better, pair.value, pair.baseValue, pair.title, pair.besides],
    ...[pair.baseText, pair.baseN, base.messageId, base.line, base.column],
    ...[pair.otherText, pair.n, other.messageId, other.line, other.column],
    ...[pair.ratio, ...(pair.interval ?? [null, null]), pair.rankTest?.p ?? null],
    ...[pair.alsoDiffersIn.map(fieldWords).join('; '), pair.measuresMemory ? 1 : 0],
    ...[summary.machines, summary.pairsTotal, summary.ratio, ...(summary.interval ?? [null, null])],
    ...[summary.improved, summary.worsened],
  ]
}
