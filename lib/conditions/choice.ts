import type { Fact } from './fact'

/** What a step of the way from near to far says of a field: one value, several that disagree, or nothing. */
export interface Choice {
  readonly fact: Fact | null
  readonly disagreeing: readonly Fact[]
}

export const NOTHING: Choice = { fact: null, disagreeing: [] }

/** The one value of equally near facts. Where they disagree none is taken. */
export function choose(facts: readonly Fact[]): Choice {
  const [first] = facts
  if (first === undefined) return NOTHING
  const distinct = [...new Map(facts.toReversed().map((fact) => [sameness(fact), fact])).values()].toReversed()
  const fullest = fullestOf(distinct)
  if (fullest !== null) return { fact: fullest, disagreeing: [] }
  const [only] = distinct
  return distinct.length === 1 && only !== undefined
    ? { fact: only, disagreeing: [] }
    : { fact: null, disagreeing: distinct }
}

/** What mount prints holds what it was given and more: the fuller list says both. */
function fullestOf(facts: readonly Fact[]): Fact | null {
  if (facts[0]?.field !== 'mountOptions') return null
  const options = (fact: Fact) => fact.value.split(',')
  return (
    facts.find((one) => facts.every((other) => options(other).every((option) => options(one).includes(option)))) ?? null
  )
}

const sameness = ({ field, value }: Fact): string =>
  field === 'mountOptions' ? value.split(',').sort().join() : value.toLowerCase().replace(/^v(?=\d)/, '')

/** A choice that is the same for many runs: made once for each field. */
export function remembered(choose: (field: string) => Choice): (field: string) => Choice {
  const known = new Map<string, Choice>()
  return (field) => {
    const choice = known.get(field) ?? choose(field)
    known.set(field, choice)
    return choice
  }
}

/** The first step that says anything: a nearer one wins over a farther one, also when it disagrees with itself. */
export function firstOf(steps: readonly (() => Choice)[]): Choice {
  for (const step of steps) {
    const choice = step()
    if (choice.fact !== null || choice.disagreeing.length > 0) return choice
  }
  return NOTHING
}
