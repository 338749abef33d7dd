import { metricOf } from '@/lib/metrics'
import type { Question } from './comparison'
import { fieldWords, heldWords } from './field-words'

/** "Sequential block write of bonnie++ by mount options, on xfs, kernel 2.4.7, what measures memory left out". */
export function comparisonTitle({ tool, metrics, by, hold, memory }: Question): string {
  const [first = ''] = metrics
  const what = metrics.length === 1 ? metricOf(tool, first).title : `${metrics.length} metrics`
  const held = hold.map(({ field, value }) =>
    field === 'filesystem' && value !== null ? `on ${value}` : heldWords(field, value),
  )
  const left = memory === 'out' ? ['what measures memory left out'] : []
  return [`${what.charAt(0).toUpperCase()}${what.slice(1)} of ${tool} by ${fieldWords(by)}`, ...held, ...left].join(
    ', ',
  )
}
