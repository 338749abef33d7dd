import type { Pair, PairSummary } from '@/lib/compare/pair-summary'
import { intervalText, signWords } from '@/lib/compare/pair-words'
import { ratioText } from '@/lib/compare/ratio-text'
import type { DrawnPlot, Size } from './picture-plot'
import { oneLine } from './picture-words'
import { percentAt, type RatioAxis, ratioAxis } from './ratio-axis'

const HEAD = 34
const ROW = 34
/** What is said of the mean takes a line more. */
const MEAN = 50
const RATIO_WIDTH = 56
/** The names have so much of the width, the drawing the rest. */
const NAMES = 0.42
const CHARACTER = 6.6

/** Each machine's own ratio on a log axis and their mean under them, as in pair-forest, without links. As many pairs as fit. */
export function drawForest(summary: PairSummary, { width, height }: Size): DrawnPlot {
  const most = Math.max(1, Math.floor((height - HEAD - MEAN) / ROW))
  const pairs = summary.pairs.slice(0, most)
  const { interval, ratio } = summary
  const axis = ratioAxis([
    ratio,
    ...(interval ?? []),
    ...pairs.flatMap((pair) => [pair.ratio, ...(pair.interval ?? [])]),
  ])
  const left = Math.round(width * NAMES)
  const room = width - left - RATIO_WIDTH
  const at = (one: number): number => Number(((percentAt(axis, one) / 100) * room).toFixed(2))
  const meanY = HEAD + pairs.length * ROW
  const names = Math.floor(left / CHARACTER)
  const drawing = (
    <>
      <g transform={`translate(${left} 0)`}>
        <ForestAxis axis={axis} at={at} better={summary.better} bottom={meanY + MEAN} />
        {interval !== null && <line className="gm" x1={at(ratio)} x2={at(ratio)} y1={HEAD} y2={meanY + MEAN} />}
        {pairs.map((pair, index) => (
          <PairMark key={keyOf(pair)} pair={pair} at={at} y={HEAD + index * ROW + ROW / 2} />
        ))}
        <MeanMark summary={summary} at={at} y={meanY + MEAN / 2} />
      </g>
      <line className="grid" x1="0" x2={width} y1={meanY} y2={meanY} />
      {pairs.map((pair, index) => (
        <Row
          key={keyOf(pair)}
          name={oneLine([pair.title, pair.besides].filter(Boolean).join(', '), names)}
          under={[oneLine(sidesOf(pair, summary.unit), names)]}
          ratio={pair.ratio}
          width={width}
          y={HEAD + index * ROW}
        />
      ))}
      <Row
        name="Geometric mean"
        under={[
          interval === null ? 'no interval: it takes three machines' : `95 % interval ${intervalText(interval)}`,
          signWords(summary),
        ]}
        ratio={ratio}
        width={width}
        y={meanY}
      />
    </>
  )
  return { height: meanY + MEAN, room, shown: pairs.length, total: summary.pairsTotal, drawing }
}

const keyOf = ({ base, other }: Pair): string =>
  `${base.runId} ${base.line} ${other.runId} ${other.line} ${other.column}`

/** "153107 to 67526 KiB/s, n 1 and 2" */
function sidesOf({ baseText, otherText, baseN, n }: Pair, unit: string | null): string {
  const counts = baseN === n ? `n ${n}` : `n ${baseN} and ${n}`
  return `${baseText} to ${otherText}${unit === null ? '' : ` ${unit}`}, ${counts}`
}

interface AxisProps {
  readonly axis: RatioAxis
  readonly at: (ratio: number) => number
  readonly better: PairSummary['better']
  readonly bottom: number
}

function ForestAxis({ axis, at, better, bottom }: AxisProps) {
  const [left, right] = better === 'higher' ? ['slower', 'faster'] : ['faster', 'slower']
  return (
    <>
      <text className="tick" x={at(1) - 8} y="10" textAnchor="end">
        {left}
      </text>
      <text className="tick" x={at(1) + 8} y="10">
        {right}
      </text>
      {axis.ticks.map((tick) => (
        <text key={tick} className="tick" x={at(tick)} y="27" textAnchor="middle">
          ×{tick}
        </text>
      ))}
      <line className="one" x1={at(1)} x2={at(1)} y1="0" y2="14" />
      <line className="one" x1={at(1)} x2={at(1)} y1={HEAD - 3} y2={bottom} />
    </>
  )
}

interface MarkProps {
  readonly at: (ratio: number) => number
  readonly y: number
}

function PairMark({ pair, at, y }: MarkProps & { readonly pair: Pair }) {
  const runs = Math.min(pair.baseN, pair.n)
  const half = runs >= 3 ? 6 : runs === 2 ? 5 : 4
  return (
    <>
      {pair.interval !== null && (
        <line className="whisk" x1={at(pair.interval[0])} x2={at(pair.interval[1])} y1={y} y2={y} />
      )}
      <rect className="sq" x={at(pair.ratio) - half} y={y - half} width={2 * half} height={2 * half} />
    </>
  )
}

/** Filled and as wide as its interval, hollow where there is none. */
function MeanMark({ summary: { interval, ratio }, at, y }: MarkProps & { readonly summary: PairSummary }) {
  const mean = at(ratio)
  const [from, to] = interval === null ? [mean - 7, mean + 7] : interval.map(at)
  return (
    <path
      className={`dia${interval === null ? ' hollow' : ''}`}
      d={`M${from} ${y}L${mean} ${y - 7}L${to} ${y}L${mean} ${y + 7}Z`}
    />
  )
}

interface RowProps {
  readonly name: string
  readonly under: readonly string[]
  readonly ratio: number
  readonly width: number
  readonly y: number
}

function Row({ name, under, ratio, width, y }: RowProps) {
  return (
    <>
      <text className="lab" y={y + 14}>
        {name}
      </text>
      {under.map((line, at) => (
        <text key={line} className="tick" y={y + 29 + at * 16}>
          {line}
        </text>
      ))}
      <text className="calc" x={width} y={y + 13 + 8 * under.length} textAnchor="end">
        {ratioText(ratio)}
      </text>
    </>
  )
}
