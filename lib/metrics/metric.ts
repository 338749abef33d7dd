/** Which colour group a figure belongs to in a marked mail. */
export type MetricKind = 'write' | 'read' | 'random' | 'files' | 'rate' | 'time'

/** One metric of one tool. Source of names and units: the metrics table of the parse report's contract. */
export interface MetricInfo {
  readonly tool: string
  readonly metric: string
  /** what the tool prints in where the figure carries no suffix of its own; null: index without unit */
  readonly unit: string | null
  readonly better: 'higher' | 'lower'
  /** for sentences and headings: "sequential block write" */
  readonly title: string
  /** for column heads: "block write" */
  readonly short: string
  readonly kind: MetricKind
  /** one sentence on what it measures */
  readonly meaning: string
}
