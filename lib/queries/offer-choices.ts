import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'

/** One option of a select or one link. */
export interface Choice {
  /** what goes into the address; for `holds` the whole `field:value` */
  readonly value: string
  readonly label: string
  /** it stands so in a mail (set in Mono) */
  readonly mail: boolean
  /** runs that it stands for, under the rest of the question */
  readonly runs: number
  readonly chosen: boolean
}

/** A condition that may be held. The first choice is "any" (value ''). */
export interface HoldChoices {
  readonly field: string
  /** "filesystem" */
  readonly label: string
  readonly values: readonly Choice[]
  /** before any cut */
  readonly total: number
}

export interface Choices {
  readonly tools: readonly Choice[]
  /** metrics of the tool; `all` last where there are several */
  readonly metrics: readonly Choice[]
  /** what may be varied: only fields with two values or more among the tool's runs */
  readonly fields: readonly Choice[]
  readonly holds: readonly HoldChoices[]
  /** values of the varied field */
  readonly bases: readonly Choice[]
  readonly machines: readonly Choice[]
}

/** What the form of a question may offer: only what exists. */
export async function offerChoices(_archive: Archive, _question: Question): Promise<Choices> {
  throw new Error('not written yet')
}
