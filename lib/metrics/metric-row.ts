import type { MetricInfo, MetricKind } from './metric'

/** One line of a table of metrics. */
export type MetricRow = readonly [
  metric: string,
  unit: string | null,
  better: MetricInfo['better'],
  title: string,
  short: string,
  kind: MetricKind,
  meaning: string,
]

export const metricRows = (tool: string, rows: readonly MetricRow[]): readonly MetricInfo[] =>
  rows.map(([metric, unit, better, title, short, kind, meaning]) => ({
    tool,
    metric,
    unit,
    better,
    title,
    short,
    kind,
    meaning,
  }))
