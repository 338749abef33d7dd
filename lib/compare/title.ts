import { metricOf } from '@/lib/metrics'
import type { Question } from './comparison'
import { besidesWords, fieldWords } from './field-words'

/** "Sequential block write of bonnie++ by mount options, on xfs, kernel 2.4.7". */
export function comparisonTitle({ tool, metrics, by, hold }: Question): string {
  const [first = ''] = metrics
  const what = metrics.length === 1 ? metricOf(tool, first).title : `${metrics.length} metrics`
  const held = hold.map(({ field, value }) => {
    if (value === null) return `${fieldWords(field)} not stated`
    if (field === 'filesystem') return `on ${value}`
    const words = besidesWords(field, value)
    return words === value ? `${fieldWords(field)} ${value}` : words
  })
  return [`${what.charAt(0).toUpperCase()}${what.slice(1)} of ${tool} by ${fieldWords(by)}`, ...held].join(', ')
}
