import { z } from 'zod'
import type { Pair, PairSummary } from '@/lib/compare/pair-summary'
import { figure } from './figure'
import { count, named, text, textOrNull } from './words'

const interval = z.tuple([z.number(), z.number()]).nullable()
const fields = z.array(text)

const pair = named('Pair', 'A machine’s own ratio of one value to the baseline.', {
  title: text,
  value: text,
  baseValue: text,
  base: figure,
  other: figure,
  ratio: z.number().describe('of the geometric means'),
  baseText: text,
  otherText: text,
  baseN: count,
  n: count,
  interval: interval.describe('95 %; null: a side is a single run'),
  rankTest: named('RankTest', 'Mann and Whitney’s exact test.', { p: z.number().nullable() }).nullable(),
  machine: text,
  besides: text,
  alsoDiffersIn: fields,
  measuresMemory: z.boolean(),
}) satisfies z.ZodType<Pair>

const gap = z.enum(['too-fast', 'not-run', 'zero', 'unlike-units', 'equal-runs', 'must-be-equal'])

export const pairSummary = named('PairSummary', 'One metric and value over all machines that have a matched pair.', {
  metric: text,
  title: text,
  unit: textOrNull,
  better: z.enum(['higher', 'lower']),
  value: text,
  baseValue: text,
  mail: z.boolean(),
  pairs: z.array(pair).describe('the first sixteen'),
  pairsTotal: count,
  machines: count,
  improved: count,
  worsened: count,
  ratio: z.number().describe('geometric mean of the machines’ ratios'),
  interval: interval.describe('95 %; null: fewer than three machines'),
  spread: named('Spread', 'Between the machines.', {
    low: z.number(),
    high: z.number(),
    deviation: z.number().describe('of the logarithms, as a factor'),
  }).nullable(),
  alsoDiffersIn: fields,
  inMemory: count,
  gaps: z.array(named('Gap', 'What was left out, and how often.', { gap, pairs: count })),
}) satisfies z.ZodType<PairSummary>
