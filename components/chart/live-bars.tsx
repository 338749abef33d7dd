'use client'

import { Bar, BarChart, CartesianGrid, ReferenceLine, usePlotArea, XAxis, YAxis } from 'recharts'
import { type Axis, axisFor, tickClass, tickText } from './axis'
import { type BarLayout, layOutBars } from './bar-layout'
import { BarMark, Hatch } from './bar-mark'
import { FigureTspans } from './figure-tspans'
import type { Plot } from './plot'
import { baselineOf, highestOf } from './still-bars'

/**
 * The bars of still-bars as a Recharts drawing, with the same shapes at the same places. No animation: a figure that
 * grows from nothing says nothing, and is in the way of whoever asked for less motion.
 */
export default function LiveBars({ plot }: { readonly plot: Plot }) {
  const highest = highestOf(plot)
  const axis = axisFor(highest, false)
  const layout = layOutBars(plot, highest)
  const base = baselineOf(plot)
  // an open bar goes to the edge: "too fast to measure" has no length
  const rows = plot.series.map(({ drawn: [one] }, at) => ({
    id: one?.id ?? String(at),
    length: one?.value ?? axis.top,
  }))
  return (
    <BarChart
      layout="vertical"
      responsive
      className="chart live"
      style={{ width: '100%', height: layout.height }}
      data={rows}
      margin={{ top: 0, right: layout.right, bottom: 0, left: layout.left }}
      accessibilityLayer={false}
      role="group"
      title={plot.title}
      desc={plot.summary}
    >
      <Hatch id={`${plot.id}-h`} />
      <CartesianGrid
        syncWithTicks
        horizontal={false}
        vertical={({ x1, x2 }) => <line className="grid" x1={x1} x2={x2} y1="4" y2={layout.axisY - 2} />}
      />
      {base !== null && (
        <ReferenceLine
          zIndex={-50}
          x={base}
          className="base"
          shape={(line) => <Base {...line} to={layout.axisY - 2} />}
        />
      )}
      <XAxis
        type="number"
        domain={[0, axis.top]}
        ticks={[...axis.ticks]}
        interval={0}
        height={layout.height - layout.axisY}
        axisLine={false}
        tickLine={false}
        tick={({ x, payload, index }) => (
          <Tick x={Number(x)} value={Number(payload.value)} className={tickClass(axis.ticks, index)} layout={layout} />
        )}
      />
      <YAxis type="category" dataKey="id" hide />
      <Bar
        dataKey="length"
        isAnimationActive={false}
        shape={({ index }: { readonly index: number }) => <OneBar plot={plot} axis={axis} layout={layout} at={index} />}
      />
      <Unit plot={plot} axis={axis} layout={layout} />
    </BarChart>
  )
}

interface OneProps {
  readonly plot: Plot
  readonly axis: Axis
  readonly layout: BarLayout
}

function OneBar({ plot, axis, layout, at }: OneProps & { readonly at: number }) {
  const area = usePlotArea()
  const series = plot.series[at]
  const [drawn] = series?.drawn ?? []
  if (!series || !drawn || area === undefined) return null
  const along = (value: number): number => (value / axis.top) * area.width
  return (
    <g transform={`translate(${area.x} 0)`}>
      <BarMark
        drawn={drawn}
        labels={layout.labels[at] ?? []}
        mail={series.mail}
        isBaseline={series.isBaseline}
        strip={layout.strip}
        top={layout.tops[at] ?? 0}
        room={area.width}
        end={drawn.value === null ? area.width : along(drawn.value)}
        whisk={drawn.range === null ? null : [along(drawn.range[0]), along(drawn.range[1])]}
        hatch={`${plot.id}-h`}
      />
    </g>
  )
}

function Base({ x1, to }: { readonly x1?: number | string; readonly to: number }) {
  return <line className="base" x1={x1} x2={x1} y1="4" y2={to} />
}

interface TickProps {
  readonly x: number
  readonly value: number
  readonly className: string
  readonly layout: BarLayout
}

function Tick({ x, value, className, layout }: TickProps) {
  return (
    <text
      className={className}
      x={x}
      y={layout.axisY + 19}
      textAnchor={value === 0 && layout.left === 0 ? 'start' : 'middle'}
    >
      <FigureTspans text={tickText(value)} />
    </text>
  )
}

function Unit({ plot, axis, layout }: OneProps) {
  const area = usePlotArea()
  if (area === undefined) return null
  const last = tickText(axis.ticks.at(-1) ?? 0)
  return (
    <text className="tick" x={area.x + area.width} dx={last.length * 3.4 + 10} y={layout.axisY + 19}>
      {plot.unit}
    </text>
  )
}
