import type { ConditionField } from '@/lib/compare/figure'
import { canonicalMountOptions } from '@/lib/conditions/canonical-mount-options'
import type { Conditions } from '@/lib/model'

/** Asked in this order where several vary as often: what posters vary on purpose stands before what changes along with it. */
const FIELDS: readonly { readonly field: ConditionField; read(run: Conditions): string | null }[] = [
  { field: 'mountOptions', read: ({ mountOptions }) => mountOptions && canonicalMountOptions(mountOptions) },
  { field: 'filesystem', read: ({ filesystem }) => filesystem },
  { field: 'kernel', read: ({ kernel }) => kernel },
]
const LATER: typeof FIELDS = [{ field: 'toolVersion', read: ({ toolVersion }) => toolVersion }]

/** The condition that runs are told apart by best: the one with the most values. null: there is none. */
export const whatVaries = (runs: readonly Conditions[]): ConditionField | null => allThatVary(runs)[0] ?? null

/** Every condition in which runs differ, the one with the most values first. */
export function allThatVary(runs: readonly Conditions[]): readonly ConditionField[] {
  const factors = [...new Set(runs.flatMap((run) => Object.keys(run.factors)))].map((name) => ({
    field: `factors.${name}`,
    read: (run: Conditions) => run.factors[name] ?? null,
  }))
  const counted = [...FIELDS, ...factors, ...LATER].map(({ field, read }) => {
    const values = runs.map(read)
    const stated = new Set(values.filter((value) => value !== null)).size
    // A kernel that some runs do not state is not varied; an option or factor may be there or not.
    const isState = field === 'mountOptions' || field.startsWith('factors.')
    return { field, values: stated + (isState && stated > 0 && values.includes(null) ? 1 : 0), stated }
  })
  const varying = counted.filter(({ values }) => values > 1)
  return varying.toSorted((a, b) => b.values - a.values || b.stated - a.stated).map(({ field }) => field)
}
