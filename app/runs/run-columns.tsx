import type { ReactNode } from 'react'
import { FigureText } from '@/components/figure-text'
import type { FoundRuns } from '@/lib/queries/runs/find-runs'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { figureHref } from '@/lib/url/figure-href'
import { type ColumnKey, isRunColumn, metricOfColumn, type RunColumn } from '@/lib/url/run-columns'
import { subjectHref } from '@/lib/url/subject-href'
import { columnTitle } from './column-titles'
import { metricColumn } from './metric-column'
import { type ColumnMeta, helper } from './run-column'
import { SaidCell } from './said-cell'
import type { TableRow } from './table-row'
import { VariationCell } from './variation-cell'

export const toolName = ({ tool, toolVersion }: RunRow): string =>
  toolVersion === null ? tool : `${tool} ${toolVersion}`
const mainName = ({ main }: RunRow): string | null =>
  main === null ? null : main.place === null ? main.title : `${main.title}, ${main.place}`

interface Cells {
  readonly meta: ColumnMeta
  /** words that turn faint where they repeat the row above */
  readonly said?: (run: RunRow) => string | null
  readonly cell?: (row: TableRow) => ReactNode
}

const CELLS: Readonly<Record<RunColumn, Cells>> = {
  date: { meta: { className: 'm o9' }, said: ({ date }) => date?.slice(0, 10) ?? null },
  tool: { meta: { className: 'o6' }, said: toolName },
  version: { meta: { className: 'm o6' }, said: ({ toolVersion }) => toolVersion },
  label: { meta: { className: 'm o6' }, said: ({ label }) => label },
  kernel: { meta: { className: 'm o7' }, said: ({ kernel }) => kernel },
  filesystem: { meta: { className: 'm o7' }, said: ({ filesystem }) => filesystem },
  options: { meta: { className: 'm opt o1' }, cell: ({ run, above }) => <VariationCell row={run} above={above} /> },
  machine: { meta: { className: 'o8' }, cell: (row) => <MachineCell row={row} /> },
  raid: { meta: { className: 'm o8' }, said: ({ raid }) => raid },
  figure: { meta: { className: 'o5' }, said: mainName },
  value: { meta: { className: 'n o2', numeric: true }, cell: ({ run }) => <MainFigure run={run} /> },
  unit: { meta: { className: 'quiet o3' }, said: ({ main }) => main?.unit ?? '' },
  sweep: {
    meta: { className: 'c o5', numeric: true },
    cell: ({ sweep }) => sweep !== null && <SweepCell sweep={sweep} />,
  },
  figures: {
    meta: { className: 'c o9', numeric: true },
    cell: ({ run }) => <Counted of={run.figures} noun="figures" />,
  },
  findings: {
    meta: { className: 'o9' },
    said: ({ findings }) => findings.map((kind) => kind.replaceAll('-', ' ')).join(', '),
  },
  subject: { meta: { className: 'subject o8' }, said: ({ subject }) => subject },
  poster: { meta: { className: 'o8' }, said: ({ author }) => author },
  list: { meta: { className: 'o8' }, said: ({ list }) => list },
  line: { meta: { className: 'o9' }, cell: ({ run }) => <LineLink run={run} /> },
}

/** The columns of a table of runs. @param metrics heads of the columns of figures, `tool` that they are of */
export const runColumns = (
  keys: readonly ColumnKey[],
  metrics: FoundRuns['columns'],
  tool: string | null,
  sweeps: readonly string[],
) =>
  helper.columns(
    keys.map((key) => {
      const title = columnTitle(key, tool)
      if (isRunColumn(key)) return runColumn(key, key === 'sweep' ? sweeps.join(', ') || title : title)
      const metric = metricOfColumn(key) ?? ''
      return metricColumn({ id: key, metric, title, unit: metrics.find((one) => one.metric === metric)?.unit ?? null })
    }),
  )

function runColumn(key: RunColumn, header: string) {
  const { meta, said, cell } = CELLS[key]
  return helper.display({
    id: key,
    header,
    meta,
    cell: ({ row: { original } }) => {
      if (said === undefined) return cell?.(original)
      const { run, above } = original
      return <SaidCell text={said(run)} ditto={above !== null && said(above) === said(run)} />
    },
  })
}

function MachineCell({ row: { run, above } }: { readonly row: TableRow }) {
  const { machine, machineLabel } = run
  const ditto = above !== null && above.machineLabel === machineLabel
  if (machineLabel === null || ditto) return <SaidCell text={machineLabel} ditto={ditto} />
  return <a href={subjectHref('machine', machine)}>{machineLabel}</a>
}

function MainFigure({ run: { main, messageId } }: { readonly run: RunRow }) {
  if (main === null) return <span className="faint">none</span>
  return (
    <a className="fig" href={figureHref(messageId, main.line, main.column)}>
      <FigureText text={main.text} />
    </a>
  )
}

const SweepCell = ({ sweep }: { readonly sweep: NonNullable<TableRow['sweep']> }) => (
  <>
    {sweep.places}
    <span className="lb"> {sweep.name}</span>
  </>
)

/** Narrow, where there are no heads, a number says what it counts. */
const Counted = ({ of, noun }: { readonly of: number; readonly noun: string }) => (
  <>
    {of}
    <span className="lb"> {noun}</span>
  </>
)

function LineLink({ run: { main, messageId } }: { readonly run: RunRow }) {
  if (main === null) return null
  return (
    <a className="at" href={figureHref(messageId, main.line)}>
      L{main.line}
    </a>
  )
}
