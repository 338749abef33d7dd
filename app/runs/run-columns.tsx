import { createColumnHelper, metaHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { FigureText } from '@/components/figure-text'
import type { RunRow } from '@/lib/queries/run-row'
import { figureHref } from '@/lib/url/figure-href'
import type { Sort } from '@/lib/url/runs-filter'
import { SaidCell } from './said-cell'
import type { TableRow } from './table-row'
import { VariationCell } from './variation-cell'

/** Where a column stands (`o1` … is its place where a run is two or three lines) and by what the archive can sort it. */
interface ColumnMeta {
  readonly className: string
  readonly sort?: Sort
  readonly numeric?: boolean
  /** the unit of the whole column, in its head */
  readonly unit?: string
}

export const features = tableFeatures({ rowSelectionFeature, columnMeta: metaHelper<ColumnMeta>() })
export const helper = createColumnHelper<typeof features, TableRow>()

export const day = ({ date }: RunRow): string | null => date?.slice(0, 10) ?? null
export const toolName = ({ tool, toolVersion }: RunRow): string =>
  toolVersion === null ? tool : `${tool} ${toolVersion}`
const mainName = ({ main }: RunRow): string | null =>
  main === null ? null : main.place === null ? main.title : `${main.title}, ${main.place}`

/** A column whose words turn faint where they repeat the row above. */
const said = (id: string, header: string, of: (run: RunRow) => string | null, meta: ColumnMeta) =>
  helper.display({
    id,
    header,
    meta,
    cell: ({ row }) => {
      const { run, above } = row.original
      return <SaidCell text={of(run)} ditto={above !== null && of(above) === of(run)} />
    },
  })

export const dateColumn = said('date', 'date', day, { className: 'm o9', sort: 'date' })
export const kernelColumn = said('kernel', 'kernel', ({ kernel }) => kernel, { className: 'm o7', sort: 'kernel' })
export const filesystemColumn = said('filesystem', 'filesystem', ({ filesystem }) => filesystem, {
  className: 'm o7',
  sort: 'filesystem',
})
export const machineColumn = said('machine', 'machine', ({ machineLabel }) => machineLabel, {
  className: 'o8',
  sort: 'machine',
})
export const variationColumn = helper.display({
  id: 'variation',
  header: 'options and what else was varied',
  meta: { className: 'm opt o1' },
  cell: ({ row }) => <VariationCell row={row.original.run} above={row.original.above} />,
})
export const lineColumn = helper.display({
  id: 'line',
  header: 'line',
  meta: { className: 'o9' },
  cell: ({ row }) => <LineLink run={row.original.run} />,
})

/** Runs of every benchmark: one figure stands for each. */
export const generalColumns = helper.columns([
  dateColumn,
  said('tool', 'benchmark', toolName, { className: 'o6', sort: 'tool' }),
  kernelColumn,
  filesystemColumn,
  variationColumn,
  machineColumn,
  said('figure', 'main figure', mainName, { className: 'o5' }),
  helper.display({
    id: 'value',
    header: 'value',
    meta: { className: 'n o2', sort: 'value', numeric: true },
    cell: ({ row }) => <MainFigure run={row.original.run} />,
  }),
  said('unit', 'unit', ({ main }) => main?.unit ?? '', { className: 'quiet o3' }),
  lineColumn,
])

function MainFigure({ run: { main, messageId } }: { readonly run: RunRow }) {
  if (main === null) return <span className="faint">none</span>
  return (
    <a className="fig" href={figureHref(messageId, main.line, main.column)}>
      <FigureText text={main.text} />
    </a>
  )
}

function LineLink({ run: { main, messageId } }: { readonly run: RunRow }) {
  if (main === null) return null
  return (
    <a className="at" href={figureHref(messageId, main.line)}>
      L{main.line}
    </a>
  )
}
