import { type ByFacet, byFacet } from '../facet-key'
import { type Column, toColumn } from './column'
import type { Dictionary } from './dictionary'
import type { RunValues } from './run-values'

/** Runs whose numbers are alike but for the last ten bits, as columns. */
export interface Segment {
  /** of RunSegment: another one after every change of these runs */
  readonly stamp: string
  readonly ids: Float64Array
  /** 1: a run that is counted */
  readonly counts: Uint8Array
  /** numbers of `Dictionaries.messages` */
  readonly messages: Uint32Array
  readonly columns: ByFacet<Column>
}

/** What the numbers of every segment mean. */
export interface Dictionaries {
  readonly messages: Dictionary
  readonly values: ByFacet<Dictionary>
}

/** As in the triggers of the migration `run_segments`. */
export const SEGMENT_RUNS = 1024

export const toSegment = (stamp: string, runs: readonly RunValues[], dictionaries: Dictionaries): Segment => ({
  stamp,
  ids: new Float64Array(runs.map(({ id }) => id)),
  counts: new Uint8Array(runs.map(({ counts }) => Number(counts))),
  messages: new Uint32Array(runs.map(({ messageId }) => dictionaries.messages.add(messageId))),
  columns: byFacet((key) =>
    toColumn(
      runs.map(({ values }) => values[key]),
      dictionaries.values[key],
    ),
  ),
})
