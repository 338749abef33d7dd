import type { FoundRuns } from '@/lib/queries/runs/find-runs'
import type { ColumnKey } from '@/lib/url/run-columns'

/** Of runs of every benchmark: one figure stands for each. */
const OF_ALL: readonly ColumnKey[] = [
  ...(['date', 'tool', 'kernel', 'filesystem', 'options', 'machine'] as const),
  ...(['figure', 'value', 'unit', 'line'] as const),
]

/**
 * The columns of a table that nobody chose any for. Of one benchmark its figures stand side by side, and of the conditions only those
 * that any of its runs states and that the filter does not hold to one value (`held`).
 */
export function usualColumns({ rows, columns, sweeps }: FoundRuns, held: readonly string[]): readonly ColumnKey[] {
  if (columns.length === 0) return OF_ALL
  const any = (states: (row: FoundRuns['rows'][number]) => boolean): boolean => rows.some(states)
  const conditions: readonly (readonly [ColumnKey, boolean])[] = [
    ['date', true],
    ['kernel', !held.includes('kernel') && any((run) => run.kernel !== null)],
    ['filesystem', !held.includes('filesystem') && any((run) => run.filesystem !== null)],
    ['options', any((run) => run.mountOptions !== null || run.varied !== null || run.equals !== null)],
    ['machine', any((run) => run.machineLabel !== null)],
    ['sweep', Object.keys(sweeps).length > 0],
  ]
  return [
    ...conditions.flatMap(([key, isShown]) => (isShown ? [key] : [])),
    ...columns.map(({ metric }): ColumnKey => `metric.${metric}`),
    'line',
  ]
}
