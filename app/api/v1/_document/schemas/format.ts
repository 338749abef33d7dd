import { z } from 'zod'
import type { FormatInfo } from '@/app/formats/format-infos'
import type { MetricInfo } from '@/lib/metrics/metric'
import { named, text, textOrNull } from './words'

const metric = named('Metric', 'What a figure measures.', {
  tool: text,
  metric: text.describe('its name, as `metric` of lists and comparisons takes it'),
  unit: textOrNull.describe('what the benchmark prints in, unless the figure says otherwise; null: none'),
  better: z.enum(['higher', 'lower']),
  title: text,
  short: text.describe('“block write”'),
  kind: z.enum(['write', 'read', 'random', 'files', 'rate', 'time']),
  meaning: text,
}) satisfies z.ZodType<MetricInfo>

export const metrics = named('Metrics', 'Every metric that has a name of its own.', { metrics: z.array(metric) })

export const formats = named('Formats', 'Every benchmark whose output is read.', {
  formats: z.array(
    named('Format', 'A benchmark.', {
      tool: text,
      reads: text,
      sample: text,
      hasRuns: z.boolean().describe('false: its figures join another benchmark’s run'),
      metrics: z.array(metric),
    }) satisfies z.ZodType<FormatInfo>,
  ),
})
