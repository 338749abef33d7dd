import type { ConditionField, Machines, Question } from '@/lib/compare/comparison'
import type { Read, SearchInput } from './search'

/**
 * A question as far as the address states it; null (and no metric) is left to the archive: lib/queries/settle-question.
 * Keys: `tool`, `metric` (comma list, `all`), `by`, `hold` (repeatable, `field:value`; `field` alone: held to "not
 * stated"), `base`, `machines` (`each`, `ratio`, `together`), `msg` (a message's id), `run` (repeatable, ids of runs).
 */
export interface Asked {
  readonly tool: string | null
  readonly metrics: readonly string[]
  readonly by: ConditionField | null
  readonly hold: Question['hold']
  readonly base: string | null
  readonly machines: Machines
  readonly message: string | null
  /** only these runs; empty: all */
  readonly runs: readonly number[]
}

/** A broken value is left out with a word about it; the rest is read. Never throws. */
export function readQuestion(_search: SearchInput): Read<Asked> {
  throw new Error('not written yet')
}

/** The address of a question, defaults left out: `/compare?tool=bonnie%2B%2B&by=mountOptions`. `path`: `/compare.csv` … */
export function questionHref(_question: Partial<Asked>, _path = '/compare'): string {
  throw new Error('not written yet')
}
