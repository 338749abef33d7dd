import { axisFor } from '@/components/chart/axis'
import { layOutBars } from '@/components/chart/bar-layout'
import { BarShape, Hatch } from '@/components/chart/bar-mark'
import { heightOf, type LineLayout, layOutLines, placeShare } from '@/components/chart/line-layout'
import { LineEnd, Ratios } from '@/components/chart/line-words'
import type { Plot, Series } from '@/components/chart/plot'
import { PointMark } from '@/components/chart/point-mark'
import { highestOf } from '@/components/chart/still-bars'
import { Places, SideAxis } from '@/components/chart/still-lines'

/** A drawing of a fixed width, without links, and how high it came out. */
export interface DrawnPlot {
  readonly height: number
  readonly drawing: React.ReactNode
}

/** A plot in a picture: nothing stretches there, and nothing leads anywhere. */
export const drawPlot = (plot: Plot, width: number): DrawnPlot =>
  plot.places.length === 0 ? drawBars(plot, width) : drawLines(plot, width)

function drawBars(plot: Plot, width: number): DrawnPlot {
  const highest = highestOf(plot)
  const axis = axisFor(highest, false)
  const layout = layOutBars(plot, highest)
  const room = width - layout.left - layout.right
  const along = (value: number): number => (value / axis.top) * room
  const drawing = (
    <g transform={`translate(${layout.left} 0)`}>
      <Hatch id={`${plot.id}-picture`} />
      {plot.series.map((series, at) => {
        const [drawn] = series.drawn
        if (!drawn) return null
        return (
          <BarShape
            key={drawn.id}
            drawn={drawn}
            labels={layout.labels[at] ?? []}
            mail={series.mail}
            isBaseline={series.isBaseline}
            strip={layout.strip}
            top={layout.tops[at] ?? 0}
            end={drawn.value === null ? room : along(drawn.value)}
            whisk={drawn.range === null ? null : [along(drawn.range[0]), along(drawn.range[1])]}
            hatch={`${plot.id}-picture`}
          />
        )
      })}
    </g>
  )
  return { height: layout.axisY + 8, drawing }
}

function drawLines(plot: Plot, width: number): DrawnPlot {
  const layout = layOutLines(plot, highestOf(plot))
  const room = width - layout.left - layout.right
  const at = (place: number): number => placeShare(place, plot.places.length) * room
  const drawing = (
    <g transform={`translate(${layout.left} 0)`}>
      <SideAxis plot={plot} layout={layout} end={room} />
      <Places plot={plot} layout={layout} at={at} end={room} />
      <Ratios rows={layout.ratioRows} at={at} end={room} y={layout.bottom + 40} />
      {layout.lines.map((line) => (
        <g key={line.series.label} className={line.style.className}>
          <path className="l" d={pathOf(line.series, layout, at)} strokeDasharray={line.style.dash} />
          {line.series.drawn.map((one, place) =>
            one?.value == null ? null : (
              <PointMark
                key={one.id}
                style={line.style}
                x={at(place)}
                y={heightOf(layout.axis, one.value, layout.bottom)}
              />
            ),
          )}
          <LineEnd line={line} x={at(Math.max(line.lastAt, 0))} />
        </g>
      ))}
    </g>
  )
  return { height: layout.height, drawing }
}

/** Breaks where a place was not measured. */
function pathOf(series: Series, layout: LineLayout, at: (place: number) => number): string {
  return series.drawn
    .map((one, place) => {
      if (one?.value == null) return ''
      const start = series.drawn[place - 1]?.value == null
      return `${start ? 'M' : 'L'}${at(place).toFixed(1)} ${heightOf(layout.axis, one.value, layout.bottom)}`
    })
    .join('')
}
