'use client'

import { CartesianGrid, Line, LineChart, usePlotArea, XAxis, YAxis } from 'recharts'
import { tickText } from './axis'
import { DrawnLink } from './drawn-link'
import { FigureTspans } from './figure-tspans'
import { type LineLayout, layOutLines } from './line-layout'
import { LineEnd, Ratios } from './line-words'
import type { Plot } from './plot'
import { PointMark } from './point-mark'
import { highestOf } from './still-bars'
import { Places } from './still-lines'

/** The lines of still-lines as a Recharts drawing, with the same marks at the same places. No animation. */
export default function LiveLines({ plot }: { readonly plot: Plot }) {
  const layout = layOutLines(plot, highestOf(plot))
  const rows = plot.places.map(({ share }, place) => {
    const row: Record<string, number | null> = { at: share }
    layout.lines.forEach((line, index) => {
      row[`line${index}`] = line.series.drawn[place]?.value ?? null
    })
    return row
  })
  return (
    <LineChart
      responsive
      className="chart live"
      style={{ width: '100%', height: layout.height }}
      data={rows}
      margin={{ top: layout.top, right: layout.right, bottom: layout.height - layout.bottom, left: 0 }}
      accessibilityLayer={false}
      role="group"
      title={plot.title}
      desc={plot.summary}
    >
      <CartesianGrid
        syncWithTicks
        vertical={false}
        horizontal={({ x1, x2, y1 }) => (
          <line className={y1 === layout.bottom ? 'zero' : 'grid'} x1={x1} x2={x2} y1={y1} y2={y1} />
        )}
      />
      <XAxis type="number" dataKey="at" domain={[0, 1]} hide />
      <YAxis
        domain={[0, layout.axis.top]}
        ticks={[...layout.axis.ticks]}
        interval={0}
        width={layout.left}
        axisLine={false}
        tickLine={false}
        tick={({ y, payload }) => (
          <text className="tick" x={layout.left - 8} y={Number(y) + 4} textAnchor="end">
            <FigureTspans text={tickText(Number(payload.value))} />
          </text>
        )}
      />
      {layout.lines.map((line, index) => (
        <Line
          key={line.series.label}
          dataKey={`line${index}`}
          type="linear"
          className={line.style.className}
          stroke="var(--s)"
          strokeWidth={2}
          {...(line.style.dash === undefined ? {} : { strokeDasharray: line.style.dash })}
          isAnimationActive={false}
          activeDot={false}
          dot={({ index: place, cx, cy, key }) => {
            const one = line.series.drawn[place]
            if (one?.value == null || cx === undefined || cy === undefined) return <g key={key} />
            return (
              <g key={key} className={line.style.className}>
                <DrawnLink drawn={one}>
                  <PointMark style={line.style} x={cx} y={cy} />
                </DrawnLink>
              </g>
            )
          }}
        />
      ))}
      <Words plot={plot} layout={layout} />
    </LineChart>
  )
}

/** What stands around the lines: unit, places, ratios, names at the ends. */
function Words({ plot, layout }: { readonly plot: Plot; readonly layout: LineLayout }) {
  const area = usePlotArea()
  if (area === undefined) return null
  const at = (place: number): number => area.x + (plot.places[place]?.share ?? 0) * area.width
  const end = area.x + area.width
  return (
    <>
      <text className="tick" x="0" y="10">
        {plot.unit}
      </text>
      <Places plot={plot} layout={layout} at={at} end={end} />
      <Ratios rows={layout.ratioRows} at={at} end={end} y={layout.bottom + 40} />
      {layout.lines.map((line) => (
        <LineEnd key={line.series.label} line={line} x={at(Math.max(line.lastAt, 0))} />
      ))}
    </>
  )
}
