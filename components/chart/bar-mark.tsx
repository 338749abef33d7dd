import { labelHeight, type Strip } from './bar-layout'
import { DrawnLink } from './drawn-link'
import { FigureTspans } from './figure-tspans'
import type { Drawn } from './plot'

/** A length along the drawing: pixels (in a picture) or a share (in a page, where it stretches): `42.2%`. */
export type Along = number | string

interface Props {
  readonly drawn: Drawn
  readonly labels: readonly string[]
  readonly mail: boolean
  readonly isBaseline: boolean
  readonly strip: Strip
  /** upper edge of the strip */
  readonly top: number
  /** where the bar ends */
  readonly end: Along
  /** lowest and highest of repeats */
  readonly whisk: readonly [Along, Along] | null
  /** id of the hatch for what is not counted */
  readonly hatch: string
}

/** One bar from zero, and the way to its line. */
export function BarMark(props: Props & { readonly room: Along }) {
  const { drawn, labels, strip, top, room } = props
  return (
    <>
      <DrawnLink drawn={drawn}>
        {/* the whole strip can be met, not only what is painted in it */}
        <rect className="hit" x="0" y={top} width={room} height={strip.height + downOf(strip, labels)} />
        <BarBody {...props} />
      </DrawnLink>
      <BarWords {...props} />
    </>
  )
}

/** The bar without its link, for pictures. */
export function BarShape(props: Props) {
  return (
    <>
      <BarBody {...props} />
      <BarWords {...props} />
    </>
  )
}

/** Further lines of a label push the bar under it down. */
const downOf = (strip: Strip, labels: readonly string[]): number => (strip.label === 'above' ? labelHeight(labels) : 0)

/** Label, value and what belongs to it. Not read out: all of it is among the words of the link. */
function BarWords({ drawn, labels, mail, strip, top, end }: Props) {
  const down = downOf(strip, labels)
  const y = top + strip.barY + down
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus
    <g className="words" aria-hidden="true">
      <BarLabel lines={labels} mail={mail} strip={strip} top={top} />
      <text className="val halo" x={drawn.status === 'not_run' ? 0 : end} dx="8" y={top + strip.textY + down}>
        <FigureTspans text={drawn.text} />
        {drawn.ratio !== null && (
          <tspan className="calc" dx="8">
            {drawn.ratio}
          </tspan>
        )}
        {drawn.note !== null && (
          <tspan className="tick" dx="8">
            {drawn.note}
          </tspan>
        )}
      </text>
      <line className="zero" x1="0" x2="0" y1={y - 3} y2={y + strip.thick + 3} />
    </g>
  )
}

function BarLabel({ lines, mail, strip, top }: { lines: readonly string[]; mail: boolean; strip: Strip; top: number }) {
  const className = `lab${mail ? ' mono' : ''}${strip.label === 'above' ? ' halo' : ''}`
  if (strip.label === 'left')
    return (
      <text className={className} x="0" dx="-8" y={top + strip.labelY} textAnchor="end">
        {lines[0]}
      </text>
    )
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one label, in their order, never moved
    <text key={at} className={className} x="0" y={top + strip.labelY + labelHeight(lines.slice(0, at + 1))}>
      {line}
    </text>
  ))
}

/** Too fast to measure is open at its end, never 0; what equals an earlier run is hatched; the baseline is grey. */
function BarBody({ drawn, labels, isBaseline, strip, top, end, whisk, hatch }: Props) {
  const { thick } = strip
  const y = top + strip.barY + downOf(strip, labels)
  if (drawn.status === 'not_run') return null
  if (drawn.value === null) return <OpenBar isBaseline={isBaseline} y={y} thick={thick} end={end} />
  if (!drawn.counted)
    return <rect className="same" x="0" y={y + 0.5} width={end} height={thick - 1} fill={`url(#${hatch})`} />
  return (
    <>
      <rect className={`bar${isBaseline ? ' b0' : ''}`} x="0" y={y} width={end} height={thick} />
      {whisk !== null && <Whisk from={whisk[0]} to={whisk[1]} y={y + thick + 4} />}
    </>
  )
}

interface OpenProps {
  readonly isBaseline: boolean
  readonly y: number
  readonly thick: number
  readonly end: Along
}

function OpenBar({ isBaseline, y, thick, end }: OpenProps) {
  const className = `open${isBaseline ? ' b0' : ''}`
  return (
    <>
      <line className={className} x1="0" x2={end} y1={y} y2={y} />
      <line className={className} x1="0" x2={end} y1={y + thick} y2={y + thick} />
      <line className={className} strokeDasharray="none" x1="0" x2="0" y1={y} y2={y + thick} />
    </>
  )
}

function Whisk({ from, to, y }: { readonly from: Along; readonly to: Along; readonly y: number }) {
  return (
    <>
      <line className="whisk" x1={from} x2={to} y1={y} y2={y} />
      <line className="whisk" x1={from} x2={from} y1={y - 2.5} y2={y + 2.5} />
      <line className="whisk" x1={to} x2={to} y1={y - 2.5} y2={y + 2.5} />
    </>
  )
}

/** The hatch of bars that are not counted. Once in each drawing: a pattern of another drawing goes with it when that is hidden. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0V5" />
      </pattern>
    </defs>
  )
}
