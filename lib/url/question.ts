import { createMultiParser, createParser, createSerializer, parseAsStringLiteral } from 'nuqs/server'
import type { Against, Machines, Memory, Question } from '@/lib/compare/comparison'
import type { ConditionField } from '@/lib/compare/figure'
import { isConditionField } from './condition-field'
import { readHeld, writeHeld } from './held'
import { type Complaints, type Problem, type Read, readSearch, type SearchInput, toParams, unknownKeys } from './search'
import { shortenForm } from './shorten-form'
import { SHOWN_PARSERS } from './shown'
import { asCount, asText } from './text'

/**
 * A question as far as the address states it; null (and no metric) is left to the archive: lib/queries/comparison/settle-question.
 * Keys (docs/addresses.md has them with examples): `tool`, `metric` (comma list, `all`), `by`, `hold` (repeatable, `field:value`;
 * `field` alone: held to "not stated"; `kernel:2.4.0..2.4.20`), `base`, `against` (`base`, `previous`), `value` (repeatable, of `by`), `equal` (repeatable, fields),
 * `memory` (`marked`, `out`), `machines` (`each`, `ratio`, `together`), `msg` (a message's id), `run` (repeatable, ids of runs).
 */
export interface Asked {
  readonly tool: string | null
  readonly metrics: readonly string[]
  readonly by: ConditionField | null
  readonly hold: Question['hold']
  readonly base: string | null
  readonly against: Against
  readonly values: Question['values']
  readonly equal: Question['equal']
  readonly memory: Memory
  readonly machines: Machines
  readonly message: string | null
  /** only these runs; empty: all */
  readonly runs: readonly number[]
}

const MACHINES = ['each', 'ratio', 'together'] as const
const AGAINST = ['base', 'previous'] as const
const MEMORY = ['marked', 'out'] as const
/** More are not offered by any page; they would only make a long query. */
const MAX_HOLDS = 20
/** Runs chosen by hand. */
export const MAX_RUNS = 100
const MAX_VALUES = 50

const asMetrics = createParser<readonly string[]>({
  parse: (raw) => {
    const names = [...new Set(raw.split(',').filter(Boolean))]
    return names.length > 0 && names.length <= 100 && names.every((name) => /^[\w.-]{1,80}$/.test(name)) ? names : null
  },
  serialize: (names) => names.join(','),
  eq: sameList,
}).withDefault([])

const asField = createParser<ConditionField>({
  parse: (raw) => (isConditionField(raw) && asText.parse(raw) !== null ? raw : null),
  serialize: (field) => field,
})

const asHolds = createMultiParser<Question['hold']>({
  parse: (raws) => {
    const held = raws.slice(0, MAX_HOLDS).flatMap((raw) => (asText.parse(raw) === null ? [] : (readHeld(raw) ?? [])))
    return held.length > 0 ? held : null
  },
  serialize: (held) => held.map(writeHeld),
  eq: (a, b) => sameList(a.map(writeHeld), b.map(writeHeld)),
}).withDefault([])

const asFields = createMultiParser<readonly ConditionField[]>({
  parse: (raws) => {
    const fields = raws.slice(0, MAX_HOLDS).flatMap((raw) => asField.parse(raw) ?? [])
    return fields.length > 0 ? [...new Set(fields)] : null
  },
  serialize: (fields) => [...fields],
  eq: sameList,
}).withDefault([])

const asValues = createMultiParser<readonly string[]>({
  parse: (raws) => {
    const values = raws.slice(0, MAX_VALUES).flatMap((raw) => asText.parse(raw) ?? [])
    return values.length > 0 ? [...new Set(values)] : null
  },
  serialize: (values) => [...values],
  eq: sameList,
}).withDefault([])

const asRuns = createMultiParser<readonly number[]>({
  parse: (raws) => {
    const ids = raws.flatMap((raw) => asCount(1).parse(raw) ?? [])
    return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_RUNS) : null
  },
  serialize: (ids) => ids.map(String),
  eq: sameList,
}).withDefault([])

/** Every key of /compare and its other forms. */
export const QUESTION_PARSERS = {
  tool: asText,
  metric: asMetrics,
  by: asField,
  hold: asHolds,
  base: asText,
  against: parseAsStringLiteral(AGAINST).withDefault('base'),
  value: asValues,
  equal: asFields,
  memory: parseAsStringLiteral(MEMORY).withDefault('marked'),
  machines: parseAsStringLiteral(MACHINES).withDefault('each'),
  msg: asText,
  run: asRuns,
}

const complaints: Complaints<typeof QUESTION_PARSERS> = {
  tool: 'is no benchmark. Another one is shown.',
  metric: 'is no list of metrics. The first of the benchmark is shown.',
  by: 'is nothing that can be varied. Another condition is shown.',
  hold: 'is no condition. It is not held.',
  base: 'is no value. Another baseline is used.',
  against: 'is not one of base, previous. Every value is set against the baseline.',
  value: 'is no value. It is left out.',
  equal: 'is no condition. It need not be equal within a pair.',
  memory: 'is not one of marked, out. Runs that measure memory are marked.',
  machines: 'is not one of each, ratio, together. Each machine is shown by itself.',
  msg: 'is no message. All messages are compared.',
  run: 'is no run. It is left out.',
}

/** A broken value is left out with a word about it; the rest is read. Never throws. */
export function readQuestion(search: SearchInput): Read<Asked> {
  const { value: read, problems } = readSearch(QUESTION_PARSERS, complaints, shortenForm(toParams(search)))
  const { metric, msg, run, value: values, ...rest } = read
  return { value: { ...rest, metrics: metric, message: msg, runs: run, values }, problems }
}

/** Keys that neither /compare nor its other forms take. */
export const unknownInQuestion = (search: URLSearchParams): readonly Problem[] =>
  unknownKeys(search, Object.keys({ ...QUESTION_PARSERS, ...SHOWN_PARSERS }))

/** What an address that says nothing asks. */
export const NOTHING_ASKED: Asked = readQuestion({}).value

const serialize = createSerializer(QUESTION_PARSERS)

/** The address of a question, defaults left out: `/compare?tool=bonnie%2B%2B&by=mountOptions`. `path`: `/compare.csv` … */
export function questionHref(question: Partial<Asked>, path = '/compare'): string {
  const { metrics, message, runs, values, ...rest } = question
  return path + serialize(present({ ...rest, metric: metrics, msg: message, run: runs, value: values }))
}

/** exactOptionalPropertyTypes: an absent key is not one that holds undefined. */
function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}
