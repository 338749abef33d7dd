import { axisFor, percentOf, tickClass, tickText } from './axis'
import { type BarLayout, layOutBars } from './bar-layout'
import { type Along, BarMark, Hatch } from './bar-mark'
import { FigureTspans } from './figure-tspans'
import type { Drawn, Plot } from './plot'

interface Props {
  readonly plot: Plot
  /** several drawings on one scale: the highest value of all of them */
  readonly highest?: number
  /** a multiple: thin bars */
  readonly small?: boolean
  /** a value that a dotted line marks, where it is not the baseline's bar */
  readonly mark?: number
}

const share = (axis: { top: number; ticks: readonly number[] }, value: number): string =>
  `${Number(percentOf(axis, value).toFixed(2))}%`

/** Bars drawn on the server: they stretch between fixed margins, their text never scales, and no script is needed. */
export function BarsDrawing({ plot, highest, small = false, mark }: Props) {
  const most = highest ?? highestOf(plot)
  const axis = axisFor(most, false)
  const layout = layOutBars(plot, most, small)
  const base = mark ?? baselineOf(plot)
  const floor = layout.axisY - 2
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
      <Hatch id={`${plot.id}-h`} />
      {axis.ticks.slice(1).map((tick) => (
        <line key={tick} className="grid" x1={share(axis, tick)} x2={share(axis, tick)} y1="4" y2={floor} />
      ))}
      {base !== null && <line className="base" x1={share(axis, base)} x2={share(axis, base)} y1="4" y2={floor} />}
      {plot.series.map((series, at) => {
        const [drawn] = series.drawn
        if (!drawn) return null
        const end = drawn.value === null ? '100%' : share(axis, drawn.value)
        const { range } = drawn
        return (
          <BarMark
            key={drawn.id}
            drawn={drawn}
            labels={layout.labels[at] ?? []}
            mail={series.mail}
            isBaseline={series.isBaseline}
            strip={layout.strip}
            top={layout.tops[at] ?? 0}
            end={end}
            room="100%"
            whisk={range === null ? null : [share(axis, range[0]), share(axis, range[1])]}
            hatch={`${plot.id}-h`}
          />
        )
      })}
      <BottomAxis
        ticks={axis.ticks}
        unit={plot.unit}
        y={layout.axisY + 19}
        at={(tick) => share(axis, tick)}
        end="100%"
        layout={layout}
      />
    </svg>
  )
}

interface AxisProps {
  readonly end: Along
  readonly ticks: readonly number[]
  readonly unit: string
  readonly y: number
  readonly at: (tick: number) => Along
  readonly layout: Pick<BarLayout, 'left'>
}

/** Ticks under the bars, and the unit behind them. `end`: where the drawing ends. */
export function BottomAxis({ ticks, unit, y, at, end, layout }: AxisProps) {
  const last = tickText(ticks.at(-1) ?? 0)
  return (
    <>
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className={tickClass(ticks, index)}
          x={at(tick)}
          y={y}
          textAnchor={tick === 0 && layout.left === 0 ? 'start' : 'middle'}
        >
          <FigureTspans text={tickText(tick)} />
        </text>
      ))}
      <text className="tick" x={end} dx={last.length * 3.4 + 10} y={y}>
        {unit}
      </text>
    </>
  )
}

/** The longest bar or whisk. */
export function highestOf(plot: Plot): number {
  let most = 0
  for (const { drawn } of plot.series)
    for (const one of drawn) most = Math.max(most, one?.value ?? 0, one?.range?.[1] ?? 0)
  return most
}

/** The value that the others are compared with, where it is one. */
export function baselineOf(plot: Plot): number | null {
  const drawn: Drawn | null | undefined = plot.series.find((one) => one.isBaseline)?.drawn[0]
  return drawn?.value ?? null
}
