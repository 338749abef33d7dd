import { axisFor, tickClass } from '@/components/chart/axis'
import { type BarLayout, layOutBars } from '@/components/chart/bar-layout'
import { BarShape, Hatch } from '@/components/chart/bar-mark'
import { BottomAxis, baselineOf, highestOf } from '@/components/chart/bars-drawing'
import { heightOf, type LineLayout, layOutLines } from '@/components/chart/line-layout'
import { LineEnd, Ratios } from '@/components/chart/line-words'
import { Places, SideAxis } from '@/components/chart/lines-drawing'
import type { Plot, Series } from '@/components/chart/plot'
import { MAX_LINES, PointMark } from '@/components/chart/point-mark'

/** A drawing of a fixed width, without links. */
export interface DrawnPlot {
  readonly height: number
  /** pixels that its bars or lines have in the width; too few, and it wants more width */
  readonly room: number
  /** bars, lines or pairs drawn, of `total` */
  readonly shown: number
  readonly total: number
  readonly drawing: React.ReactNode
}

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A longer label is cut in a picture, which has no room to grow. Characters. */
const LABEL_AT_MOST = 120
const MONO_13 = 7.8
const LINES_AT_MOST = 200
const LINES_AT_LEAST = 36
/** Name and last figure at a line's end. */
const LINE_END = 32
/** On less room long ticks run into one another. */
const NARROW = 260

/** A plot in a picture: nothing stretches there, nothing leads anywhere, and what does not fit into the height is left out and counted. */
export function drawPlot(plot: Plot, size: Size): DrawnPlot {
  const series = plot.series.map((one) => ({ ...one, label: shortened(one.label) }))
  return plot.places.length === 0 ? drawBars({ ...plot, series }, size) : drawLines({ ...plot, series }, size)
}

const shortened = (label: string): string =>
  label.length > LABEL_AT_MOST ? `${label.slice(0, LABEL_AT_MOST - 1)}…` : label

/** As many bars as have room in the height; at least one. */
function fitBars(plot: Plot, { width, height }: Size): { readonly fitting: Plot; readonly layout: BarLayout } {
  const widest = Math.floor(width / MONO_13)
  for (let most = plot.series.length; ; most--) {
    const fitting = { ...plot, series: plot.series.slice(0, most) }
    const layout = layOutBars(fitting, highestOf(fitting), false, widest)
    if (layout.height <= height || most <= 1) return { fitting, layout }
  }
}

function drawBars(plot: Plot, size: Size): DrawnPlot {
  const { fitting, layout } = fitBars(plot, size)
  const axis = axisFor(highestOf(fitting), false)
  const room = size.width - layout.left - layout.right
  const along = (value: number): number => Number(((value / axis.top) * room).toFixed(2))
  const base = baselineOf(fitting)
  const floor = layout.axisY - 2
  const ticks = axis.ticks.filter((_, at) => room >= NARROW || tickClass(axis.ticks, at) === 'tick')
  const drawing = (
    <g transform={`translate(${layout.left} 0)`}>
      <Hatch id={`${plot.id}-picture`} />
      {ticks.slice(1).map((tick) => (
        <line key={tick} className="grid" x1={along(tick)} x2={along(tick)} y1="4" y2={floor} />
      ))}
      {base !== null && <line className="base" x1={along(base)} x2={along(base)} y1="4" y2={floor} />}
      {fitting.series.map((series, at) => {
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
      <BottomAxis ticks={ticks} unit={plot.unit} y={layout.axisY + 19} at={along} end={room} layout={layout} />
    </g>
  )
  return { height: layout.height, room, shown: fitting.series.length, total: plot.series.length, drawing }
}

function drawLines(plot: Plot, size: Size): DrawnPlot {
  const besides = layOutLines(plot, highestOf(plot), 0).height
  const tall = Math.max(LINES_AT_LEAST, Math.min(LINES_AT_MOST, size.height - besides))
  const most = Math.min(MAX_LINES, Math.max(2, Math.floor((tall + LINE_END) / LINE_END)))
  const fitting = { ...plot, series: plot.series.slice(0, most) }
  const layout = layOutLines(fitting, highestOf(fitting), tall)
  const room = size.width - layout.left - layout.right
  const at = (place: number): number => Number(((plot.places[place]?.share ?? 0) * room).toFixed(2))
  const drawing = (
    <g transform={`translate(${layout.left} 0)`}>
      <SideAxis plot={plot} layout={layout} end={room} />
      <Places plot={plot} layout={layout} at={at} end={room} roomy={room > 420} />
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
  return { height: layout.height, room, shown: fitting.series.length, total: plot.series.length, drawing }
}

/** Breaks where a place was not measured. */
function pathOf(series: Series, layout: LineLayout, at: (place: number) => number): string {
  return series.drawn
    .map((one, place) => {
      if (one?.value == null) return ''
      const start = series.drawn[place - 1]?.value == null
      return `${start ? 'M' : 'L'}${at(place)} ${heightOf(layout.axis, one.value, layout.bottom)}`
    })
    .join('')
}
