import type { AsideFigure } from '@/lib/ingest/settle-lines'
import type { Finding, Measurement, Run } from '@/lib/model'
import type { CorrectedBy } from '@/lib/queries/runs/read-corrections'

/** What was read in a place and what a person made of it. */
export interface Corrected {
  readonly read: string | null
  readonly value: string | null
  /** who did, when and why; null, or before it is saved: whoever saves it */
  readonly by?: CorrectedBy | null
}

/** A run as a page shows it: with its place in the message and the corrections that are in force. */
export interface ReadRun extends Run {
  /** place in the message, from 1 */
  readonly ordinal: number
  /** by field, as in Run.evidence */
  readonly corrected: Readonly<Record<string, Corrected>>
  /** figures that were read in it and by its lines do not belong to it */
  readonly aside?: readonly AsideFigure[]
}

/** A message as a page shows it, saved or not. */
export interface ReadMessage {
  /** in the archive; absent: it is not saved */
  readonly id?: string
  readonly messageId: string | null
  readonly subject: string | null
  readonly from: string | null
  readonly date: string | null
  readonly text: string
  readonly runs: readonly ReadRun[]
  /** of the message and of its runs */
  readonly findings: readonly Finding[]
}

/** What a run is called on a page: its label, else its place. */
export const runName = (run: ReadRun): string => run.label ?? `run ${run.ordinal}`

/** The address of a figure within its page: line and column. */
export const figureKey = (figure: Pick<Measurement, 'line' | 'column'>): string => `L${figure.line}.${figure.column}`
