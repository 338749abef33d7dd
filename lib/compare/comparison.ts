/** The result of a comparison: what the page, JSON, CSV, text and a permalink are made of. Plain data. */
import type { Status } from '../model'

/** A condition by which runs can be told apart, as in EvidenceByField, or one mount option with / without it. */
export type ConditionField = string

/** Which machines share an axis: `each` by itself, `ratio`: one forest of ratios, `together`: overruled by the reader. */
export type Machines = 'each' | 'ratio' | 'together'

/** A question put to the archive; read from and written to the URL by lib/url. */
export interface Question {
  readonly tool: string
  /** at least one, of `tool` */
  readonly metrics: readonly string[]
  /** `kernel`, `filesystem`, `mountOptions`, `option.noatime`, `toolVersion`, `system.raid`, `factors.max-readahead` … */
  readonly by: ConditionField
  /** conditions held to a value; `null` value: "not stated" */
  readonly hold: readonly { readonly field: ConditionField; readonly value: string | null }[]
  /** the value of `by` that the others are compared with; null: chosen by the data (first stated, or "without") */
  readonly base: string | null
  readonly machines: Machines
  /** only this message's runs */
  readonly message: string | null
}

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
  /** false: equals an earlier run of its message (`equals` names it) and is left out of means */
  readonly counted: boolean
  readonly equals: string | null
}

/** All figures of one group at one place of a sweep. `mean`, `min`, `max` over the counted ones in the panel's unit. */
export interface Point {
  /** place in the sweep; null where there is none */
  readonly place: number | null
  readonly mean: number | null
  /** the mean for people: as printed for one run, else with the digits of the shortest run, at most four */
  readonly text: string
  readonly min: number | null
  readonly max: number | null
  readonly n: number
  readonly status: Status
  /** mean / the baseline's mean at the same place; null where either is missing */
  readonly ratio: number | null
  readonly figures: readonly Figure[]
}

export interface Group {
  /** the varied value and what else tells this group apart: "511, after reboot" */
  readonly label: string
  readonly value: string | null
  /** further conditions that split the value's runs: {"factors.after": "reboot"} */
  readonly besides: Readonly<Record<ConditionField, string>>
  readonly isBaseline: boolean
  readonly points: readonly Point[]
  /** distinct counted runs */
  readonly n: number
  /** conditions in which this group differs from the baseline besides the varied one */
  readonly alsoDiffersIn: readonly ConditionField[]
}

/** One metric of one panel: one axis. */
export interface Chart {
  readonly metric: string
  readonly title: string
  readonly unit: string | null
  readonly better: 'higher' | 'lower'
  /** `threads`, `clients` …: a line chart where any group has more than one place; null: bars */
  readonly sweep: string | null
  readonly groups: readonly Group[]
}

/** Runs that may share an axis: one machine, everything that is told apart within one varied value held equal. */
export interface Panel {
  readonly title: string
  /** the machine in words */
  readonly facts: string
  /** what is equal in the whole panel, by field */
  readonly equal: Readonly<Record<ConditionField, string>>
  /** conditions besides the varied one that differ between its groups */
  readonly differs: readonly ConditionField[]
  readonly charts: readonly Chart[]
}

/** One line of the forest: a machine's own ratio of value to baseline, over everything else equal. */
export interface Pair {
  readonly title: string
  readonly value: string
  readonly base: Figure
  readonly other: Figure
  readonly ratio: number
  readonly n: number
}

export interface PairSummary {
  readonly metric: string
  readonly value: string
  readonly pairs: readonly Pair[]
  readonly machines: number
  /** geometric mean of the machines' ratios */
  readonly ratio: number
  /** 95 %, only with three machines or more */
  readonly interval: readonly [number, number] | null
}

/** A piece of a sentence: IOlore's words, or something that stands so in a mail (with its place). */
export interface Piece {
  readonly text: string
  readonly kind: 'words' | 'mail' | 'ratio'
  readonly href?: string
}

export interface Comparison {
  readonly question: Question
  /** in words: condition, metric, verb, ratio, machine, figures with unit */
  readonly verdict: readonly (readonly Piece[])[]
  /** machines, runs, what is not known, which way is better */
  readonly limits: string
  readonly runs: number
  /** of so many in the archive */
  readonly ofRuns: number
  readonly messages: number
  readonly machines: number
  readonly panels: readonly Panel[]
  /** before any cut: "showing 6 of 40" */
  readonly panelsTotal: number
  readonly pairs: readonly PairSummary[]
  /** conditions that differ between panels */
  readonly differsBetween: readonly ConditionField[]
  /** set when unlike machines share an axis because the reader said so */
  readonly notLikeWithLike: boolean
}
