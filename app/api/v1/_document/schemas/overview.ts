import { z } from 'zod'
import type { Overview } from '@/lib/queries/overview/get-overview'
import { count, named, text, textOrNull } from './words'

export const overview = named('Overview', 'What the archive holds.', {
  messages: count,
  runs: count,
  seenInSeveral: count.describe('runs that stand in several messages'),
  figures: count,
  machines: count,
  tools: z.array(text).describe('benchmarks, most runs first'),
  filesystems: z.array(text),
  kernels: count,
  oldestKernel: textOrNull,
  newestKernel: textOrNull,
  firstYear: count.nullable(),
  lastYear: count.nullable(),
  findings: count,
}) satisfies z.ZodType<Overview>
