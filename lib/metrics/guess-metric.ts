import type { MetricInfo, MetricKind } from './metric'

const LOWER = /(?:^|_)(?:time|latency|lat|clat|slat|overhead|elapsed|cpu|stddev|stdev|std|errors|failures|over)(?:_|$)/
const TIMES = /(?:^|_)(?:time|latency|lat|clat|slat|elapsed|overhead)(?:_|$)/

/** First match counts: a random write is random before it is a write. */
const KINDS: readonly (readonly [RegExp, MetricKind])[] = [
  [TIMES, 'time'],
  [/random|seek|stride/, 'random'],
  [/file|create|delete|stat|unlink|mkdir|tree/, 'files'],
  [/write|append|fsync/, 'write'],
  [/read/, 'read'],
]

/** Works out from its name what a metric is that stands in no table: `read_clat_p99_9`, `random_create_elapsed_time`. */
export function guessMetric(tool: string, metric: string): MetricInfo {
  const words = metric
    .replace(/_p(\d+)_(\d+)$/, ' p$1.$2')
    .replaceAll('_per_', ' a ')
    .replaceAll('_', ' ')
    .trim()
  return {
    tool,
    metric,
    unit: null,
    better: LOWER.test(metric) ? 'lower' : 'higher',
    title: words,
    short: words,
    kind: KINDS.find(([pattern]) => pattern.test(metric))?.[1] ?? 'rate',
    meaning: `As ${tool} or the poster names it.`,
  }
}
