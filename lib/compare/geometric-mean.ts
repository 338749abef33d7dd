/** Two-sided 95 % points of Student's t for 1 to 30 degrees of freedom. Source: any statistical table. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]
const Z95 = 1.959964

/** Beyond the table: Cornish and Fisher's expansion, right to three decimals there. */
function t95(freedom: number): number {
  const z = Z95
  return (
    T95[freedom - 1] ?? z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom * freedom)
  )
}

/** Logarithms of ratios added up, as a database can do it. */
export interface LogSums {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

export const MACHINES_FOR_INTERVAL = 3

export interface GeometricMean {
  readonly ratio: number
  /** 95 %, t on the logarithms; null for fewer than three: they say nothing of the spread */
  readonly interval: readonly [number, number] | null
}

/** Geometric mean of machines' ratios. null: there are none. */
export function geometricMean({ count, sum, squares }: LogSums): GeometricMean | null {
  if (count < 1) return null
  const mean = sum / count
  if (count < MACHINES_FOR_INTERVAL) return { ratio: Math.exp(mean), interval: null }
  const variance = Math.max(0, (squares - count * mean * mean) / (count - 1))
  const half = t95(count - 1) * Math.sqrt(variance / count)
  return { ratio: Math.exp(mean), interval: [Math.exp(mean - half), Math.exp(mean + half)] }
}

export const logSums = (ratios: readonly number[]): LogSums => ({
  count: ratios.length,
  sum: ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0),
  squares: ratios.reduce((sum, ratio) => sum + Math.log(ratio) ** 2, 0),
})
