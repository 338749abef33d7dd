import { wilcoxonRankSum } from 'simple-statistics'

/** Two-sided, exact. `p` null: so few figures that no order of them could have a p under 0.05. */
export interface RankTest {
  readonly p: number | null
}

const LEVEL = 0.05
/** Beyond so many figures the sums are too many to count; nobody repeats a benchmark so often. */
const MOST = 200

/**
 * Mann and Whitney's test (Wilcoxon's rank sum): how often figures dealt to the two sides by lot lie at least as far apart as
 * these. Counted, not approximated, also where figures are equal (their ranks are shared). null: a side is a single figure.
 */
export function rankTest(base: readonly number[], other: readonly number[]): RankTest | null {
  if (base.length < 2 || other.length < 2) return null
  const ways = countWays(base.length + other.length, base.length)
  if (2 / ways >= LEVEL || base.length + other.length > MOST) return { p: null }
  // Shared ranks are halves: twice a rank is a whole number.
  const sum = Math.round(2 * wilcoxonRankSum([...base], [...other]))
  const middle = base.length * (base.length + other.length + 1)
  const counts = countSums(doubledRanks([...base, ...other]), base.length)
  const asFar = [...counts].filter(([one]) => Math.abs(one - middle) >= Math.abs(sum - middle))
  return { p: asFar.reduce((all, [, count]) => all + count, 0) / ways }
}

/** Ways to choose `chosen` of `all`. */
const countWays = (all: number, chosen: number): number =>
  Array.from({ length: chosen }).reduce((ways: number, _, at) => (ways * (all - at)) / (at + 1), 1)

function doubledRanks(figures: readonly number[]): readonly number[] {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted.map((figure) => sorted.indexOf(figure) + sorted.lastIndexOf(figure) + 2)
}

/** How many choices of `chosen` ranks come to each sum. */
function countSums(ranks: readonly number[], chosen: number): ReadonlyMap<number, number> {
  const bySize: Map<number, number>[] = Array.from({ length: chosen + 1 }, () => new Map())
  bySize[0]?.set(0, 1)
  for (const rank of ranks)
    for (let size = chosen; size > 0; size--)
      for (const [sum, count] of bySize[size - 1] ?? []) {
        const larger = bySize[size]
        larger?.set(sum + rank, (larger.get(sum + rank) ?? 0) + count)
      }
  return bySize[chosen] ?? new Map()
}
