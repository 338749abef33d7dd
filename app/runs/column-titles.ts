import { metricOf } from '@/lib/metrics'
import { type ColumnKey, isRunColumn, metricOfColumn, type RunColumn } from '@/lib/url/run-columns'

const TITLES: Readonly<Record<RunColumn, string>> = {
  date: 'date',
  tool: 'benchmark',
  version: 'version',
  label: 'label',
  kernel: 'kernel',
  filesystem: 'filesystem',
  options: 'options and what else was varied',
  machine: 'machine',
  raid: 'RAID level',
  figure: 'main figure',
  value: 'value',
  unit: 'unit',
  sweep: 'sweep',
  figures: 'figures',
  findings: 'findings',
  subject: 'subject',
  poster: 'poster',
  list: 'list',
  line: 'line',
}

/** What a column is called in its head. @param tool that its metric is of */
export function columnTitle(key: ColumnKey, tool: string | null): string {
  if (isRunColumn(key)) return TITLES[key]
  return metricOf(tool ?? '', metricOfColumn(key) ?? '').short
}
