import type { Status } from '@/lib/model'

/** A condition by which runs can be told apart, as in EvidenceByField, or one mount option with / without it. */
export type ConditionField = string

/** One figure behind a point, with the way back to its mail. */
export interface Figure {
  readonly runId: number
  readonly runLabel: string | null
  readonly messageId: string
  readonly line: number
  readonly column: number
  readonly text: string
  readonly value: number | null
  readonly unit: string | null
  readonly status: Status
  readonly cpuPercent: number | null
  readonly latencyUs: number | null
  /** false: equals an earlier run of its message (`equals` names it: "A2") and is left out of means */
  readonly counted: boolean
  readonly equals: string | null
  /** day of the message, for the words of a point: "L36 in the mail of 2001-09-26" */
  readonly date: string | null
}
