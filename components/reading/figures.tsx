import { FigureText } from '@/components/figure-text'
import { KIND_CLASS } from '@/components/mail/kind-class'
import type { Measurement } from '@/lib/model'
import { LineLink } from './condition-list'
import type { ColumnGroup, FigureTable } from './figure-tables'
import { paramTitle } from './param-words'
import { figureKey } from './read-run'

interface FiguresProps {
  readonly table: FigureTable
  readonly caption: string
  readonly prefix: string
  /** the figures of an earlier run once more: counted there */
  readonly again: boolean
}

/** One table of a run's figures, each a link to its characters in the mail. */
export function Figures(props: FiguresProps) {
  return props.table.sweep.length === 0 ? <SingleRows {...props} /> : <SweepRows {...props} />
}

/** `write KiB/s` over its columns */
export function GroupHead({ group, span }: { readonly group: ColumnGroup; readonly span: number }) {
  const unit = group.unit === 'ops/s' || group.unit === 'files/s' ? '/s' : group.unit
  const words = [group.rest, unit].filter((part) => part !== null).join(', ')
  return (
    <th className="span" colSpan={span} scope="colgroup">
      <span>
        <i className={KIND_CLASS[group.kind]}>{group.title}</i> {words}
      </span>
    </th>
  )
}

/** A figure as printed, or `–` where there is none. */
export function FigureCell({
  figure,
  pad,
  prefix,
}: {
  readonly figure: Measurement | null
  readonly pad: string
  readonly prefix: string
}) {
  if (figure === null) return <td className={`n faint${pad}`}>–</td>
  const key = `${prefix}${figureKey(figure)}`
  const title =
    figure.status === 'too_fast' ? 'too fast to measure' : figure.status === 'not_run' ? 'not run' : undefined
  return (
    <td className={`n${pad}`} data-f={key}>
      <a className="fig" href={`#${key}`} title={title}>
        <FigureText text={figure.text} />
      </a>
    </td>
  )
}

/** A companion of a figure as printed in the mail, else in the unit it is kept in. */
export function companionText(figure: Measurement, kind: 'cpu' | 'latency'): string {
  const mark = figure.marks.find((each) => each.kind === kind)
  if (mark !== undefined) return mark.text.replace(/[%()]/g, '')
  if (kind === 'cpu') return figure.cpuPercent === null ? '' : String(figure.cpuPercent)
  return figure.latencyUs === null ? '' : `${figure.latencyUs}us`
}

/** A run without a sweep: metrics side by side, under each its CPU share and its latency. */
function SingleRows({ table, caption, prefix, again }: FiguresProps) {
  const columns = table.groups.flatMap((group) => group.columns)
  return (
    <table className="tab figs">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {table.groups.map((group) => (
            <GroupHead key={group.columns[0]?.metric} group={group} span={group.columns.length} />
          ))}
        </tr>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.metric} className="n" scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      {table.rows.map((row) => (
        <tbody key={row.cells.find((cell) => cell !== null)?.line}>
          <tr className={again ? 'again' : undefined}>
            <th scope="row">figure</th>
            {row.cells.map((figure, at) => (
              <FigureCell key={columns[at]?.metric} figure={figure} pad="" prefix={prefix} />
            ))}
          </tr>
          {columns.some((column) => column.hasCpu) && <SubRow kind="cpu" title="CPU %" cells={row.cells} />}
          {columns.some((column) => column.hasLatency) && <SubRow kind="latency" title="latency" cells={row.cells} />}
        </tbody>
      ))}
    </table>
  )
}

interface SubRowProps {
  readonly kind: 'cpu' | 'latency'
  readonly title: string
  readonly cells: readonly (Measurement | null)[]
}

function SubRow({ kind, title, cells }: SubRowProps) {
  return (
    <tr className="sub">
      <th scope="row">{title}</th>
      {cells.map((figure, at) => (
        <td key={figure === null ? `none ${at}` : figureKey(figure)} className="n">
          {figure === null ? '' : companionText(figure, kind)}
        </td>
      ))}
    </tr>
  )
}

/** How many characters a cell's figure lacks behind its decimal point, so that the points of a column align. */
export function padOf(text: string, column: readonly string[]): string {
  const tail = (figure: string) => (figure.includes('.') ? figure.length - figure.indexOf('.') : 0)
  const lack = Math.max(...column.map(tail)) - tail(text)
  return lack > 0 ? ` p${Math.min(lack, 5)}` : ''
}

/** A sweep: its places below each other, the CPU share beside each figure. */
function SweepRows({ table, caption, prefix, again }: FiguresProps) {
  const columns = table.groups.flatMap((group) => group.columns)
  const texts = columns.map((_, at) => table.rows.map((row) => row.cells[at]?.text ?? ''))
  const width = (hasCpu: boolean) => (hasCpu ? 2 : 1)
  return (
    <table className="tab wide tio">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {table.sweep.map((key) => (
            <td key={key} />
          ))}
          {columns.map((column) => (
            <th key={column.metric} className="span" colSpan={width(column.hasCpu)} scope="colgroup">
              <span>
                <i className={KIND_CLASS[column.kind]}>{column.short}</i>
              </span>
            </th>
          ))}
          <td />
        </tr>
        <tr>
          {table.sweep.map((key) => (
            <th key={key} className="c" scope="col">
              {paramTitle(key)}
            </th>
          ))}
          {columns.flatMap((column) => [
            <th key={column.metric} className="n" scope="col">
              {column.unit ?? <span className="faint">unit not stated</span>}
            </th>,
            ...(column.hasCpu
              ? [
                  <th key={`${column.metric} cpu`} className="n" scope="col">
                    CPU %
                  </th>,
                ]
              : []),
          ])}
          <td />
        </tr>
      </thead>
      <tbody className={again ? 'again' : undefined}>
        {table.rows.map((row) => {
          const line = row.cells.find((cell) => cell !== null)?.line
          return (
            <tr key={`${row.place.join(' ')} ${line}`}>
              {row.place.map((place, at) => (
                <th key={table.sweep[at]} className="c" scope="row">
                  {place ?? '–'}
                </th>
              ))}
              {row.cells.flatMap((figure, at) => {
                const column = columns[at]
                const pad = padOf(figure?.text ?? '', texts[at] ?? [])
                const cells = [<FigureCell key={column?.metric} figure={figure} pad={pad} prefix={prefix} />]
                if (column?.hasCpu === true) {
                  cells.push(
                    <td key={`${column.metric} cpu`} className="n sub">
                      {figure === null ? '' : companionText(figure, 'cpu')}
                    </td>,
                  )
                }
                return cells
              })}
              <td>{line !== undefined && <LineLink line={line} prefix={prefix} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
