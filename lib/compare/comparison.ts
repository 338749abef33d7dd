/** The result of a comparison: what the page, JSON, CSV, text and a permalink are made of. Plain data. */

import type { Status } from '@/lib/model'
import type { ConditionField, Figure } from './figure'
import type { PairSummary } from './pair-summary'

/** Which machines share an axis: `each` by itself, `ratio`: one forest of ratios, `together`: overruled by the reader. */
export type Machines = 'each' | 'ratio' | 'together'

/** What a value is set against: the one baseline, or, where values have an order, the one before it on the same machine. */
export type Against = 'base' | 'previous'

/** Runs whose file fits into the stated memory measure memory as well: shown and marked, or left out. */
export type Memory = 'marked' | 'out'

/** Limits of what one answer carries; what was cut is always said beside it (`…Total`). */
export const MAX_PANELS = 4
export const MAX_CHARTS = 24
export const MAX_GROUPS = 24
export const MAX_FIGURES = 6
export const MAX_PAIRS = 16
/** metrics and values whose pairs are summed up, those with most machines first */
export const MAX_SUMMARIES = 6

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
  readonly against: Against
  /** only these values of `by`, chosen where there are more than can be drawn; empty: all */
  readonly values: readonly string[]
  /** conditions that must be equal within a matched pair: a pair that also differs in one of them is left out */
  readonly equal: readonly ConditionField[]
  readonly memory: Memory
  readonly machines: Machines
  /** only this message's runs */
  readonly message: string | null
  /** only these runs (chosen by hand); empty: all */
  readonly runs: readonly number[]
}

/**
 * All figures of one group at one place of a sweep. `mean`, `min`, `max` over the counted ones in the chart's unit;
 * where none is counted (`n` 0: all equal an earlier run) they are the shown figures' own. `min` and `max` are null
 * for a single run. `status` is `too_fast` or `not_run` where no figure has a value.
 */
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
  /** mean / the baseline's mean at the same place (bars: at whatever place); null where either is missing */
  readonly ratio: number | null
  /** at most MAX_FIGURES, the counted ones first, in the order of date and text */
  readonly figures: readonly Figure[]
  /** before that cut: "4 of 320 figures" */
  readonly figuresTotal: number
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
  /** this group's value of each field that the panel's `differs` names; null: not stated, or several */
  readonly stated: Readonly<Record<ConditionField, string | null>>
}

/** One metric of one panel: one axis. */
export interface Chart {
  /** stable within a panel, for ids and keys */
  readonly key: string
  readonly metric: string
  /** "sequential block write"; with what tells it from the metric's other charts: "write, file size 1G" */
  readonly title: string
  /** "block write" */
  readonly short: string
  readonly unit: string | null
  readonly better: 'higher' | 'lower'
  /** `threads`, `clients` …: a line chart where any group has more than one place; null: bars */
  readonly sweep: string | null
  /** what `Point.place` counts (`clients`), also where bars have different places ("532 at 28 clients"); null: no place */
  readonly placeName: string | null
  /** the first are those of the baseline's, then as kernels, numbers and words sort; at most MAX_GROUPS */
  readonly groups: readonly Group[]
  /** before that cut */
  readonly groupsTotal: number
}

/** Runs that may share an axis: one machine, everything that is told apart within one varied value held equal. */
export interface Panel {
  /** stable within a comparison, for ids and keys */
  readonly key: string
  /** "System A, 2.4.8-ac11": the machine, and what tells its panels apart */
  readonly title: string
  /** what tells it from the other panels: the title, or of one machine's panels only "2.4.8-ac11" */
  readonly short: string
  /** the machine in words */
  readonly facts: string
  /** what is equal in the whole panel, by field */
  readonly equal: Readonly<Record<ConditionField, string>>
  /** conditions besides the varied one that differ between its groups */
  readonly differs: readonly ConditionField[]
  /** at most MAX_CHARTS */
  readonly charts: readonly Chart[]
  /** before that cut */
  readonly chartsTotal: number
  /** distinct counted runs */
  readonly n: number
}

/** A piece of a sentence: IOlore's words, or something that stands so in a mail. Pieces are joined without blanks. */
export interface Piece {
  readonly text: string
  /** `condition`: a value as written in a mail, `figure`: a printed figure (with `href`), `ratio`: ×0.44 */
  readonly kind: 'words' | 'condition' | 'figure' | 'ratio'
  readonly href?: string
}

export interface Comparison {
  readonly question: Question
  /** "Sequential block write of bonnie++ by mount options, on xfs", for titles and pictures */
  readonly title: string
  /** the value of `by` that stands as the baseline in at least one panel, in words; null: no panel has it */
  readonly baseline: string | null
  /** its value, as `Question.base` takes it; null: not stated, or no panel has one */
  readonly baselineValue: string | null
  /** in words: condition, metric, verb, ratio, machine, figures with unit */
  readonly verdict: readonly (readonly Piece[])[]
  /** machines, runs, what is not known, which way is better */
  readonly limits: string
  /** held or equal in all panels, by field */
  readonly equal: Readonly<Record<ConditionField, string>>
  /** conditions besides the varied one that differ within a panel (union over the panels); empty: "differs only in" holds */
  readonly differsWithin: readonly ConditionField[]
  /** runs that are compared: on machines with two varied values or more */
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
