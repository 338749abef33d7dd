import type { Plot } from '@/components/chart/plot'
import { Mark } from '@/components/mark'
import type { Chart, Comparison, Group, Panel, Point } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'
import { FigureLink, Lines, Ratio, RunCount } from './cells'
import { alignDecimals, evenDecimals } from './decimals'
import { latencyText } from './figure-words'
import { labelIsMail } from './group-label'
import { placesOf } from './plot-of-chart'
import { RangeCells } from './range-cells'
import { Stated, Written } from './written'

interface Props {
  readonly comparison: Comparison
  readonly panel: Panel
  readonly chart: Chart
  readonly plot: Plot
}

/** More conditions that differ than this would push the figures off the page; the notice names them all. */
const STATED_AT_MOST = 3

/** The figures of a chart without a sweep, one row a group: they stand before their drawing. */
export function BarsTable({ comparison, panel, chart, plot }: Props) {
  const columns = columnsOf(panel, chart)
  const values = alignDecimals(chart.groups.map((group) => group.points[0]?.text ?? ''))
  const shares = evenDecimals(chart.groups.map((group) => group.points[0]?.figures[0]?.cpuPercent ?? null))
  return (
    <div className="scroll">
      <table className="tab wide">
        <caption className="vh">{plot.title}</caption>
        <Head by={fieldWords(comparison.question.by)} chart={chart} columns={columns} />
        <tbody>
          {chart.groups.map((group, at) => {
            const [point] = group.points
            if (point === undefined) return null
            const [figure] = point.figures
            const drawn = plot.series[at]?.drawn[0]
            const single = point.n < 2
            return (
              <tr key={group.label}>
                <GroupHead group={group} point={point} mail={labelIsMail(comparison.question, group)} />
                <td className={`${single ? 'n' : 'c'}${values[at] ?? ''}`} data-fig={drawn?.id}>
                  <FigureLink figure={single ? figure : undefined} text={drawn?.text ?? point.text} />
                </td>
                <td className="c">
                  <Ratio ratio={point.ratio} isBaseline={group.isBaseline} />
                </td>
                {columns.range && <RangeCells point={point} groups={chart.groups} />}
                {columns.cpu && <td className="n">{shares[at]}</td>}
                {columns.latency && (
                  <td className="n">{figure?.latencyUs == null ? '' : latencyText(figure.latencyUs)}</td>
                )}
                {columns.place && <td className="c">{point.place}</td>}
                {columns.stated.map((field) => (
                  <td key={field}>
                    <Stated {...statedOf(group, field)} />
                  </td>
                ))}
                <td className="c">
                  <RunCount point={point} />
                </td>
                <td>
                  <Lines points={[point]} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface Columns {
  readonly range: boolean
  readonly cpu: boolean
  readonly latency: boolean
  readonly place: boolean
  readonly stated: readonly string[]
}

function columnsOf(panel: Panel, chart: Chart): Columns {
  const points = chart.groups.flatMap((group) => group.points)
  const range = points.some((point) => point.n > 1)
  const place = chart.placeName !== null && placesOf(chart).length > 1
  return {
    range,
    // a mean has neither: they stay with its figures
    cpu: !range && points.some((point) => point.figures[0]?.cpuPercent != null),
    latency: !range && points.some((point) => point.figures[0]?.latencyUs != null),
    place,
    stated: panel.differs
      .filter((field) => !(place && field === `params.${chart.placeName}`))
      .filter((field) => chart.groups.some((group) => group.stated[field] != null))
      .slice(0, STATED_AT_MOST),
  }
}

function statedOf(group: Group, field: string): { readonly text: string | null; readonly mail: boolean } {
  const value = group.stated[field] ?? null
  return value === null ? { text: null, mail: false } : valueWords(field, value)
}

function Head({ by, chart, columns }: { readonly by: string; readonly chart: Chart; readonly columns: Columns }) {
  const unit = chart.unit ?? 'value'
  return (
    <thead>
      <tr>
        <th scope="col">{by}</th>
        <th className={columns.range ? 'c' : 'n'} scope="col">
          {columns.range ? `mean ${unit}` : unit}
        </th>
        <th className="c" scope="col">
          ratio
        </th>
        {(columns.range ? ['lowest', 'highest'] : []).map((name) => (
          <th key={name} className="n" scope="col">
            {name}
          </th>
        ))}
        {[...(columns.cpu ? ['CPU %'] : []), ...(columns.latency ? ['latency'] : [])].map((name) => (
          <th key={name} className="n" scope="col">
            {name}
          </th>
        ))}
        {columns.place && (
          <th className="c" scope="col">
            {chart.placeName}
          </th>
        )}
        {columns.stated.map((field) => (
          <th key={field} scope="col">
            {fieldWords(field)}
          </th>
        ))}
        <th className="c" scope="col">
          n
        </th>
        <th scope="col">{columns.range ? 'lines' : 'line'}</th>
      </tr>
    </thead>
  )
}

interface HeadProps {
  readonly group: Group
  readonly point: Point
  readonly mail: boolean
}

function GroupHead({ group, point, mail }: HeadProps) {
  const equals = point.n === 0 ? point.figures[0]?.equals : null
  return (
    <th className={group.label.includes(',') && mail ? 'opt' : undefined} scope="row">
      {mail ? <Written text={group.label} /> : group.label}
      {equals && (
        <>
          {' '}
          <span className="warn nw">
            <Mark kind="finding" /> equals {equals}
          </span>
        </>
      )}
    </th>
  )
}
