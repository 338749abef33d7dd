import type { Fact } from './fact'

/** The facts of each field, in the order in which the fields are met. */
export function byField(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> {
  const fields = new Map<string, Fact[]>()
  for (const fact of facts) {
    const own = fields.get(fact.field)
    if (own === undefined) fields.set(fact.field, [fact])
    else own.push(fact)
  }
  return fields
}
