import { t95 } from './student-t'

export const MACHINES_FOR_INTERVAL = 3

export interface GeometricMean {
  readonly ratio: number
  /** 95 %, t on the logarithms; null for fewer than three: they say nothing of the spread */
  readonly interval: readonly [number, number] | null
  /** standard deviation of the logarithms, as a factor: about two thirds of the ratios lie within ×/÷ it; null for one */
  readonly deviation: number | null
}

/** Geometric mean of ratios, each over 0. null: there are none. */
export function geometricMean(ratios: readonly number[]): GeometricMean | null {
  if (ratios.length === 0) return null
  const { mean, variance } = logMoments(ratios)
  const deviation = variance === null ? null : Math.exp(Math.sqrt(variance))
  if (variance === null || ratios.length < MACHINES_FOR_INTERVAL)
    return { ratio: Math.exp(mean), interval: null, deviation }
  const half = t95(ratios.length - 1) * Math.sqrt(variance / ratios.length)
  return { ratio: Math.exp(mean), interval: [Math.exp(mean - half), Math.exp(mean + half)], deviation }
}

/** Mean and unbiased variance of the natural logarithms of figures over 0; variance null for a single one. */
export function logMoments(figures: readonly number[]): { readonly mean: number; readonly variance: number | null } {
  const logs = figures.map(Math.log)
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  if (logs.length < 2) return { mean, variance: null }
  return { mean, variance: logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1) }
}
