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
  /** of its message, seconds since 1970; NaN: none is stated */
  readonly times: Float64Array
  /** numbers of `Dictionaries.machines`, and of what is said of each in `Dictionaries.machineLabels` */
  readonly machines: Uint32Array
  readonly machineLabels: Uint32Array
  /** how many figures it has */
  readonly figures: Uint32Array
  /** which metrics those are of: numbers of `Dictionaries.metrics` */
  readonly metrics: Uint32Array
  readonly columns: ByFacet<Column>
}

/** What the numbers of every segment mean. */
export interface Dictionaries {
  readonly messages: Dictionary
  readonly machines: Dictionary
  readonly machineLabels: Dictionary
  /** the metrics of a run as JSON, in its order: runs of one benchmark have the same few lists of them */
  readonly metrics: Dictionary
  readonly values: ByFacet<Dictionary>
}

/** As in the triggers of the migrations `run_segments` and `figures_in_segments`. */
export const SEGMENT_RUNS = 1024

export const toSegment = (stamp: string, runs: readonly RunValues[], dictionaries: Dictionaries): Segment => ({
  stamp,
  ids: new Float64Array(runs.map(({ id }) => id)),
  counts: new Uint8Array(runs.map(({ counts }) => Number(counts))),
  messages: new Uint32Array(runs.map(({ messageId }) => dictionaries.messages.add(messageId))),
  times: new Float64Array(runs.map(({ time }) => time ?? Number.NaN)),
  machines: new Uint32Array(runs.map(({ machine }) => dictionaries.machines.add(machine))),
  machineLabels: new Uint32Array(runs.map(({ machineLabel }) => dictionaries.machineLabels.add(machineLabel))),
  figures: new Uint32Array(runs.map(({ figures }) => figures)),
  metrics: new Uint32Array(runs.map(({ metrics }) => dictionaries.metrics.add(metrics))),
  columns: byFacet((key) =>
    toColumn(
      runs.map(({ values }) => values[key]),
      dictionaries.values[key],
    ),
  ),
})
