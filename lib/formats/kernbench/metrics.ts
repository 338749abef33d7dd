/** The metrics of a mean, by how kernbench and its posters call them. */
const METRICS: readonly (readonly [name: RegExp, metric: string, unit: string])[] = [
  [/^Elapsed/, 'elapsed_time', 's'],
  [/^User/, 'user_time', 's'],
  [/^System/, 'system_time', 's'],
  [/^Percent/, 'percent_cpu', '%'],
  [/^C/, 'context_switches', 'count'],
  [/^Sleeps/, 'sleeps', 'count'],
]

export const LABEL = /(?:(?:Elapsed|User|System) +Time|Percent +CPU|Context +Switches|C\/Switch|Sleeps)\s*:?(?=\s|$)/g

export const metricOfLabel = (label: string): readonly [metric: string, unit: string] | null => {
  const [, metric, unit] = METRICS.find(([name]) => name.test(label)) ?? []
  return metric === undefined || unit === undefined ? null : [metric, unit]
}

/** With a comma for the point where the locale has one; between thousands only in counts, which have no three decimals. */
export const numberOf = (text: string, unit: string): number =>
  Number(unit === 'count' && /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
