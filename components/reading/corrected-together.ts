import type { Condition } from './conditions'
import type { ReadRun } from './read-run'

/** Ordinals of runs that are set aside and were put right together with those that are shown: one click takes all of it back. */
export const correctedTogether = (
  { field, value, corrected }: Pick<Condition, 'field' | 'value' | 'corrected'>,
  setAside: readonly Pick<ReadRun, 'ordinal' | 'corrected'>[],
): readonly number[] =>
  setAside
    .filter(({ corrected: others }) => {
      const own = others[field]
      return (
        own !== undefined && own.value === value && own.read === corrected?.read && own.by?.at === corrected?.by?.at
      )
    })
    .map(({ ordinal }) => ordinal)
