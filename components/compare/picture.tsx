import { wrapLabel } from '@/components/chart/text-room'
import type { Comparison, Panel } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import { shortCaptionOf } from './caption-words'
import { dayWords } from './day-words'
import { type DrawnPlot, drawPlot } from './picture-plot'
import { plotOf } from './plot-of-chart'

const WIDTH = 720
const EDGE = 24
const GAP = 40
const PANELS_AT_MOST = 4

interface Props {
  readonly comparison: Comparison
  /** where the comparison is found: part of the picture */
  readonly address: string
  /** style for a picture that stands alone, without the page's sheet */
  readonly style?: string
}

interface Placed {
  readonly panel: Panel
  readonly facts: readonly string[]
  readonly plot: DrawnPlot
  readonly x: number
  readonly y: number
  /** from its title to its drawing */
  readonly down: number
}

/** The comparison as a picture to pass on. What differs and where it comes from are part of it, not beside it. */
export function Picture({ comparison, address, style }: Props) {
  const { placed, bottom } = place(comparison)
  const title = wrapLabel(comparison.title, 66)
  const notes = notesOf(comparison).flatMap(({ head, text, warn }) =>
    wrapLabel(text, 96).map((line, at) => ({ head: at === 0 ? head : '', text: line, warn })),
  )
  const top = 36 + (title.length - 1) * 22
  const shift = top - 36
  const foot = bottom + shift + 14
  // a short address leaves room beside it for the dates
  const addresses = wrapLabel(address, 92)
  const below = addresses.length > 1 || address.length > 54 ? 1 : 0
  const height = foot + 48 + (notes.length + addresses.length - 1 + below) * 18
  const caption = comparison.panels[0]?.charts[0]
  return (
    <svg
      className="chart pic"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`The comparison as a picture: ${comparison.title}`}
      {...(style === undefined ? {} : { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height })}
    >
      {style !== undefined && <style>{style}</style>}
      <rect className="ground" width={WIDTH} height={height} />
      {title.map((line, at) => (
        <text key={line} className="strong head" x={EDGE} y={36 + at * 22}>
          {line}
        </text>
      ))}
      {caption !== undefined && (
        <text x={EDGE} y={top + 22}>
          {shortCaptionOf(caption)}
        </text>
      )}
      {placed.map(({ panel, facts, plot, x, y, down }) => (
        <g key={panel.key} transform={`translate(${x} ${y + shift})`}>
          <text className="lab strong" y="0">
            {wrapLabel(panel.title, 44)[0]}
          </text>
          {facts.map((line, at) => (
            <text key={line} className="tick" y={18 + at * 16}>
              {line}
            </text>
          ))}
          <g transform={`translate(0 ${down})`}>{plot.drawing}</g>
        </g>
      ))}
      <line className="grid" x1={EDGE} x2={WIDTH - EDGE} y1={foot} y2={foot} />
      {notes.map(({ head, text, warn }, at) => (
        <text key={text} x={EDGE} y={foot + 22 + at * 18}>
          <tspan className={warn ? 'strong warn' : 'strong'}>{head}</tspan> {text}
        </text>
      ))}
      {addresses.map((line, at) => (
        <text key={line} className="mono tick" x={EDGE} y={foot + 30 + (notes.length + at) * 18}>
          {line}
        </text>
      ))}
      <text className="tick" x={WIDTH - EDGE} y={height - 18} textAnchor="end">
        {datesOf(comparison)}
      </text>
    </svg>
  )
}

/** Two panels side by side, a single one over the whole width; the rest is named. */
function place(comparison: Comparison): { readonly placed: readonly Placed[]; readonly bottom: number } {
  const panels = comparison.panels.slice(0, PANELS_AT_MOST)
  const columns = panels.length > 1 ? 2 : 1
  const width = (WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns
  const placed: Placed[] = []
  let y = 92
  let bottom = y
  panels.forEach((panel, at) => {
    const [chart] = panel.charts
    if (chart === undefined) return
    if (at % columns === 0) y = at === 0 ? y : bottom + 28
    const plot = drawPlot(plotOf(comparison, panel, chart), width)
    const facts = wrapLabel(panel.facts, Math.floor(width / 6))
    const down = 12 + 16 * Math.max(...panels.map((one) => wrapLabel(one.facts, Math.floor(width / 6)).length))
    placed.push({ panel, facts, plot, x: EDGE + (at % columns) * (width + GAP), y, down })
    bottom = Math.max(bottom, y + down + plot.height)
  })
  return { placed, bottom }
}

function notesOf(comparison: Comparison): readonly { head: string; text: string; warn: boolean }[] {
  const { differsBetween, differsWithin, notLikeWithLike, panels, panelsTotal, question } = comparison
  const words = (fields: readonly string[]): string => fields.map(fieldWords).join(', ')
  const several = panels.length > 1
  return [
    ...(notLikeWithLike ? [{ head: 'not like with like', text: words(differsBetween), warn: true }] : []),
    differsWithin.length === 0
      ? {
          head: 'differs only in',
          text: `${fieldWords(question.by)}${several ? ', within each machine' : ''}`,
          warn: false,
        }
      : { head: 'also differs in', text: words(differsWithin), warn: true },
    ...(several && differsBetween.length > 0
      ? [{ head: 'also differs in', text: `${words(differsBetween)}, between the panels`, warn: true }]
      : []),
    ...(panelsTotal > PANELS_AT_MOST
      ? [{ head: 'not shown', text: `${panelsTotal - PANELS_AT_MOST} more panels`, warn: true }]
      : []),
  ]
}

/** "IOlore; figures of 24 Jan 2011" */
function datesOf(comparison: Comparison): string {
  const figures = comparison.panels
    .flatMap((panel) => panel.charts.flatMap((chart) => chart.groups))
    .flatMap((group) => group.points.flatMap((point) => point.figures))
  const days = [...new Set(figures.flatMap((figure) => figure.date ?? []))].sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return 'IOlore'
  return `IOlore; figures of ${first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`}`
}
