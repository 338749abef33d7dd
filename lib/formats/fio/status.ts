import { convert } from '@/lib/metrics/units'
import type { Finding, Measurement } from '../../model'
import type { Direction } from './direction'

/** A line of a run status group, the sum of its jobs: `   READ: bw=906MiB/s (950MB/s), …`. */
export interface Status {
  readonly group: number | null
  readonly direction: Direction
  readonly figures: readonly Measurement[]
}

/** The figures of a run with those of its status lines, and where these contradict. */
export interface Folded {
  readonly figures: readonly Measurement[]
  readonly findings: readonly Finding[]
}

/**
 * A sum counts where its jobs' own figures are not there; of one job it is the same figure again.
 */
export function foldStatus(figures: readonly Measurement[], status: readonly Status[]): Folded {
  const repeats = new Map<Measurement, Measurement>()
  const others: Measurement[] = []
  const findings: Finding[] = []
  for (const { group, direction, figures: sums } of status) {
    const own = figures.filter(({ metric, params }) => metric === `${direction}_bandwidth` && isOf(group, params.group))
    const [only] = own
    if (!only) others.push(...sums)
    for (const sum of only && own.length === 1 ? sums : []) {
      if (sum.text === only?.text) repeats.set(only, sum)
      else if (only && !isNear(only, sum)) findings.push(differs(only, sum))
    }
  }
  const marked = figures.map((figure) => {
    const sum = repeats.get(figure)
    if (!sum) return figure
    const { line, column, text } = sum
    return { ...figure, marks: [...figure.marks, { kind: 'repeat' as const, line, column, text }] }
  })
  return { figures: [...marked, ...others], findings }
}

const isOf = (group: number | null, of: string | number | undefined): boolean =>
  group === null || of === undefined || group === of

/** Three digits are printed at least; 1.x reckons its sums otherwise, some 2 % away. */
function isNear(a: Measurement, b: Measurement): boolean {
  const value = b.value === null ? null : convert(b.value, b.unit, a.unit)
  return value === null || a.value === null || Math.abs(value - a.value) <= 0.025 * Math.max(value, a.value)
}

const differs = (own: Measurement, sum: Measurement): Finding => ({
  kind: 'status-differs',
  severity: 'warning',
  message: `The run status says ${sum.text} where the job's own line says ${own.text}.`,
  runs: [],
  lines: [own.line, sum.line],
})
