import { byField } from './by-field'
import { type Choice, choose, firstOf, remembered } from './choice'
import type { Fact } from './fact'
import type { Gap } from './gap'

/** What the prose right over a result states: the same for all runs of the block. */
export interface ProseOver {
  /** what the nearest paragraph says that says it outright */
  choose(field: string): Choice
  /** all that is stated of a field, the nearest first */
  of(field: string): readonly Fact[]
}

export function readProseOver({ prose }: Gap): ProseOver {
  const outright = prose.map(({ stated }) =>
    byField(stated.filter(({ certainty, only }) => certainty !== 'named' && only === undefined)),
  )
  const all = byField(prose.flatMap(({ stated }) => stated))
  return {
    choose: remembered((field) => firstOf(outright.map((facts) => () => choose(facts.get(field) ?? [])))),
    of: (field) => all.get(field) ?? [],
  }
}
