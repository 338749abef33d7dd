import { fieldWords } from '@/lib/compare/field-words'
import type { Evidence, Run } from '@/lib/model'
import type { Corrected, ReadRun } from './read-run'

/** One condition of one or more runs that agree in it. */
export interface Condition {
  /** as in EvidenceByField */
  readonly field: string
  /** in force; mount options joined by commas; null: not stated */
  readonly value: string | null
  /** set where a person corrected it */
  readonly corrected: Pick<Corrected, 'read' | 'by'> | null
  /** where it was read, one entry for each line */
  readonly evidence: readonly Evidence[]
  /** ordinals of the runs that it is shown for */
  readonly runs: readonly number[]
}

/** Shown first and in this order; what else is stated follows in the order of the mail. */
const ORDER = [
  'kernel',
  'filesystem',
  'mountOptions',
  'system.label',
  'system.mainboard',
  'system.cpu',
  'system.memory',
]
/** The lines of a run, first and last, which a person may put right like a condition. */
export const LINES = 'lines'
/** These stand in a run's head, so that the list need not repeat them. */
const IN_HEAD = new Set(['label', 'toolVersion', LINES])
/** Whether or not they are stated, a reader wants to know it of these. */
const EXPECTED = ['kernel', 'filesystem', 'mountOptions']
/** What can be added where nothing is stated, besides the expected ones and a factor under a name of its own. */
export const ADDABLE = [
  ...EXPECTED,
  ...['label', 'toolVersion', 'system.label', 'system.cpu', 'system.memory', 'system.storage', 'system.controller'],
  ...['system.raid', 'system.chunkSize', 'system.mainboard'],
]

/** The value of a field, in force. */
export function conditionValue(run: Run, field: string): string | null {
  if (field.startsWith('system.')) return run.system?.[field.slice(7)] ?? null
  if (field.startsWith('factors.')) return run.factors[field.slice(8)] ?? null
  switch (field) {
    case LINES:
      return run.lines.join('-')
    case 'mountOptions':
      return run.mountOptions?.join(',') ?? null
    case 'kernel':
    case 'filesystem':
    case 'label':
    case 'toolVersion':
      return run[field]
    default:
      return null
  }
}

function fieldsOf(run: ReadRun): readonly string[] {
  const parts = Object.keys(run.system ?? {}).map((part) => `system.${part}`)
  const factors = Object.keys(run.factors).map((factor) => `factors.${factor}`)
  const all = [...ORDER, ...parts, ...factors, ...Object.keys(run.corrected)]
  return [...new Set(all)].filter((field) => !IN_HEAD.has(field) || field in run.corrected)
}

/** Every condition of one run: what is stated, what was corrected, and what a reader would expect and nobody states. */
export function conditionsOf(run: ReadRun): readonly Condition[] {
  return fieldsOf(run).flatMap((field) => {
    const value = conditionValue(run, field)
    const corrected = run.corrected[field]
    if (value === null && corrected === undefined && !EXPECTED.includes(field)) return []
    const evidence = run.evidence[field]
    return {
      field,
      value,
      corrected: corrected === undefined ? null : { read: corrected.read, by: corrected.by ?? null },
      evidence: evidence === undefined ? [] : [evidence],
      runs: [run.ordinal],
    }
  })
}

/** What stands in a run's head of these fields, for whoever may put it right there. */
export const headConditions = (run: ReadRun, fields: readonly string[]): readonly Condition[] =>
  fields
    .filter((field) => !(field in run.corrected))
    .map((field) => ({
      ...{ field, value: conditionValue(run, field), corrected: null, runs: [run.ordinal] },
      evidence: run.evidence[field] === undefined ? [] : [run.evidence[field]],
    }))

const sameWords = (one: Condition, other: Condition): boolean =>
  one.field === other.field && one.value === other.value && one.corrected?.read === other.corrected?.read

function distinctLines(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.filter((each, at) => evidence.findIndex((other) => other.line === each.line) === at)
}

/** The conditions in which all of some runs agree, each with all the lines that state it. */
export function sharedConditions(runs: readonly ReadRun[]): readonly Condition[] {
  const [first, ...rest] = runs.map(conditionsOf)
  if (first === undefined) return []
  return first.flatMap((condition) => {
    const others = rest.map((conditions) => conditions.find((other) => sameWords(condition, other)))
    if (others.includes(undefined)) return []
    const evidence = [condition, ...others].flatMap((each) => each?.evidence ?? [])
    return { ...condition, evidence: distinctLines(evidence), runs: runs.map((run) => run.ordinal) }
  })
}

/** The conditions of a run that a scope above it has not shown yet. */
export function ownConditions(run: ReadRun, shown: readonly Condition[]): readonly Condition[] {
  return conditionsOf(run).filter((condition) => !shown.some((each) => sameWords(each, condition)))
}

/** A field in words, as the head of its row. */
export const fieldTitle = (field: string): string => fieldWords(field)
