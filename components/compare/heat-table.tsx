import type { Comparison } from '@/lib/compare/comparison'
import { type HeatCell, type HeatRow, heatMap, shadeOf } from '@/lib/compare/heat-map'
import { ratioText } from '@/lib/compare/ratio-text'
import { BaselineName } from './baseline-name'
import { labelIsMail, standingLabel } from './group-label'
import { hrefOf } from './plot-of-chart'
import { shortPanels } from './short-labels'

/** What changed where, at one look: a table whose cells are shaded. The ratio is printed in each; the shade only repeats it. */
export function HeatTable({ comparison }: { readonly comparison: Comparison }) {
  const map = heatMap(comparison)
  if (map === null) return null
  const lower = map.columns.some(({ better }) => better === 'lower')
  return (
    <section className="sect" id="metrics">
      <h2>
        <a className="here" href="#metrics">
          All metrics at one look
        </a>
      </h2>
      <p className="quiet mb4">
        Ratio to <BaselineName comparison={comparison} />; over a sweep the geometric mean of its places.
        {lower && ' ↓: lower is better.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is narrow, so the keyboard must reach it */}
      <section className="scroll" tabIndex={0} aria-label="Ratios by metric">
        <table className="tab heat">
          <thead>
            <tr>
              <td />
              {map.columns.map(({ key, short, better }) => (
                <th key={key} className="c" scope="col">
                  {short}
                  {better === 'lower' && ' ↓'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map((row) => (
              <Row key={`${row.panel.key} ${row.group.label}`} comparison={comparison} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Row({ comparison, row }: { readonly comparison: Comparison; readonly row: HeatRow }) {
  const { panels, question } = comparison
  const names = shortPanels(panels.map(({ short }) => short))
  const label = standingLabel(question, row.group)
  return (
    <tr>
      <th scope="row">
        {panels.length > 1 && `${names[panels.indexOf(row.panel)]} `}
        {labelIsMail(question, row.group) ? <code>{label}</code> : label}
      </th>
      {row.cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <Cell key={at} cell={cell} />
      ))}
    </tr>
  )
}

function Cell({ cell }: { readonly cell: HeatCell | null }) {
  if (cell === null) return <td className="c faint">–</td>
  const text = cell.ratio === null ? (cell.isTooFast ? '+++++' : '–') : ratioText(cell.ratio)
  const side = cell.ratio !== null && cell.ratio < 1 ? 'hd' : 'hu'
  const shade = cell.ratio === null ? 'faint h0' : `${side}${shadeOf(cell.ratio)}`
  return (
    <td className={`c ${shade}`}>
      {cell.figure === null ? text : <a href={hrefOf(cell.figure)}>{text}</a>}
      {cell.places > 1 && <span className="faint"> n {cell.places}</span>}
    </td>
  )
}
