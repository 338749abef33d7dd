import type { Disagreement } from '@/lib/conditions/assign-conditions'
import type { NearMiss } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import type { Finding, Run } from '@/lib/model'

/** Everything that was read in one message, for those who look at it once more. */
export interface Reading {
  readonly mail: Mail
  readonly runs: readonly Run[]
  /** for each run, in the same order: conditions that the text states twice and differently */
  readonly disagreements: readonly (readonly Disagreement[])[]
  readonly nearMisses: readonly (NearMiss & { readonly tool: string })[]
}

/** One thing that a careful reader would notice. `runs` of a finding counts the message's runs from 1. */
export interface FindingKind {
  readonly kind: string
  /** `run`: shown with each run that it names; `message`: with the message */
  readonly about: 'run' | 'message'
  find(reading: Reading): readonly Finding[]
}

/** What the poster calls the run, else its place: "A3", "run 3". */
export const nameOf = (runs: readonly Run[], ordinal: number): string => {
  const label = runs[ordinal - 1]?.label ?? null
  return label !== null && runs.filter((run) => run.label === label).length === 1 ? label : `run ${ordinal}`
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
