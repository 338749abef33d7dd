/** An axis from zero: at most four ticks besides 0. */
export interface Axis {
  readonly top: number
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10] as const

/**
 * The axis that holds `highest`. `whole`: it ends on a tick (lines), otherwise on the next fifth of a step, so that a
 * bar fills most of its room. Nothing to measure (`highest` 0 or less) gives 0 to 1.
 */
export function axisFor(highest: number, whole: boolean): Axis {
  if (!(highest > 0) || !Number.isFinite(highest)) return { top: 1, ticks: [0, 1] }
  const least = highest / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power
  const grain = whole ? step : step / 5
  const top = clean(Math.ceil(highest / grain - 1e-9) * grain)
  const count = Math.floor(top / step + 1e-9)
  return { top, ticks: Array.from({ length: count + 1 }, (_, at) => clean(at * step)) }
}

/** 0.30000000000000004 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12))

/** A tick as a person writes it: no exponent up to 15 digits. */
export const tickText = (value: number): string => String(value)

/** Longer labels together run into one another on a narrow drawing. Characters. */
const ROOMY = 14

/** The class of the tick at `index`: on a narrow drawing every second one of long labels is left out. */
export const tickClass = (ticks: readonly number[], index: number): string =>
  index % 2 === 1 && ticks.map(tickText).join('').length > ROOMY ? 'tick odd' : 'tick'

/** Where `value` lies on the axis, as a share of its length in percent. */
export const percentOf = (axis: Axis, value: number): number => Math.min(100, Math.max(0, (value / axis.top) * 100))
