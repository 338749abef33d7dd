import { sameValue } from '@/lib/compare/choose-baseline'
import type { Question } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'
import type { ConditionField } from '@/lib/compare/figure'
import { isRange, writeHeld } from '@/lib/url/held'
import { EQUAL } from '@/lib/url/shorten-form'
import { type Choice, choice } from './choice'
import { nameIn } from './condition-sql'
import type { CountedValue, CountValues } from './count-values'
import type { SurveyedField } from './survey-fields'

/** A condition that may be held. The first choice is "any" (value ''), the second "equal within a pair" (`field:=`). */
export interface HoldChoices {
  readonly field: string
  /** "filesystem" */
  readonly label: string
  readonly values: readonly Choice[]
  /** before any cut */
  readonly total: number
}

/** More values of one condition make no list that anybody looks through; the rest is said as a number. */
export const MAX_VALUES = 60

/** Single mount options make a list without an end: those that most machines vary are offered. */
const MAX_OPTIONS = 6

/** Conditions that may be held although nothing varies them on one machine: machines differ in them. */
const ALWAYS_HELD = ['filesystem', 'kernel', 'mountOptions']

export async function offerHolds(
  count: CountValues,
  question: Question,
  fields: readonly SurveyedField[],
): Promise<readonly HoldChoices[]> {
  const offered: HoldChoices[] = []
  for (const field of holdable(question, fields)) {
    // A range of kernels has its own two selects, and stays while one of them is counted.
    const hold = question.hold.find((one) => one.field === field && !isRange(one))
    // Of one metric's figures: the others were measured alike, as surveyFields takes them to be.
    const metrics = nameIn(field, 'params') === null ? question.metrics : question.metrics.slice(0, 1)
    const others = { ...question, metrics, hold: question.hold.filter((one) => one !== hold) }
    const isEqual = question.equal.includes(field)
    const counted = await count(others, field, MAX_VALUES)
    // One value everywhere can neither be held nor freed.
    if (hold === undefined && !isEqual && counted.values.length < 2) continue
    offered.push(toHold(field, counted.values, counted.total, { hold, isEqual }))
  }
  return offered
}

/** "on any filesystem, equal within a pair", "kernel equal within a pair" */
const equalWords = (field: string): string => `${field === 'filesystem' ? 'any filesystem, ' : ''}equal within a pair`

function holdable({ by, hold, equal }: Question, fields: readonly SurveyedField[]): readonly ConditionField[] {
  const asked = [...hold.map(({ field }) => field), ...equal]
  const varied = fields.map(({ field }) => field).filter((field) => field !== 'message')
  const isOption = (field: string) => field.startsWith('option.')
  // Where an option is offered with its values, each value need not be.
  const isOwn = (field: string) => !varied.includes(field.split('=', 1)[0] ?? '') || !field.includes('=')
  const options = varied.filter((field) => isOption(field) && isOwn(field)).slice(0, MAX_OPTIONS)
  const names = [...asked, ...ALWAYS_HELD, ...varied.filter((field) => !isOption(field)), ...options]
  return [...new Set(names)].filter((field) => field !== by)
}

interface Asked {
  readonly hold: Question['hold'][number] | undefined
  readonly isEqual: boolean
}

function toHold(field: string, values: readonly CountedValue[], total: number, { hold, isEqual }: Asked): HoldChoices {
  const isHeld = (value: string | null) => hold !== undefined && sameValue(field, hold.value, value)
  const missing =
    hold !== undefined && !values.some(({ value }) => isHeld(value)) ? [{ value: hold.value, runs: 0 }] : []
  const runs = values.reduce((sum, one) => sum + one.runs, 0)
  const name = fieldWords(field)
  const any = choice('', `any ${name}`, runs, hold === undefined && !isEqual)
  const equal = choice(writeHeld({ field, value: EQUAL }), equalWords(field), null, isEqual)
  const choices = [...values, ...missing].map((one) => {
    const { text, mail } = valueWords(field, one.value)
    const label = one.value === null ? `${name} not stated` : text
    return { value: writeHeld({ field, value: one.value }), label, mail, runs: one.runs, chosen: isHeld(one.value) }
  })
  return { field, label: name, values: [any, equal, ...choices], total }
}
