import type { MetricKind } from '@/lib/metrics/metric'

/** The classes of the kinds of figure, as the style sheet and the legend have them. */
export const KIND_CLASS: Readonly<Record<MetricKind, string>> = {
  write: 'kw',
  read: 'kr',
  random: 'ks',
  files: 'kf',
  rate: 'kt',
  time: 'ke',
}
