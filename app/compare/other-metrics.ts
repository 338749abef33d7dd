import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { getComparison } from '@/lib/queries/comparison/get-comparison'
import type { Choices } from '@/lib/queries/comparison/offer-choices'

/** With more runs, a second answer costs more than its small drawings tell; "all metrics" still asks for it. */
const RUNS_AT_MOST = 60
const METRICS_AT_MOST = 12

/** The same question for the metrics that it does not ask for; null where there are none or the answer would be long. */
export async function askOthers(
  archive: Archive,
  comparison: Comparison,
  choices: Choices,
): Promise<Comparison | null> {
  const { question, runs } = comparison
  if (runs > RUNS_AT_MOST || question.machines === 'together') return null
  const metrics = choices.metrics
    .map((choice) => choice.value)
    .filter((metric) => metric !== 'all' && !metric.includes(',') && !question.metrics.includes(metric))
    .slice(0, METRICS_AT_MOST)
  return metrics.length === 0 ? null : getComparison(archive, { ...question, metrics })
}
