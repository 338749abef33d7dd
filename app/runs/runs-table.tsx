'use client'

import { useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLive } from '@/components/frame/use-live'
import type { FoundRuns } from '@/lib/queries/find-runs'
import { HeadCell, type SortLinks } from './head-cell'
import { features, generalColumns, toolName } from './run-columns'
import { SelectionBar } from './selection-bar'
import type { TableRow } from './table-row'
import { toolColumns } from './tool-columns'

interface Props {
  readonly rows: readonly TableRow[]
  /** a benchmark's own figures; empty: runs of every benchmark */
  readonly columns: FoundRuns['columns']
  readonly sorts: SortLinks
  /** conditions that all of them share, because they were chosen by them */
  readonly held: readonly string[]
  readonly caption: string
}

const rowId = ({ run }: TableRow): string => String(run.id)

/** Runs, sorted and cut by the server; the browser adds only which of them are chosen. */
export function RunsTable({ rows, columns, sorts, held, caption }: Props) {
  const live = useLive()
  const ofTool = columns.length > 0
  const shown = useMemo(
    () => (ofTool ? toolColumns(columns, rows, held) : generalColumns),
    [ofTool, columns, rows, held],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns: shown, data, getRowId: rowId })
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original.run)
  const elsewhere = table.getSelectedRowIds().filter((id) => !data.some((row) => rowId(row) === id))
  return (
    <form action="/compare">
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
  const pad = column === 'value' ? row.pad : (row.pads[column.replace(/^metric /, '')] ?? '')
  return `${className ?? ''}${pad}`
}
