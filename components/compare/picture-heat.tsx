import type { Comparison } from '@/lib/compare/comparison'
import { type HeatCell, type HeatMap, shadeOf } from '@/lib/compare/heat-map'
import { ratioText } from '@/lib/compare/ratio-text'
import type { DrawnPlot, Size } from './picture-plot'
import { linesOf, oneLine } from './picture-words'
import { shortGroups, shortPanels } from './short-labels'

const NAMES = 200
const COLUMN = 76
const ROW = 20
const HEAD_LINE = 15
const HEAD_LINES = 3

/** The heat map of heat-table turned on its side: a picture has more room for metrics below each other. As many cells as fit. */
export function drawHeat(comparison: Comparison, map: HeatMap, { width, height }: Size): DrawnPlot {
  const columns = map.rows.slice(0, Math.max(1, Math.floor((width - NAMES) / COLUMN)))
  const names = namesOf(comparison, map)
  const heads = columns.map((_, at) => linesOf(names[at] ?? '', 12, HEAD_LINES))
  const top = Math.max(...heads.map((lines) => lines.length)) * HEAD_LINE + 4
  const metrics = map.columns.slice(0, Math.max(1, Math.floor((height - top) / ROW)))
  const drawing = (
    <>
      {heads.map((lines, at) =>
        lines.map((line, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
            key={`${at} ${index}`}
            className="tick"
            x={NAMES + at * COLUMN + COLUMN / 2}
            y={11 + index * HEAD_LINE}
            textAnchor="middle"
          >
            {line}
          </text>
        )),
      )}
      {metrics.map(({ key, better, short }, row) => (
        <g key={key} transform={`translate(0 ${top + row * ROW})`}>
          <text y="14">{oneLine(`${short}${better === 'lower' ? ' ↓' : ''}`, NAMES / 6.6)}</text>
          {columns.map(({ cells, group, panel }, at) => (
            <Cell key={`${panel.key} ${group.label}`} cell={cells[row] ?? null} x={NAMES + at * COLUMN} />
          ))}
        </g>
      ))}
    </>
  )
  const total = map.rows.length * map.columns.length
  return { height: top + metrics.length * ROW, room: width, shown: columns.length * metrics.length, total, drawing }
}

/** "A delaylog", "B + logbsize": as short as they can be told apart. */
function namesOf({ panels }: Comparison, { rows }: HeatMap): readonly string[] {
  const machines = shortPanels(panels.map(({ short }) => short))
  return rows.map(({ group, panel }) => {
    const groups = panel.charts.find((chart) => chart.groups.includes(group))?.groups ?? [group]
    const label = shortGroups(groups)[groups.indexOf(group)] ?? group.label
    return panels.length > 1 ? `${machines[panels.indexOf(panel)]} ${label}` : label
  })
}

/** The ratio is printed; the shade only repeats it. */
function Cell({ cell, x }: { readonly cell: HeatCell | null; readonly x: number }) {
  const ratio = cell?.ratio ?? null
  const shade = ratio === null ? 0 : shadeOf(ratio)
  const text = ratioText(ratio) ?? (cell?.isTooFast ? '+++++' : '–')
  return (
    <>
      {ratio !== null && shade > 0 && (
        <rect className={`${ratio < 1 ? 'hd' : 'hu'}${shade}`} x={x + 1} y="1" width={COLUMN - 2} height={ROW - 2} />
      )}
      <text className={ratio === null ? 'tick' : ''} x={x + COLUMN / 2} y="14" textAnchor="middle">
        {text}
      </text>
    </>
  )
}
