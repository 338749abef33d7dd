import { sameValue } from '@/lib/compare/choose-baseline'
import type { Question } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'
import type { Archive } from '@/lib/db/client'
import { metricOf } from '@/lib/metrics'
import { writeHeld } from '@/lib/url/held'
import { type CountedValue, countValues } from './count-values'
import { type CataloguedTool, readCatalogue } from './read-catalogue'
import { remember } from './remember'
import { type SurveyedField, surveyFields } from './survey-fields'

/** One option of a select or one link. */
export interface Choice {
  /** what goes into the address; for `holds` the whole `field:value` */
  readonly value: string
  readonly label: string
  /** it stands so in a mail (set in Mono) */
  readonly mail: boolean
  /** runs that it stands for, under the rest of the question */
  readonly runs: number
  readonly chosen: boolean
}

/** A condition that may be held. The first choice is "any" (value ''). */
export interface HoldChoices {
  readonly field: string
  /** "filesystem" */
  readonly label: string
  readonly values: readonly Choice[]
  /** before any cut */
  readonly total: number
}

export interface Choices {
  readonly tools: readonly Choice[]
  /** metrics of the tool; `all` last where there are several */
  readonly metrics: readonly Choice[]
  /** what may be varied: only fields with two values or more among the tool's runs */
  readonly fields: readonly Choice[]
  readonly holds: readonly HoldChoices[]
  /** values of the varied field */
  readonly bases: readonly Choice[]
  readonly machines: readonly Choice[]
}

/** More values of one condition make no list that anybody looks through; the rest is said as a number. */
const MAX_VALUES = 60

/** Conditions that may be held although nothing varies them on one machine: machines differ in them. */
const ALWAYS_HELD = ['filesystem', 'kernel', 'mountOptions']

/** What the form of a question may offer: only what exists. */
export const offerChoices = (archive: Archive, question: Question): Promise<Choices> =>
  remember(archive, JSON.stringify(['choices', question]), () => offer(archive, question))

async function offer(archive: Archive, question: Question): Promise<Choices> {
  const catalogue = await readCatalogue(archive)
  const fields = await surveyFields(archive, {
    ...question,
    hold: question.hold.filter(({ field }) => field !== question.by),
  })
  const tool = catalogue.find((known) => known.tool === question.tool)
  return {
    tools: catalogue.map(({ tool, runs }) => ({
      value: tool,
      label: tool,
      mail: false,
      runs,
      chosen: tool === question.tool,
    })),
    metrics: offerMetrics(tool, question.metrics),
    fields: offerFields(fields, question.by),
    holds: await offerHolds(archive, question, fields),
    bases: await offerBases(archive, question),
    machines: MACHINES.map(({ value, label }) => ({
      value,
      label,
      mail: false,
      runs: tool?.runs ?? 0,
      chosen: value === question.machines,
    })),
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
  const single = all.map(({ metric, runs }) => ({
    value: metric,
    label: metricOf(tool?.tool ?? '', metric).title,
    mail: false,
    runs,
    chosen: !isAll && asked.length === 1 && asked[0] === metric,
  }))
  const several =
    isAll || asked.length < 2 ? [] : [choice(asked.join(','), `${asked.length} metrics`, tool?.runs ?? 0, true)]
  const every = all.length > 1 ? [choice('all', `all ${all.length} metrics`, tool?.runs ?? 0, isAll)] : []
  return [...single, ...several, ...every]
}

const choice = (value: string, label: string, runs: number, chosen: boolean): Choice => ({
  value,
  label,
  mail: false,
  runs,
  chosen,
})

/** The field that is asked for is offered though nothing varies it: a select must show what it stands at. */
function offerFields(fields: readonly SurveyedField[], by: string): readonly Choice[] {
  const known = fields.some(({ field }) => field === by)
  const all = known ? fields : [{ field: by, runs: 0 }, ...fields]
  return all.map(({ field, runs }) => {
    const name = fieldWords(field)
    return choice(field, field.startsWith('option.') ? `one mount option: ${name}` : name, runs, field === by)
  })
}

async function offerHolds(
  archive: Archive,
  question: Question,
  fields: readonly SurveyedField[],
): Promise<readonly HoldChoices[]> {
  const held = question.hold.map(({ field }) => field)
  const varied = fields.map(({ field }) => field).filter((field) => !field.startsWith('option.'))
  const names = [...new Set([...held, ...ALWAYS_HELD, ...varied])].filter((field) => field !== question.by)
  const offered: HoldChoices[] = []
  for (const field of names) {
    const hold = question.hold.find((one) => one.field === field)
    const others = { ...question, hold: question.hold.filter((one) => one.field !== field) }
    const counted = await countValues(archive, others, field, MAX_VALUES)
    // One value everywhere can neither be held nor freed.
    if (hold === undefined && counted.values.length < 2) continue
    offered.push(toHold(field, counted.values, counted.total, hold))
  }
  return offered
}

function toHold(
  field: string,
  values: readonly CountedValue[],
  total: number,
  hold: Question['hold'][number] | undefined,
): HoldChoices {
  const isHeld = (value: string | null) => hold !== undefined && sameValue(field, hold.value, value)
  const missing =
    hold !== undefined && !values.some(({ value }) => isHeld(value)) ? [{ value: hold.value, runs: 0 }] : []
  const any = choice(
    '',
    `any ${fieldWords(field)}`,
    values.reduce((sum, { runs }) => sum + runs, 0),
    hold === undefined,
  )
  const choices = [...values, ...missing].map(({ value, runs }) => {
    const { text, mail } = valueWords(field, value)
    const label = value === null ? `${fieldWords(field)} not stated` : text
    return { value: writeHeld({ field, value }), label, mail, runs, chosen: isHeld(value) }
  })
  return { field, label: fieldWords(field), values: [any, ...choices], total }
}

/** Values of the varied field; the first is left to the data. */
async function offerBases(archive: Archive, question: Question): Promise<readonly Choice[]> {
  const { values } = await countValues(archive, question, question.by, MAX_VALUES)
  const stated = values.flatMap(({ value, runs }) => {
    if (value === null) return []
    const { text, mail } = valueWords(question.by, value)
    return [
      {
        value,
        label: text,
        mail,
        runs,
        chosen: question.base !== null && sameValue(question.by, question.base, value),
      },
    ]
  })
  return [choice('', BASES[question.by] ?? 'the first in the text', 0, question.base === null), ...stated]
}

/** What stands as the baseline where nobody asked for one. */
const BASES: Readonly<Record<string, string>> = { kernel: 'the oldest', mountOptions: 'the fewest options' }
