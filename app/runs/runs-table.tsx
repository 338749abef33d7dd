'use client'

import { useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLive } from '@/components/frame/use-live'
import type { FoundRuns } from '@/lib/queries/runs/find-runs'
import { type ColumnKey, metricOfColumn } from '@/lib/url/run-columns'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { HeadCell, type SortLinks } from './head-cell'
import { features } from './run-column'
import { runColumns, toolName } from './run-columns'
import { SelectionBar } from './selection-bar'
import type { TableRow } from './table-row'
import { useKeptSelection } from './use-kept-selection'

interface Props {
  readonly rows: readonly TableRow[]
  readonly filter: RunsFilter
  readonly columns: readonly ColumnKey[]
  /** heads of a benchmark's own figures; empty: runs of every benchmark */
  readonly metrics: FoundRuns['columns']
  readonly sorts: SortLinks
  readonly caption: string
}

const rowId = ({ run }: TableRow): string => String(run.id)

/** Runs, sorted and cut by the server; the browser adds only which of them are chosen. */
export function RunsTable({ rows, filter, columns, metrics, sorts, caption }: Props) {
  const live = useLive()
  const ofTool = metrics.length > 0
  const shown = useMemo(() => {
    const sweeps = [...new Set(rows.flatMap(({ sweep }) => sweep?.name ?? []))]
    return runColumns(columns, metrics, filter.tool, sweeps)
  }, [columns, metrics, filter.tool, rows])
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    ...{ features, columns: shown, data, getRowId: rowId },
    initialState: { rowSelection: Object.fromEntries(filter.selected.map((id) => [String(id), true])) },
  })
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original.run)
  useKeptSelection(filter, table.getSelectedRowIds())
  const elsewhere = table.getSelectedRowIds().filter((id) => !data.some((row) => rowId(row) === id))
  return (
    <form action="/runs/selection">
      <input type="hidden" name="from" value={runsHref(filter).split('?')[1] ?? ''} />
      <div className="scroll">
        <table className={ofTool ? 'tab runs of-tool stack' : 'tab wide runs stack'}>
          <caption className="vh">{caption}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                <th scope="col">
                  {live ? (
                    <input
                      type="checkbox"
                      aria-label="Select all on this page"
                      checked={table.getIsAllRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  ) : (
                    <span className="vh">select</span>
                  )}
                </th>
                {group.headers.map((header) => (
                  <HeadCell
                    key={header.id}
                    column={header.column.id}
                    words={String(header.column.columnDef.header)}
                    meta={header.column.columnDef.meta}
                    sorts={sorts}
                  />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={rowClass(row.original, row.index, row.getIsSelected())}>
                <td className="o0">
                  <input
                    type="checkbox"
                    name="run"
                    value={row.id}
                    aria-label={`Select ${nameOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    className={cellClass(cell.column.id, cell.column.columnDef.meta?.className, row.original)}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="run" value={id} />
      ))}
      <SelectionBar
        filter={filter}
        chosen={chosen}
        elsewhere={elsewhere.length}
        live={live}
        onNone={() => table.resetRowSelection(true)}
      />
    </form>
  )
}

const nameOf = ({ run }: TableRow): string =>
  [toolName(run), run.label, run.mountOptions, run.varied].filter((words) => words !== null).join(', ')

const rowClass = (row: TableRow, index: number, selected: boolean): string | undefined =>
  [selected ? 'sel' : '', row.above === null && index > 0 ? 'first' : ''].filter(Boolean).join(' ') || undefined

const cellClass = (column: string, className: string | undefined, row: TableRow): string => {
  const pad = column === 'value' ? row.pad : (row.pads[metricOfColumn(column) ?? ''] ?? '')
  return `${className ?? ''}${pad}`
}
