import { FigureText } from '@/components/figure-text'
import { figureHref } from '@/lib/url/figure-href'
import { helper } from './run-column'
import type { TableRow } from './table-row'

interface MetricHead {
  /** the column's key: `metric.seq_output_block` */
  readonly id: string
  readonly metric: string
  readonly title: string
  /** null: none, or not the same in all rows */
  readonly unit: string | null
}

export const metricColumn = ({ id, metric, title, unit }: MetricHead) =>
  helper.display({
    id,
    header: title,
    meta: { className: 'n o5', numeric: true, ...(unit === null ? {} : { unit }) },
    cell: ({ row }) => <MetricFigure row={row.original} metric={metric} title={title} unit={unit} />,
  })

interface FigureProps extends Omit<MetricHead, 'id'> {
  readonly row: TableRow
}

/** One figure, or the first and the last of a sweep; with its unit where that is not the column's. Narrow, where there are no heads, title and unit stand beside it (`.lb`). */
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
        {cell.unit !== unit && cell.unit !== null && !(cell.to ?? cell.from).endsWith(cell.unit) && (
          <span className="quiet"> {cell.unit}</span>
        )}
      </a>
      {cell.unit === unit && unit !== null && <span className="lb"> {unit}</span>}
    </>
  )
}
