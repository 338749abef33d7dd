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
    meta: { className: 'c o5', numeric: true },
    cell: ({
      row: {
        original: { sweep },
      },
    }) =>
      sweep !== null && (
        <>
          {sweep.places}
          <span className="lb"> {sweep.name}</span>
        </>
      ),
  })

const metricColumn = ({ metric, title, unit }: MetricColumn) =>
  helper.display({
    id: `metric ${metric}`,
    header: title,
    meta: { className: 'n o5', numeric: true, ...(unit === null ? {} : { unit }) },
    cell: ({ row }) => <MetricFigure row={row.original} metric={metric} title={title} unit={unit} />,
  })

interface FigureProps {
  readonly row: TableRow
  readonly metric: string
  /** the column's; narrow, where there are no heads, they stand beside the figure (`.lb`) */
  readonly title: string
  readonly unit: string | null
}

/** One figure, or the first and the last of a sweep; with its unit where that is not the column's. */
function MetricFigure({ row, metric, title, unit }: FigureProps) {
  const cell = row.cells[metric]
  if (cell === undefined)
    return (
      <span className="faint">
        <span className="lb">{title} </span>–
      </span>
    )
  return (
    <>
      <span className="lb">{title} </span>
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
      {cell.unit === unit && unit !== null && <span className="lb"> {unit}</span>}
    </>
  )
}
