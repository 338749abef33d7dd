import { FigureText } from '@/components/figure-text'
import type { FoundRuns, MetricColumn } from '@/lib/queries/find-runs'
import { figureHref } from '@/lib/url/figure-href'
import {
  dateColumn,
  filesystemColumn,
  helper,
  kernelColumn,
  lineColumn,
  machineColumn,
  variationColumn,
} from './run-columns'
import type { TableRow } from './table-row'

/**
 * Columns of one benchmark: its figures side by side, and of the conditions only those that any of its runs states and
 * that the filter does not hold to one value (`held`).
 */
export function toolColumns(columns: FoundRuns['columns'], rows: readonly TableRow[], held: readonly string[]) {
  const sweeps = new Set(rows.flatMap(({ sweep }) => sweep?.name ?? []))
  const { filesystem, kernel, machine, variation } = statedIn(rows)
  return helper.columns([
    dateColumn,
    ...(kernel && !held.includes('kernel') ? [kernelColumn] : []),
    ...(filesystem && !held.includes('filesystem') ? [filesystemColumn] : []),
    ...(variation ? [variationColumn] : []),
    ...(machine ? [machineColumn] : []),
    ...(sweeps.size === 0 ? [] : [sweepColumn([...sweeps].join(', '))]),
    ...columns.map(metricColumn),
    lineColumn,
  ])
}

function statedIn(rows: readonly TableRow[]) {
  const any = (states: (row: TableRow['run']) => boolean): boolean => rows.some(({ run }) => states(run))
  return {
    kernel: any((run) => run.kernel !== null),
    filesystem: any((run) => run.filesystem !== null),
    variation: any((run) => run.mountOptions !== null || run.varied !== null || run.equals !== null),
    machine: any((run) => run.machineLabel !== null),
  }
}

const sweepColumn = (header: string) =>
  helper.display({
    id: 'sweep',
    header,
    meta: { className: 'c', numeric: true },
    cell: ({ row }) => row.original.sweep?.places,
  })

const metricColumn = ({ metric, title, unit }: MetricColumn) =>
  helper.display({
    id: `metric ${metric}`,
    header: title,
    meta: { className: 'n', numeric: true, ...(unit === null ? {} : { unit }) },
    cell: ({ row }) => <MetricFigure row={row.original} metric={metric} unit={unit} />,
  })

/** One figure, or the first and the last of a sweep; with its unit where that is not the column's. */
function MetricFigure({ row, metric, unit }: { row: TableRow; metric: string; unit: string | null }) {
  const cell = row.cells[metric]
  if (cell === undefined) return <span className="faint">–</span>
  return (
    <a className="fig" href={figureHref(row.run.messageId, cell.line, cell.column)}>
      <FigureText text={cell.from} />
      {cell.to !== null && (
        <>
          {' to '}
          <FigureText text={cell.to} />
        </>
      )}
      {cell.unit !== unit && cell.unit !== null && <span className="quiet"> {cell.unit}</span>}
    </a>
  )
}
