import type { MetricTable } from '@/lib/queries/runs/read-metric-table'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { figureHref } from '@/lib/url/figure-href'
import { type ColumnKey, isRunColumn, metricOfColumn, type RunColumn } from '@/lib/url/run-columns'

type Cell = string | number | null

/** One column of the file: its head, and its cell in the row of a run. `table` has what the chosen benchmark's runs print. */
export interface CsvColumn {
  readonly name: string
  cell(run: RunRow, table: MetricTable): Cell
}

const column = (name: string, cell: CsvColumn['cell']): CsvColumn => ({ name, cell })

/** What stands in the file for a column of the page's table. */
const OF_PAGE: Readonly<Record<RunColumn, readonly CsvColumn[]>> = {
  date: [column('date', (run) => run.date)],
  tool: [column('tool', (run) => run.tool)],
  version: [column('tool_version', (run) => run.toolVersion)],
  label: [column('label', (run) => run.label)],
  kernel: [column('kernel', (run) => run.kernel)],
  filesystem: [column('filesystem', (run) => run.filesystem)],
  options: [column('mount_options', (run) => run.mountOptions), column('varied', (run) => run.varied)],
  machine: [column('machine', (run) => run.machineLabel)],
  raid: [column('raid', (run) => run.raid)],
  figure: [column('metric', (run) => run.main?.metric ?? null), column('place', (run) => run.main?.place ?? null)],
  value: [column('value', (run) => run.main?.value ?? null), column('as_printed', (run) => run.main?.text ?? null)],
  unit: [column('unit', (run) => run.main?.unit ?? null)],
  sweep: [column('sweep', (run, { sweeps }) => sweepWords(sweeps[run.id]))],
  figures: [column('figures', (run) => run.figures)],
  findings: [column('findings', (run) => run.findings.join('; '))],
  subject: [column('subject', (run) => run.subject)],
  poster: [column('poster', (run) => run.author)],
  list: [column('list', (run) => run.list)],
  line: [column('line', (run) => run.main?.line ?? null)],
}

const sweepWords = (sweep: MetricTable['sweeps'][number] | undefined): string | null =>
  sweep === undefined ? null : `${sweep.name} ${sweep.from} to ${sweep.to}`

/** The figure of a metric as printed; of a sweep its first. */
const ofMetric = (metric: string): CsvColumn =>
  column(metric, (run, { cells }) => cells[run.id]?.[metric]?.from ?? null)

const RUN = column('run', (run) => run.id)
const WHERE: readonly CsvColumn[] = [
  column('equals', (run) => run.equals),
  column('message', (run) => run.messageId),
  column('href', (run) => (run.main === null ? null : figureHref(run.messageId, run.main.line))),
]

/** The columns of the file: those that were chosen for the page, or all; which run it is and where it stands always. */
export const csvColumns = (chosen: readonly ColumnKey[] | null): readonly CsvColumn[] => [
  RUN,
  ...(chosen?.flatMap((key) => (isRunColumn(key) ? OF_PAGE[key] : [ofMetric(metricOfColumn(key) ?? '')])) ??
    Object.entries(OF_PAGE).flatMap(([key, columns]) => (key === 'sweep' ? [] : columns))),
  ...WHERE,
]

/** Whether a column needs what the runs of a benchmark print. */
export const needsTable = (chosen: readonly ColumnKey[] | null): boolean =>
  chosen?.some((key) => key === 'sweep' || metricOfColumn(key) !== null) ?? false
