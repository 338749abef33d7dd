/** A log axis of ratios around ×1. */
export interface RatioAxis {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

const TICKS: readonly (readonly number[])[] = [
  [0.96, 0.98, 1, 1.02, 1.04],
  [0.9, 0.95, 1, 1.05, 1.1],
  [0.8, 0.9, 1, 1.1, 1.2, 1.4],
  [0.5, 0.75, 1, 1.25, 1.5, 2],
  [0.25, 0.5, 1, 2, 4],
  [0.1, 0.2, 0.5, 1, 2, 5, 10],
  [0.01, 0.1, 1, 10, 100],
]
/** Closer than this, two tick words touch in the narrowest drawing. */
const APART = 0.14
const AT_MOST = 5

/** The axis that holds all of `ratios` and ×1, with a little room at both ends. */
export function ratioAxis(ratios: readonly number[]): RatioAxis {
  const known = ratios.filter((ratio) => ratio > 0 && Number.isFinite(ratio))
  const low = Math.min(1, ...known)
  const high = Math.max(1, ...known)
  const room = Math.max(Math.log(high / low) * 0.12, 0.06)
  const axis = { low: low * Math.exp(-room), high: high * Math.exp(room) }
  return { ...axis, ticks: ticksOf(axis) }
}

function ticksOf(axis: Omit<RatioAxis, 'ticks'>): readonly number[] {
  let best: readonly number[] = [1]
  for (const candidate of TICKS) {
    const inside = candidate.filter((tick) => tick >= axis.low && tick <= axis.high)
    const apart = inside.every((tick, at) => at === 0 || share(axis, tick) - share(axis, inside[at - 1] ?? 0) >= APART)
    if (apart && inside.length <= AT_MOST && inside.length > best.length) best = inside
  }
  return best
}

const share = (axis: Omit<RatioAxis, 'ticks'>, ratio: number): number =>
  Math.log(ratio / axis.low) / Math.log(axis.high / axis.low)

/** Where a ratio stands, in percent of the drawing's width. */
export const percentAt = (axis: RatioAxis, ratio: number): number => Number((share(axis, ratio) * 100).toFixed(2))
