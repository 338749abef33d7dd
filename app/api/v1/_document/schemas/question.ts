import { z } from 'zod'
import type { Question } from '@/lib/compare/comparison'
import { count, named, text, textOrNull } from './words'

export const question = named('Question', 'What a comparison answers.', {
  tool: text,
  metrics: z.array(text),
  by: text.describe('the condition that is varied'),
  hold: z.array(
    named('Held', 'A condition held to a value.', { field: text, value: textOrNull.describe('null: not stated') }),
  ),
  base: textOrNull.describe('the value that the others are set against; null: chosen by the data'),
  against: z.enum(['base', 'previous']),
  values: z.array(text).describe('only these of `by`; empty: all'),
  equal: z.array(text).describe('conditions that must be equal within a matched pair'),
  memory: z.enum(['marked', 'out']).describe('runs whose file fits into the stated memory'),
  machines: z.enum(['each', 'ratio', 'together']),
  message: textOrNull.describe('only this message’s runs'),
  runs: z.array(count).describe('only these; empty: all'),
}) satisfies z.ZodType<Question>
