import { readFactor } from './facet-columns/factor'

/** null: not stated. */
export interface CountedFacetValue {
  readonly value: string | null
  readonly runs: number
}

/**
 * A factor that only ever has one value is one entry with it ("kupdated stopped"); of others the name stands for all, and the
 * values of the chosen one are entries of their own.
 */
export function countFactors(
  written: readonly CountedFacetValue[],
  chosen: string | null,
): readonly CountedFacetValue[] {
  const byName = new Map<string, CountedFacetValue[]>()
  const entries = new Map<string | null, number>()
  for (const { value, runs } of written) {
    const [name, one] = readFactor(value ?? '')
    if (value === null) entries.set(null, runs)
    else byName.set(name, [...(byName.get(name) ?? []), { value: `${name}:${one}`, runs }])
  }
  for (const [name, values] of byName) {
    const isChosen = chosen === name || chosen?.startsWith(`${name}:`) === true
    // A run has a factor once.
    if (values.length > 1 || chosen === name)
      entries.set(
        name,
        values.reduce((sum, { runs }) => sum + runs, 0),
      )
    if (values.length === 1 || isChosen) for (const { value, runs } of values) entries.set(value, runs)
  }
  return [...entries].map(([value, runs]) => ({ value, runs }))
}
