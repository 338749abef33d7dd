import type { Question } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import type { Archive } from '@/lib/db/client'
import { metricOf } from '@/lib/metrics'
import { remember } from '../kept/remember'
import { type Choice, choice } from './choice'
import { valueCounter } from './count-values'
import { offerBases } from './offer-bases'
import { type HoldChoices, offerHolds } from './offer-holds'
import { offerMemory } from './offer-memory'
import { offerRange, type RangeChoices } from './offer-range'
import { type CataloguedTool, readCatalogue } from './read-catalogue'
import { type SurveyedField, surveyFields } from './survey-fields'

export interface Choices {
  readonly tools: readonly Choice[]
  /** metrics of the tool; `all` last where there are several */
  readonly metrics: readonly Choice[]
  /** what may be varied: only fields with two values or more among the tool's runs */
  readonly fields: readonly Choice[]
  readonly holds: readonly HoldChoices[]
  /** both ends of a range of kernels; null: one kernel is held, or there are too few of them */
  readonly range: RangeChoices | null
  /** values of the varied field, and "the one before" where they have an order */
  readonly bases: readonly Choice[]
  readonly memory: readonly Choice[]
  readonly machines: readonly Choice[]
}

/** What the form of a question may offer: only what exists. */
export const offerChoices = (archive: Archive, question: Question): Promise<Choices> =>
  remember(archive, JSON.stringify(['choices', question]), () => offer(archive, question))

async function offer(archive: Archive, question: Question): Promise<Choices> {
  const catalogue = await readCatalogue(archive)
  const count = valueCounter(archive)
  const fields = await surveyFields(archive, question)
  const tool = catalogue.find((known) => known.tool === question.tool)
  return {
    tools: catalogue.map(({ tool, runs }) => choice(tool, tool, runs, tool === question.tool)),
    metrics: offerMetrics(tool, question.metrics),
    fields: offerFields(fields, question.by),
    holds: await offerHolds(count, question, fields),
    range: await offerRange(count, question),
    bases: await offerBases(count, question),
    memory: await offerMemory(archive, question),
    machines: MACHINES.map(({ value, label }) => choice(value, label, null, value === question.machines)),
  }
}

const MACHINES = [
  { value: 'each', label: 'each machine by itself' },
  { value: 'ratio', label: 'as ratios over all machines' },
  { value: 'together', label: 'all machines on one axis' },
] as const

function offerMetrics(tool: CataloguedTool | undefined, asked: readonly string[]): readonly Choice[] {
  const all = tool?.metrics ?? []
  const isAll = all.length > 1 && asked.length === all.length
  const single = all.map(({ metric, runs }) => {
    const isChosen = !isAll && asked.length === 1 && asked[0] === metric
    return choice(metric, metricOf(tool?.tool ?? '', metric).title, runs, isChosen)
  })
  const several =
    isAll || asked.length < 2 ? [] : [choice(asked.join(','), `${asked.length} metrics`, tool?.runs ?? 0, true)]
  const every = all.length > 1 ? [choice('all', `all ${all.length} metrics`, tool?.runs ?? 0, isAll)] : []
  return [...single, ...several, ...every]
}

/** The field that is asked for is offered though nothing varies it: a select must show what it stands at. */
function offerFields(fields: readonly SurveyedField[], by: string): readonly Choice[] {
  const known = fields.some(({ field }) => field === by)
  const all = known ? fields : [{ field: by, runs: 0 }, ...fields]
  const isValued = (field: string) => all.some((other) => other.field.startsWith(`${field}=`))
  return all.map(({ field, runs }) => {
    const name = fieldWords(field)
    const option = `one mount option: ${name}${isValued(field) ? '= by its values' : ''}`
    return choice(field, field.startsWith('option.') ? option : name, runs, field === by)
  })
}
