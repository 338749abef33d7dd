import { formats } from '@/lib/formats'
import { metricsOf } from '@/lib/metrics'
import type { MetricInfo } from '@/lib/metrics/metric'

/** What the page and its JSON say of one benchmark. */
export interface FormatInfo {
  readonly tool: string
  readonly reads: string
  readonly sample: string
  /** false: its figures join another benchmark's run, it has none of its own */
  readonly hasRuns: boolean
  readonly metrics: readonly MetricInfo[]
}

export const formatInfos = (): readonly FormatInfo[] =>
  formats.map(({ tool, about, joinsAbove }) => ({
    tool,
    ...about,
    hasRuns: joinsAbove !== 'only',
    metrics: metricsOf(tool),
  }))
