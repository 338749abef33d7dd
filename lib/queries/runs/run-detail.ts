import type { AsideFigure } from '@/lib/ingest/settle-lines'
import type { Run } from '@/lib/model'
import type { CorrectedBy } from './read-corrections'

/** A run of another message, or another run of this one. */
export interface RunLink {
  readonly runId: number
  readonly messageId: string
  readonly subject: string | null
  readonly from: string | null
  readonly date: string | null
  /** the run's label, else "run 2" */
  readonly label: string
  readonly line: number
  /** figures in which the quotation differs from what it quotes: 0, but where they were changed on the way */
  readonly changed: number
}

/** A condition that a person corrected: what was read and what is in force. */
export interface Corrected {
  readonly read: string | null
  readonly value: string | null
  /** ISO 8601; null: not known */
  readonly at: string | null
  /** null: before it was saved, by whoever saved it */
  readonly by: CorrectedBy | null
}

/** A run with the conditions in force (corrections applied) and its place in the archive. */
export interface RunDetail extends Run {
  readonly id: number
  /** of the message that it stands in */
  readonly messageId: string
  /** place in the message, from 1 */
  readonly ordinal: number
  /** by field, as in Run.evidence */
  readonly corrected: Readonly<Record<string, Corrected>>
  /** quotations of this run in other messages */
  readonly seenIn: readonly RunLink[]
  /** this run is a quotation of that one */
  readonly original: RunLink | null
  /** same figures as that earlier run of this message */
  readonly equals: RunLink | null
  readonly machineLabel: string | null
  /** as read, where a person says that `lines` belong to it; null: `lines` are */
  readonly readLines: readonly [number, number] | null
  /** figures that were read in it and by its lines do not belong to it */
  readonly aside: readonly AsideFigure[]
  /** who said that it is no result; null: it is one */
  readonly dismissed: CorrectedBy | null
}
