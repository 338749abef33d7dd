import { tickText } from './axis'
import type { Along } from './bar-mark'
import { highestOf } from './bars-drawing'
import { DrawnLink } from './drawn-link'
import { FigureTspans } from './figure-tspans'
import { type DrawnLine, heightOf, type LineLayout, layOutLines } from './line-layout'
import { LineEnd, Ratios } from './line-words'
import type { Plot } from './plot'
import { PointMark } from './point-mark'

/** Lines over the places of a sweep, drawn on the server: they stretch between fixed margins, their text never scales. */
export function LinesDrawing({ plot }: { readonly plot: Plot }) {
  const layout = layOutLines(plot, highestOf(plot))
  const at = (place: number): string => `${Number(((plot.places[place]?.share ?? 0) * 100).toFixed(2))}%`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing, and an image would hide its links
    <svg
      className={`chart pl${layout.left} pr${layout.right}`}
      role="group"
      aria-labelledby={`${plot.id}-t ${plot.id}-d`}
      height={layout.height}
    >
      <title id={`${plot.id}-t`}>{plot.title}</title>
      <desc id={`${plot.id}-d`}>{plot.summary}</desc>
      <SideAxis plot={plot} layout={layout} end="100%" />
      <Places plot={plot} layout={layout} at={at} end="100%" />
      <Ratios rows={layout.ratioRows} at={at} end="100%" y={layout.bottom + 40} />
      {layout.lines.map((line) => (
        <g key={line.series.label} className={line.style.className}>
          <OneLine line={line} layout={layout} places={plot.places} />
          {line.series.drawn.map((one, place) =>
            one?.value == null ? null : (
              <DrawnLink key={one.id} drawn={one}>
                <PointMark style={line.style} x={at(place)} y={heightOf(layout.axis, one.value, layout.bottom)} />
              </DrawnLink>
            ),
          )}
          <LineEnd line={line} x={at(Math.max(line.lastAt, 0))} />
        </g>
      ))}
    </svg>
  )
}

interface PlacesProps extends AxisProps {
  readonly at: (place: number) => Along
  /** false: the drawing is narrow and cannot find it out by itself */
  readonly roomy?: boolean
}

/** The places under a line drawing, as many as fit, and what they count. */
export function Places({ plot, layout, at, end, roomy = true }: PlacesProps) {
  const last = plot.places.at(-1)?.name ?? ''
  return (
    <>
      {plot.places.map((place, index) =>
        place.named === 'always' || (place.named === 'roomy' && roomy) ? (
          <text
            key={place.name}
            className={place.named === 'roomy' ? 'tick odd' : 'tick'}
            x={at(index)}
            y={layout.bottom + 16}
            textAnchor="middle"
          >
            {place.name}
          </text>
        ) : null,
      )}
      <text className="tick" x={end} dx={Math.max(16, last.length * 3.5 + 8)} y={layout.bottom + 16}>
        {plot.placeName}
      </text>
    </>
  )
}

interface AxisProps {
  readonly plot: Plot
  readonly layout: LineLayout
  readonly end: Along
}

/** Zero, grid and unit of a line drawing. */
export function SideAxis({ plot, layout, end }: AxisProps) {
  return (
    <>
      <text className="tick" x="0" dx={-layout.left} y="10">
        {plot.unit}
      </text>
      {layout.axis.ticks.map((tick) => {
        const y = heightOf(layout.axis, tick, layout.bottom)
        return (
          <g key={tick}>
            <line className={tick === 0 ? 'zero' : 'grid'} x1="0" x2={end} y1={y} y2={y} />
            <text className="tick" x="0" dx="-8" y={y + 4} textAnchor="end">
              <FigureTspans text={tickText(tick)} />
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The line itself is stretched; its stroke is not. It breaks where a place was not measured. */
function OneLine({
  line,
  layout,
  places,
}: {
  readonly line: DrawnLine
  readonly layout: LineLayout
  readonly places: Plot['places']
}) {
  const pieces: string[] = []
  let open = false
  line.series.drawn.forEach((one, place) => {
    if (one?.value == null) {
      open = false
      return
    }
    const x = Number(((places[place]?.share ?? 0) * 100).toFixed(2))
    pieces.push(`${open ? 'L' : 'M'}${x} ${heightOf(layout.axis, one.value, layout.bottom)}`)
    open = true
  })
  return (
    <svg
      width="100%"
      height={layout.height}
      viewBox={`0 0 100 ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="l" d={pieces.join('')} strokeDasharray={line.style.dash} />
    </svg>
  )
}
