/** Columns of the table of runs by their short keys, in the order of its chooser. Each can also be sorted by. */
export const RUN_COLUMNS = [
  'date',
  'tool',
  'version',
  'label',
  'kernel',
  'filesystem',
  'options',
  'machine',
  'raid',
  'figure',
  'value',
  'unit',
  'sweep',
  'figures',
  'findings',
  'subject',
  'poster',
  'list',
  'line',
] as const
export type RunColumn = (typeof RUN_COLUMNS)[number]

/** One of them, or the figures of one metric of a benchmark: `metric.seq_output_block`. */
export type ColumnKey = RunColumn | `metric.${string}`

export const isRunColumn = (key: string): key is RunColumn => RUN_COLUMNS.some((column) => column === key)

/** `seq_output_block` of `metric.seq_output_block`; null: it is another column. */
export const metricOfColumn = (key: string): string | null => /^metric\.([\w.-]{1,80})$/.exec(key)?.[1] ?? null

export const isColumnKey = (key: string): key is ColumnKey => isRunColumn(key) || metricOfColumn(key) !== null
