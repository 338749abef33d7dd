import { metricOf } from '@/lib/metrics'
import { type ConditionField, type Figure, MAX_PAIRS, type Pair, type PairSummary, type Question } from './comparison'
import { besidesWords, valueWords } from './field-words'
import { geometricMean, type LogSums } from './geometric-mean'
import { meanText } from './mean-text'
import { plural } from './plural'
import { partition } from './spread'

/** One side of a pair: the mean of a machine's figures in one setting. */
export interface Side {
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly n: number
  /** significant digits of its shortest figure */
  readonly digits: number
  readonly figure: Figure
}

/** The same machine, message, metric, place and conditions, once with the baseline's value and once with another. */
export interface PairCell {
  readonly machine: string
  readonly title: string
  readonly base: Side
  readonly other: Side
  readonly sweep: string | null
  readonly place: number | null
  /** everything else that was held equal, by field */
  readonly conditions: Readonly<Record<ConditionField, string>>
}

/** All pairs of one metric and one value, added up by the archive; `pairs` are the first of them. */
export interface PairGroup {
  readonly metric: string
  readonly unit: string | null
  readonly value: string | null
  readonly logs: LogSums
  /** machines whose own ratio is over ×1, and under */
  readonly rose: number
  readonly fell: number
  readonly pairsTotal: number
  readonly pairs: readonly PairCell[]
}

export function drawPairs(
  question: Question,
  baseValue: string | null,
  groups: readonly PairGroup[],
): readonly PairSummary[] {
  return groups.flatMap((group) => {
    const mean = geometricMean(group.logs)
    if (mean === null) return []
    const { title, better } = metricOf(question.tool, group.metric)
    const varying = varyingFields(group.pairs)
    return [
      {
        metric: group.metric,
        ...{ title, better, unit: group.unit },
        value: valueWords(question.by, group.value).text,
        baseValue: valueWords(question.by, baseValue).text,
        pairs: group.pairs
          .slice(0, MAX_PAIRS)
          .map((pair) => drawPair(pair, varying, valueWords(question.by, group.value).text)),
        pairsTotal: group.pairsTotal,
        machines: group.logs.count,
        improved: better === 'higher' ? group.rose : group.fell,
        ...mean,
      },
    ]
  })
}

function drawPair(
  { machine, title, base, other, sweep, place, conditions }: PairCell,
  varying: Varying,
  value: string,
): Pair {
  const settings = varying.fields.map((field) => besidesWords(field, conditions[field] ?? null))
  const at = varying.places && place !== null && sweep !== null ? plural(place, sweep.replace(/s$/, '')) : ''
  const isRange = base.n > 1 && other.n > 1
  return {
    title,
    value,
    base: base.figure,
    other: other.figure,
    ratio: other.mean / base.mean,
    baseText: sideText(base),
    otherText: sideText(other),
    range: isRange ? [other.min / base.max, other.max / base.min] : null,
    baseN: base.n,
    n: other.n,
    machine,
    besides: [...settings, at].filter(Boolean).join(', '),
  }
}

const sideText = ({ n, mean, digits, figure }: Side): string => (n === 1 ? figure.text : meanText(mean, digits))

interface Varying {
  readonly fields: readonly ConditionField[]
  readonly places: boolean
}

/** What tells the pairs of one machine apart; what tells the machines apart says their name. */
function varyingFields(pairs: readonly PairCell[]): Varying {
  const ofMachines = [...partition(pairs, ({ machine }) => machine).values()]
  const varies = (read: (pair: PairCell) => unknown) => ofMachines.some((own) => new Set(own.map(read)).size > 1)
  const fields = [...new Set(pairs.flatMap(({ conditions }) => Object.keys(conditions)))]
  return {
    fields: fields.filter((field) => varies(({ conditions }) => conditions[field] ?? null)),
    places: varies(({ place }) => place),
  }
}
