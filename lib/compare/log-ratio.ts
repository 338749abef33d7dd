import { logMoments } from './geometric-mean'
import { t95 } from './student-t'

/** One side set against the other: how many times as large its figures are. */
export interface LogRatio {
  /** of the means on the log scale, which are the geometric means */
  readonly ratio: number
  /** 95 %, where both sides have repeats: Welch's t on the logarithms, as the sides need not spread alike; else null */
  readonly interval: readonly [number, number] | null
}

/** Figures over 0 in one unit, at least one on each side. */
export function logRatio(base: readonly number[], other: readonly number[]): LogRatio {
  const [from, to] = [logMoments(base), logMoments(other)]
  const difference = to.mean - from.mean
  if (from.variance === null || to.variance === null) return { ratio: Math.exp(difference), interval: null }
  const [a, b] = [from.variance / base.length, to.variance / other.length]
  const half = a + b === 0 ? 0 : t95(welchFreedom(a, base.length, b, other.length)) * Math.sqrt(a + b)
  return { ratio: Math.exp(difference), interval: [Math.exp(difference - half), Math.exp(difference + half)] }
}

/** Degrees of freedom after Welch and Satterthwaite; `a`, `b`: variances of the two means. */
const welchFreedom = (a: number, countA: number, b: number, countB: number): number =>
  (a + b) ** 2 / (a ** 2 / (countA - 1) + b ** 2 / (countB - 1))
