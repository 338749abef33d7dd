import { kernelOrder } from '@/lib/conditions/kernel-order'
import { convert } from '@/lib/metrics/units'
import { type Cell, firstOf } from './cell'
import { sameValue } from './choose-baseline'
import type { ConditionField, Question } from './comparison'
import { logRatio } from './log-ratio'
import type { PairGap } from './pair-summary'
import { partition } from './spread'

/** A cell of one message, with its single figures: what pairs are made of. */
export interface PairCell extends Cell {
  readonly messageId: string
  /** whose mail it is: pairs of one machine are looked for in one poster's mails */
  readonly poster: string
  /** the figures, in `unit`; empty unless `status` is `ok` */
  readonly values: readonly number[]
  /** the file fits into the stated memory */
  readonly measuresMemory: boolean
}

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

/** How much was worked on. It may differ between the sides, said so; any other setting is another measurement. */
const AMOUNTS = new Set(['fileSize', 'fileSizeKiB', 'files', 'bytes', 'transactions'])

/**
 * The pairs of one metric. `base` as written; with `question.against` `previous` each value is set against the one before it on
 * the same machine. A pair is of one machine and poster, at one place of a sweep. Where a machine has pairs that differ in
 * nothing else only those count; else each figure is set against the one that differs least.
 */
export function matchPairs(question: Question, base: string | null, cells: readonly PairCell[]): Matches {
  const gaps = new Map<PairGap, number>()
  const pairs = [...partition(cells, ({ machine, poster }) => JSON.stringify([machine, poster])).values()].flatMap(
    (own) => matchMachine(question, base, own, gaps),
  )
  return { pairs, gaps }
}

type Gaps = Map<PairGap, number>

function matchMachine(question: Question, base: string | null, cells: readonly PairCell[], gaps: Gaps): Match[] {
  const counted = cells.filter((cell) => cell.counted)
  const values = [...partition(counted, ({ value }) => JSON.stringify(value)).values()]
  const compared =
    question.against === 'previous'
      ? values.flatMap((own) => pairWith(question, own, earlier(question.by, own, counted), gaps))
      : matchToBase(question, base, counted, gaps)
  const repeated = countRepeated(cells, compared)
  if (repeated > 0) count(gaps, 'equal-runs', repeated)
  return compared
}

function matchToBase(question: Question, base: string | null, cells: readonly PairCell[], gaps: Gaps): Match[] {
  const isBase = ({ value }: PairCell) => sameValue(question.by, value, base)
  const bases = cells.filter(isBase)
  const others = partition(
    cells.filter((cell) => !isBase(cell)),
    ({ value }) => JSON.stringify(value),
  )
  return [...others.values()].flatMap((own) => pairWith(question, own, [bases], gaps))
}

/** The cells of each earlier value, the nearest first. */
function earlier(by: ConditionField, own: readonly PairCell[], cells: readonly PairCell[]): readonly PairCell[][] {
  const rank = (value: string) => (by === 'kernel' ? kernelOrder(value) : Number(value))
  const at = own[0]?.value
  if (at === null || at === undefined) return []
  const before = cells.filter(({ value }) => value !== null && rank(value) < rank(at))
  const byValue = [...partition(before, ({ value }) => value ?? '')]
  return byValue.sort(([a], [b]) => (rank(a) > rank(b) ? -1 : 1)).map(([, part]) => part)
}

/** Cells of one value against those of another: `layers` are tried in turn until one has a partner that differs in nothing else. */
function pairWith(question: Question, others: readonly PairCell[], layers: readonly PairCell[][], gaps: Gaps): Match[] {
  const byMeasurement = layers.map((layer) => partition(layer, measurementOf))
  const partner = (other: PairCell, layer: ReadonlyMap<string, PairCell[]> | undefined, most: number) =>
    findPartner(question, other, layer?.get(measurementOf(other)) ?? [], most) ?? []
  const exact = others.flatMap((other) => byMeasurement.flatMap((layer) => partner(other, layer, 0)).slice(0, 1))
  const drafts =
    exact.length > 0 ? exact : others.flatMap((other) => partner(other, byMeasurement[0], Number.POSITIVE_INFINITY))
  return drafts.flatMap((draft) => judge(question, draft, gaps))
}

interface Draft {
  readonly base: PairCell
  readonly other: PairCell
  readonly differs: readonly ConditionField[]
}

/** The base that differs in the least besides, in no more than `most` conditions. */
function findPartner(question: Question, other: PairCell, bases: readonly PairCell[], most: number): Draft | null {
  const drafts = bases
    .map((base) => ({ base, other, differs: differences(base, other).filter((field) => field !== question.by) }))
    .map((draft) => ({ draft, weight: weightOf(question, draft.differs) }))
    .filter(({ weight }) => weight <= most)
    .sort(
      ({ draft: a, weight: weightA }, { draft: b, weight: weightB }) =>
        weightA - weightB ||
        Number(b.base.status === 'ok') - Number(a.base.status === 'ok') ||
        a.differs.length - b.differs.length ||
        firstOf([a.base]) - firstOf([b.base]),
    )
  return drafts[0]?.draft ?? null
}

/** Mount options belong to their filesystem and change with it: that is said, and keeps no pair from being one. */
const weightOf = ({ by }: Question, differs: readonly ConditionField[]): number =>
  differs.filter((field) => !(by === 'filesystem' && field === 'mountOptions')).length

/** What was measured: two figures of unlike measurements say nothing of each other. */
function measurementOf({ metric, sweep, place, params }: PairCell): string {
  const settings = Object.entries(params).filter(([name]) => !AMOUNTS.has(name))
  return JSON.stringify([metric, sweep, place, settings.sort(([a], [b]) => (a < b ? -1 : 1))])
}

function differences(a: PairCell, b: PairCell): readonly ConditionField[] {
  const conditions = [...new Set([...Object.keys(a.conditions), ...Object.keys(b.conditions)])]
  const amounts = [...AMOUNTS].filter((name) => a.params[name] !== b.params[name])
  return [
    ...conditions.filter((field) => a.conditions[field] !== b.conditions[field]),
    ...amounts.map((name) => `params.${name}`),
    ...(a.messageId === b.messageId ? [] : ['message']),
  ]
}

/** A pair, or why it is none. */
function judge(question: Question, { base, other, differs }: Draft, gaps: Gaps): readonly Match[] {
  const otherValues = other.values.map((value) => convert(value, other.unit, base.unit))
  const gap = differs.some((field) => question.equal.includes(field))
    ? 'must-be-equal'
    : gapOf([base, other], [...base.values, ...otherValues])
  if (gap !== null) {
    count(gaps, gap, 1)
    return []
  }
  const known = otherValues.flatMap((value) => value ?? [])
  return [{ base, other, otherValues: known, alsoDiffersIn: differs, ratio: logRatio(base.values, known).ratio }]
}

function gapOf(sides: readonly PairCell[], values: readonly (number | null)[]): PairGap | null {
  if (sides.some(({ status }) => status === 'too_fast')) return 'too-fast'
  if (sides.some(({ status }) => status === 'not_run')) return 'not-run'
  if (values.includes(null)) return 'unlike-units'
  return values.every((value) => value !== null && value > 0) ? null : 'zero'
}

/** Runs that equal another one to the last digit would have made as many pairs more. */
function countRepeated(cells: readonly PairCell[], pairs: readonly Match[]): number {
  const keyOf = (cell: PairCell) => `${cell.messageId} ${measurementOf(cell)}`
  const compared = new Set(pairs.flatMap(({ base, other }) => [keyOf(base), keyOf(other)]))
  return cells.filter((cell) => !cell.counted && compared.has(keyOf(cell))).length
}

const count = (gaps: Gaps, gap: PairGap, by: number): unknown => gaps.set(gap, (gaps.get(gap) ?? 0) + by)
