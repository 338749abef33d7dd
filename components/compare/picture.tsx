import type { Comparison } from '@/lib/compare/comparison'
import { EDGE, framePicture, HEAD_LINE, LINE, type PictureShape } from './picture-frame'
import type { Placed } from './picture-layout'
import { datesOf } from './picture-words'

interface Props {
  readonly comparison: Comparison
  /** where the comparison is found: part of the picture */
  readonly address: string
  readonly shape?: PictureShape
  /** of a kept comparison, what changed since; null: nothing */
  readonly changed?: string | null
  /** style for a picture that stands alone, without the page's sheet */
  readonly style?: string
}

/** The comparison as a picture to pass on. What differs and where it comes from are part of it, not beside it. */
export function Picture({ comparison, address, shape = 'whole', changed = null, style }: Props) {
  const { addresses, caption, captionY, foot, height, notes, partsY, placing, title, width } = framePicture(
    comparison,
    address,
    shape,
    changed,
  )
  return (
    <svg
      className="chart pic"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The comparison as a picture: ${comparison.title}`}
      {...(style === undefined ? {} : { xmlns: 'http://www.w3.org/2000/svg', width, height })}
    >
      {style !== undefined && <style>{style}</style>}
      <rect className="ground" width={width} height={height} />
      <Lines lines={title} className="strong head" y={36} apart={HEAD_LINE} />
      {caption !== '' && (
        <text x={EDGE} y={captionY}>
          {caption}
        </text>
      )}
      {placing.placed.map((one) => (
        <PlacedPart key={one.part.key} placed={one} top={partsY} />
      ))}
      <line className="grid" x1={EDGE} x2={width - EDGE} y1={foot} y2={foot} />
      {notes.map(({ head, text, warn }, at) => (
        <text key={`${head} ${text}`} x={EDGE} y={foot + 20 + at * LINE}>
          <tspan className={warn ? 'strong warn' : 'strong'}>{head}</tspan> {text}
        </text>
      ))}
      <Lines lines={addresses} className="mono tick" y={foot + 24 + notes.length * LINE} apart={LINE} />
      <text className="tick" x={width - EDGE} y={height - 16} textAnchor="end">
        {datesOf(comparison)}
      </text>
    </svg>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly className: string
  readonly y: number
  readonly apart: number
}

function Lines({ lines, className, y, apart }: LinesProps) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
    <text key={at} className={className} x={EDGE} y={y + at * apart}>
      {line}
    </text>
  ))
}

function PlacedPart({ placed: { title, facts, plot, x, y, down }, top }: { placed: Placed; top: number }) {
  return (
    <g transform={`translate(${EDGE + x} ${top + y})`}>
      {title.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
        <text key={at} className="lab strong" y={13 + at * 17}>
          {line}
        </text>
      ))}
      {facts.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
        <text key={at} className="tick" y={13 + title.length * 17 + at * 16}>
          {line}
        </text>
      ))}
      <g transform={`translate(0 ${down})`}>{plot.drawing}</g>
    </g>
  )
}
