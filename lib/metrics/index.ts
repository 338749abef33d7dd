import { diskMetrics } from './disk-metrics'
import { fileMetrics } from './file-metrics'
import { fioMetrics } from './fio-metrics'
import { guessMetric } from './guess-metric'
import { loadMetrics } from './load-metrics'
import type { MetricInfo } from './metric'
import { metricRows } from './metric-row'
import { joinedMetrics, timeMetrics } from './time-metrics'
import { treeMetrics } from './tree-metrics'

/** Every metric that is known by name, in the order of its tool's output. */
export const metrics: readonly MetricInfo[] = [
  ...diskMetrics,
  ...fioMetrics,
  ...loadMetrics,
  ...fileMetrics,
  ...timeMetrics,
  ...treeMetrics,
]

const byName = new Map(metrics.map((info) => [`${info.tool} ${info.metric}`, info]))
const joined = new Set(joinedMetrics.map(([metric]) => metric))

/**
 * What is known of a tool's metric. Times and loads under any tool's result are known too; of a pair that stands in no
 * table (fio's percentiles, a typed table's columns) the name tells, and `unit` is null.
 */
export function metricOf(tool: string, metric: string): MetricInfo {
  const known = byName.get(`${tool} ${metric}`)
  if (known) return known
  const info = joined.has(metric) ? metricRows(tool, joinedMetrics).find((row) => row.metric === metric) : undefined
  return info ?? guessMetric(tool, metric)
}

/** The metrics of one tool, in the order of its output; empty for a tool without a table. */
export const metricsOf = (tool: string): readonly MetricInfo[] => metrics.filter((info) => info.tool === tool)
