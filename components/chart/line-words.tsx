import type { Along } from './bar-mark'
import { FigureTspans } from './figure-tspans'
import type { DrawnLine } from './line-layout'
import type { Series } from './plot'

/** Name and last figure at a line's end: no legend to look up. */
export function LineEnd({ line, x }: { readonly line: DrawnLine; readonly x: Along }) {
  const { labels, labelY, series, last } = line
  return (
    <>
      {labels.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one label, in their order, never moved
        <text key={at} className={`lab${series.mail ? ' mono' : ''}`} x={x} dx="12" y={labelY + at * 16}>
          {label}
        </text>
      ))}
      <text className="val" x={x} dx="12" y={labelY + labels.length * 16}>
        <FigureTspans text={last?.text ?? ''} />
      </text>
    </>
  )
}

interface RatiosProps {
  readonly rows: readonly Series[]
  readonly at: (place: number) => Along
  readonly end: Along
  readonly y: number
}

/** The ratio to the baseline under each place, a row for each compared line. */
export function Ratios({ rows, at, end, y }: RatiosProps) {
  return rows.map((series, row) => (
    <g key={series.label}>
      {series.drawn.map((one, place) =>
        one?.ratio == null ? null : (
          <text key={one.id} className="calc" x={at(place)} y={y + row * 20} textAnchor="middle">
            {one.ratio}
          </text>
        ),
      )}
      <text className="tick" x={end} dx="24" y={y + row * 20}>
        {rows.length === 1 ? 'ratio' : series.label}
      </text>
    </g>
  ))
}
