import { metricOf } from '@/lib/metrics'
import type { Question } from './comparison'
import { besidesWords, valueWords } from './field-words'
import type { ConditionField, Figure } from './figure'
import { geometricMean } from './geometric-mean'
import { logRatio } from './log-ratio'
import type { Match } from './match-pairs'
import { meanText } from './mean-text'
import type { PairCell } from './pair-cell'
import type { Pair, PairSummary } from './pair-summary'
import { listed, type PairsPlan } from './plan-pairs'
import { plural } from './plural'
import { rankTest } from './rank-test'
import { partition } from './spread'

/** `titles`: what each machine is called. */
export function drawPairs(
  question: Question,
  plans: readonly PairsPlan[],
  figures: ReadonlyMap<number, Figure>,
  titles: ReadonlyMap<string, string>,
): readonly PairSummary[] {
  return plans.flatMap((plan) => {
    const { metric, value, baseValue, mail, matches, machines, gaps } = plan
    const ratios = [...machines.values()]
    const mean = geometricMean(ratios)
    if (mean === null) return []
    const { title, better } = metricOf(question.tool, metric)
    const [rose, fell] = [ratios.filter((ratio) => ratio > 1).length, ratios.filter((ratio) => ratio < 1).length]
    const varying = varyingFields(listed(plan), question)
    return [
      {
        ...{ metric, title, better, value, baseValue, mail, gaps },
        unit: oneOf(matches.map(({ base }) => base.unit)),
        pairs: listed(plan).flatMap((match) => drawPair(match, question, varying, figures, titles) ?? []),
        pairsTotal: matches.length,
        machines: ratios.length,
        improved: better === 'higher' ? rose : fell,
        worsened: better === 'higher' ? fell : rose,
        ratio: mean.ratio,
        interval: mean.interval,
        spread:
          mean.deviation === null
            ? null
            : { low: Math.min(...ratios), high: Math.max(...ratios), deviation: mean.deviation },
        alsoDiffersIn: [...new Set(matches.flatMap((match) => match.alsoDiffersIn))],
        inMemory: matches.filter(isInMemory).length,
      },
    ]
  })
}

const oneOf = (units: readonly (string | null)[]): string | null =>
  new Set(units).size === 1 ? (units[0] ?? null) : null

const isInMemory = ({ base, other }: Match): boolean => base.measuresMemory || other.measuresMemory

function drawPair(
  match: Match,
  question: Question,
  varying: Varying,
  figures: ReadonlyMap<number, Figure>,
  titles: ReadonlyMap<string, string>,
): Pair | null {
  const { base, other, otherValues, alsoDiffersIn } = match
  const [baseFigure, otherFigure] = [figures.get(base.figure), figures.get(other.figure)]
  if (baseFigure === undefined || otherFigure === undefined) return null
  const { ratio, interval } = logRatio(base.values, otherValues)
  return {
    title: titles.get(base.machine) ?? '',
    value: valueWords(question.by, other.value).text,
    baseValue: valueWords(question.by, base.value).text,
    base: baseFigure,
    other: otherFigure,
    ...{ ratio, interval, alsoDiffersIn },
    baseText: sideText(base, baseFigure),
    otherText: sideText(other, otherFigure),
    baseN: base.values.length,
    n: other.values.length,
    rankTest: rankTest(base.values, otherValues),
    machine: base.machine,
    besides: besidesOf(match, question, varying),
    measuresMemory: isInMemory(match),
  }
}

/** A single figure as it was printed. */
const sideText = ({ values, digits }: PairCell, { text }: Figure): string =>
  values.length === 1 ? text : meanText(geometricMean(values)?.ratio ?? 0, digits)

interface Varying {
  readonly fields: readonly ConditionField[]
  readonly params: readonly string[]
  readonly places: boolean
  readonly values: boolean
}

/** What tells the pairs of one machine apart; what tells the machines apart says their name. */
function varyingFields(matches: readonly Match[], { against }: Question): Varying {
  const ofMachines = [...partition(matches, ({ base }) => base.machine).values()]
  const varies = (read: (match: Match) => unknown) => ofMachines.some((own) => new Set(own.map(read)).size > 1)
  const names = (read: (cell: PairCell) => Readonly<Record<string, string>>) => [
    ...new Set(matches.flatMap(({ other }) => Object.keys(read(other)))),
  ]
  return {
    fields: names(({ conditions }) => conditions).filter((field) =>
      varies(({ other }) => other.conditions[field] ?? null),
    ),
    params: names(({ params }) => params).filter((name) => varies(({ other }) => other.params[name] ?? null)),
    places: varies(({ other }) => other.place),
    values: against === 'previous',
  }
}

function besidesOf({ base, other }: Match, { by }: Question, varying: Varying): string {
  const step = varying.values ? `${valueWords(by, base.value).text} to ${valueWords(by, other.value).text}` : ''
  const settings = varying.fields.map((field) => besidesWords(field, other.conditions[field] ?? null))
  const params = varying.params.map((name) => besidesWords(`params.${name}`, other.params[name] ?? null))
  const at =
    varying.places && other.place !== null && other.sweep !== null
      ? plural(other.place, other.sweep.replace(/s$/, ''))
      : ''
  return [step, ...settings, ...params, at].filter(Boolean).join(', ')
}
