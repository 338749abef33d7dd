import type { Measurement } from '../../model'
import type { Direction } from './direction'

/** A line of a run status group, the sum of its jobs: `   READ: bw=906MiB/s (950MB/s), …`. */
export interface Status {
  readonly group: number | null
  readonly direction: Direction
  readonly figures: readonly Measurement[]
}

/**
 * The figures of a run with those of its status lines. A sum counts where its jobs' own figures are not there; of one
 * job it is the same figure again.
 */
export function foldStatus(figures: readonly Measurement[], status: readonly Status[]): readonly Measurement[] {
  const repeats = new Map<Measurement, Measurement>()
  const others: Measurement[] = []
  for (const { group, direction, figures: sums } of status) {
    const own = figures.filter(({ metric, params }) => metric === `${direction}_bandwidth` && isOf(group, params.group))
    const [only] = own
    if (!only) others.push(...sums)
    else if (own.length === 1) for (const sum of sums) if (sum.value === only.value) repeats.set(only, sum)
  }
  return [
    ...figures.map((figure) => {
      const sum = repeats.get(figure)
      if (!sum) return figure
      const { line, column, text } = sum
      return { ...figure, marks: [...figure.marks, { kind: 'repeat' as const, line, column, text }] }
    }),
    ...others,
  ]
}

const isOf = (group: number | null, of: string | number | undefined): boolean =>
  group === null || of === undefined || group === of
