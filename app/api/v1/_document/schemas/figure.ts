import { z } from 'zod'
import type { Figure } from '@/lib/compare/figure'
import { count, messageId, named, statedDate, text, textOrNull } from './words'

export const figure = named('Figure', 'One figure behind a point.', {
  runId: count,
  runLabel: textOrNull,
  messageId,
  line: count,
  column: count,
  text: text.describe('as printed'),
  value: z.number().nullable(),
  unit: textOrNull,
  status: z.enum(['ok', 'too_fast', 'not_run']),
  cpuPercent: z.number().nullable(),
  latencyUs: z.number().nullable(),
  counted: z.boolean().describe('false: equals an earlier run of its message, and is in no mean'),
  equals: textOrNull,
  date: statedDate,
}) satisfies z.ZodType<Figure>
