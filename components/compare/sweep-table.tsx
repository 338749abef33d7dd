import type { Drawn, Plot } from '@/components/chart/plot'
import type { Chart, Comparison, Group } from '@/lib/compare/comparison'
import { ratioText } from '@/lib/compare/ratio-text'
import { FigureLink, Lines } from './cells'
import { alignDecimals, evenDecimals } from './decimals'
import { labelIsMail } from './group-label'
import { placesOf } from './plot-of-chart'
import { Written } from './written'

interface Props {
  readonly comparison: Comparison
  readonly chart: Chart
  readonly plot: Plot
}

/** CPU shares stand beside their figures as long as the table keeps to a page's width. */
const WITH_CPU_AT_MOST = 3

interface Column {
  readonly group: Group
  readonly mail: boolean
  readonly texts: readonly string[]
  readonly classes: readonly string[]
  readonly shares: readonly string[] | null
  readonly drawn: readonly (Drawn | null)[]
}

/** The figures of a sweep, one row a place, one column a group: they stand before their drawing. */
export function SweepTable({ comparison, chart, plot }: Props) {
  const columns = chart.groups.map((group, at) => columnOf(comparison, chart, group, plot, at))
  const compared = columns.filter((column) => !column.group.isBaseline)
  const hasRatio = compared.some(({ group }) => group.points.some((point) => point.ratio !== null))
  return (
    <div className="scroll">
      <table className="tab wide">
        <caption className="vh">{plot.title}</caption>
        <Heads columns={columns} chart={chart} compared={hasRatio ? compared : []} />
        <tbody>
          {placesOf(chart).map((place, row) => (
            <tr key={place}>
              <th className="c" scope="row">
                {place}
              </th>
              {columns.map((column) => (
                <Figures key={column.group.label} column={column} row={row} place={place} />
              ))}
              {(hasRatio ? compared : []).map(({ group }) => (
                <td key={group.label} className="c">
                  {ratioText(group.points.find((point) => point.place === place)?.ratio ?? null) ?? (
                    <span className="faint">–</span>
                  )}
                </td>
              ))}
              <td>
                <Lines points={columns.flatMap(({ group }) => group.points.filter((point) => point.place === place))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function columnOf(comparison: Comparison, chart: Chart, group: Group, plot: Plot, at: number): Column {
  const points = placesOf(chart).map((place) => group.points.find((point) => point.place === place))
  const drawn = plot.series[at]?.drawn ?? []
  const texts = points.map((_, row) => drawn[row]?.text ?? '')
  const shares = points.map((point) =>
    point !== undefined && point.n < 2 ? (point.figures[0]?.cpuPercent ?? null) : null,
  )
  const hasShares = chart.groups.length <= WITH_CPU_AT_MOST && shares.some((share) => share !== null)
  return {
    group,
    mail: labelIsMail(comparison.question, group),
    texts,
    classes: alignDecimals(texts),
    shares: hasShares ? evenDecimals(shares) : null,
    drawn,
  }
}

function Figures({ column, row, place }: { readonly column: Column; readonly row: number; readonly place: number }) {
  const point = column.group.points.find((one) => one.place === place)
  const drawn = column.drawn[row]
  if (point === undefined || !drawn)
    return (
      <>
        <td className="n faint">–</td>
        {column.shares !== null && <td className="n" />}
      </>
    )
  return (
    <>
      <td className={`${point.n > 1 ? 'c' : 'n'}${column.classes[row] ?? ''}`} data-fig={drawn.id}>
        <FigureLink figure={point.figures[0]} text={drawn.text} />
        {point.n > 1 && <span className="faint"> n {point.n}</span>}
      </td>
      {column.shares !== null && <td className="n">{column.shares[row]}</td>}
    </>
  )
}

interface HeadsProps {
  readonly columns: readonly Column[]
  readonly compared: readonly Column[]
  readonly chart: Chart
}

function Heads({ columns, compared, chart }: HeadsProps) {
  const unit = chart.unit ?? 'value'
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ group, mail, shares }) => (
          <th key={group.label} className="span" colSpan={shares === null ? 1 : 2} scope="colgroup">
            <span>
              {mail ? <Written text={group.label} /> : group.label}
              {group.isBaseline && ', baseline'}
            </span>
          </th>
        ))}
        {compared.map(({ group }) => (
          <td key={group.label} />
        ))}
        <td />
      </tr>
      <tr>
        <th className="c" scope="col">
          {chart.sweep}
        </th>
        {columns.map(({ group, shares }) => (
          <UnitHeads key={group.label} unit={unit} cpu={shares !== null} />
        ))}
        {compared.map(({ group }) => (
          <th key={group.label} className="c" scope="col">
            {compared.length === 1 ? 'ratio' : `ratio, ${group.label}`}
          </th>
        ))}
        <th scope="col">lines</th>
      </tr>
    </thead>
  )
}

function UnitHeads({ unit, cpu }: { readonly unit: string; readonly cpu: boolean }) {
  return (
    <>
      <th className="n" scope="col">
        {unit}
      </th>
      {cpu && (
        <th className="n" scope="col">
          CPU %
        </th>
      )}
    </>
  )
}
