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

/** What the poster calls each run, else its place: "A3", "run 3". */
export function namesOf(runs: readonly Run[]): readonly string[] {
  const counts = new Map<string | null, number>()
  for (const { label } of runs) counts.set(label, (counts.get(label) ?? 0) + 1)
  return runs.map(({ label }, index) => (label !== null && counts.get(label) === 1 ? label : `run ${index + 1}`))
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
