import { kernelOrder } from '@/lib/conditions/kernel-order'
import { convert } from '@/lib/metrics/units'
import { sameValue } from './choose-baseline'
import type { Question } from './comparison'
import { differences } from './differences'
import type { ConditionField } from './figure'
import { logRatio } from './log-ratio'
import type { PairCell } from './pair-cell'
import type { PairGap } from './pair-summary'
import { remembered } from './remembered'
import { partition } from './spread'

/** Two cells that differ in the varied condition, and in as little else as can be. */
export interface Match {
  readonly base: PairCell
  readonly other: PairCell
  readonly ratio: number
  /** the figures of `other` in the unit of `base` */
  readonly otherValues: readonly number[]
  readonly alsoDiffersIn: readonly ConditionField[]
}

export interface Matches {
  readonly pairs: readonly Match[]
  /** pairs that are none, by what keeps them out */
  readonly gaps: ReadonlyMap<PairGap, number>
}

/** What is asked of each machine alike, and what is counted on the way. */
interface Matching {
  readonly question: Question
  readonly isBase: (value: string | null) => boolean
  /** where a value stands in the order of its field */
  readonly rankOf: (value: string) => string | number
  readonly gaps: Map<PairGap, number>
}

/**
 * The pairs of one metric. `base` as written; with `question.against` `previous` each value is set against the one before it on
 * the same machine. A pair is of one machine and poster, at one place of a sweep. Where a machine has pairs that differ in
 * nothing else only those count; else each figure is set against the one that differs least.
 */
export function matchPairs(question: Question, base: string | null, cells: readonly PairCell[]): Matches {
  const { by } = question
  const matching: Matching = {
    question,
    isBase: remembered((value: string | null) => sameValue(by, value, base)),
    rankOf: remembered((value: string) => (by === 'kernel' ? kernelOrder(value) : Number(value))),
    gaps: new Map(),
  }
  const machines = [...partition(cells, ({ machine }) => machine).values()]
  const posters = machines.flatMap((own) => [...partition(own, ({ poster }) => poster).values()])
  return { pairs: posters.flatMap((own) => matchMachine(matching, own)), gaps: matching.gaps }
}

function matchMachine(matching: Matching, cells: readonly PairCell[]): readonly Match[] {
  const values = partition(
    cells.filter(({ counted }) => counted),
    ({ value }) => value,
  )
  const compared =
    matching.question.against === 'previous' ? matchToPrevious(matching, values) : matchToBase(matching, values)
  const repeated = countRepeated(cells, compared)
  if (repeated > 0) count(matching, 'equal-runs', repeated)
  return compared
}

/** One poster's cells on one machine, by the varied value. */
type ByValue = ReadonlyMap<string | null, readonly PairCell[]>

function matchToBase(matching: Matching, values: ByValue): readonly Match[] {
  const { isBase } = matching
  const bases = [...values].flatMap(([value, own]) => (isBase(value) ? own : []))
  if (bases.length === 0) return []
  const layer = byMeasurement(bases)
  return [...values].flatMap(([value, own]) => (isBase(value) ? [] : pairWith(matching, own, [layer])))
}

/** Each value against the one before it, or where that was not measured so against an earlier one. */
function matchToPrevious(matching: Matching, values: ByValue): readonly Match[] {
  const stated = [...values].flatMap(([value, own]) =>
    value === null ? [] : [{ rank: matching.rankOf(value), own, layer: byMeasurement(own) }],
  )
  const backwards = stated.toSorted((a, b) => (a.rank > b.rank ? -1 : a.rank < b.rank ? 1 : 0))
  return stated.flatMap(({ rank, own }) =>
    pairWith(
      matching,
      own,
      backwards.flatMap((one) => (one.rank < rank ? [one.layer] : [])),
    ),
  )
}

/** Cells that something can be set against, by what they measure. */
type Layer = ReadonlyMap<string, readonly PairCell[]>

const byMeasurement = (cells: readonly PairCell[]): Layer => partition(cells, ({ measurement }) => measurement)

/** Cells of one value against those of another: `layers` are tried in turn until one has a partner that differs in nothing else. */
function pairWith(matching: Matching, others: readonly PairCell[], layers: readonly Layer[]): readonly Match[] {
  const { question } = matching
  const partner = (other: PairCell, layer: Layer | undefined, most: number) =>
    findPartner(question, other, layer?.get(other.measurement) ?? [], most)
  const firstExact = (other: PairCell) => {
    for (const layer of layers) {
      const draft = partner(other, layer, 0)
      if (draft !== null) return draft
    }
    return null
  }
  const exact = others.flatMap((other) => firstExact(other) ?? [])
  const drafts =
    exact.length > 0 ? exact : others.flatMap((other) => partner(other, layers[0], Number.POSITIVE_INFINITY) ?? [])
  return drafts.flatMap((draft) => judge(matching, draft) ?? [])
}

interface Draft {
  readonly base: PairCell
  readonly other: PairCell
  readonly differs: readonly ConditionField[]
  /** how much the sides differ */
  readonly weight: number
}

/** The base that differs in the least besides, in no more than `most` conditions. */
function findPartner(question: Question, other: PairCell, bases: readonly PairCell[], most: number): Draft | null {
  let nearest: Draft | null = null
  for (const base of bases) {
    const differs = differences(base, other, question.by)
    const draft = { base, other, differs, weight: weightOf(question, differs) }
    if (draft.weight <= most && (nearest === null || isNearer(draft, nearest))) nearest = draft
  }
  return nearest
}

function isNearer(a: Draft, b: Draft): boolean {
  const order =
    a.weight - b.weight ||
    Number(b.base.status === 'ok') - Number(a.base.status === 'ok') ||
    a.differs.length - b.differs.length ||
    a.base.run - b.base.run
  return order < 0
}

/** Mount options belong to their filesystem and change with it: that is said, and keeps no pair from being one. */
const weightOf = ({ by }: Question, differs: readonly ConditionField[]): number =>
  by === 'filesystem' && differs.includes('mountOptions') ? differs.length - 1 : differs.length

/** A pair; null: it is none, and what keeps it out is counted. */
function judge(matching: Matching, { base, other, differs }: Draft): Match | null {
  const { equal } = matching.question
  const converted =
    other.unit === base.unit ? other.values : other.values.map((value) => convert(value, other.unit, base.unit))
  const otherValues = converted.filter((value) => value !== null)
  const gap = differs.some((field) => equal.includes(field))
    ? 'must-be-equal'
    : gapOf(base, other, converted.length - otherValues.length)
  if (gap === null)
    return { base, other, otherValues, alsoDiffersIn: differs, ratio: logRatio(base.values, otherValues).ratio }
  count(matching, gap, 1)
  return null
}

function gapOf(base: PairCell, other: PairCell, unlike: number): PairGap | null {
  for (const [status, gap] of UNMEASURED) if (base.status === status || other.status === status) return gap
  if (unlike > 0) return 'unlike-units'
  return [base, other].every(({ values }) => values.every((value) => value > 0)) ? null : 'zero'
}

const UNMEASURED = [
  ['too_fast', 'too-fast'],
  ['not_run', 'not-run'],
] as const

/** Runs that equal another one to the last digit would have made as many pairs more. */
function countRepeated(cells: readonly PairCell[], pairs: readonly Match[]): number {
  const repeated = cells.filter(({ counted }) => !counted)
  if (repeated.length === 0) return 0
  const keyOf = ({ measurement, messageId }: PairCell) => `${messageId} ${measurement}`
  const compared = new Set(pairs.flatMap(({ base, other }) => [keyOf(base), keyOf(other)]))
  return repeated.filter((cell) => compared.has(keyOf(cell))).length
}

const count = ({ gaps }: Matching, gap: PairGap, by: number): unknown => gaps.set(gap, (gaps.get(gap) ?? 0) + by)
