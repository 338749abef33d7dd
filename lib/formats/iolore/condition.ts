import { oneSpaced } from './folded'
import { isPlain, joinParts, type Part, readParts, writePart } from './part'

/** Fields that need no dot, and those whose names are anything behind one. What is neither is a factor. */
const FIELD = /^(?:kernel|filesystem|mountOptions|toolVersion|label|machine)$|^(?:option|factors|system|params)\./s

/** A condition with its field, as in EvidenceByField (`params.fileSize` besides). null: not stated. */
export interface Condition {
  readonly field: string
  readonly value: string | null
}

const NOT_STATED = 'not stated'

/** `factors.after` is "after", `system.label` "machine". */
function keyOf(field: string): string {
  if (field === 'system.label') return 'machine'
  const factor = /^factors\.(.+)$/s.exec(field)?.[1]
  return factor === undefined || FIELD.test(factor) ? field : factor
}

function fieldOf(key: string): string {
  if (key === 'machine') return 'system.label'
  return FIELD.test(key) ? key : `factors.${key}`
}

const writeKey = (field: string): string => writePart(keyOf(field), (key) => !key.includes('='))

const writeCondition = ({ field, value }: Condition): string => `${writeKey(field)}=${writePart(value ?? '')}`

/** "filesystem=xfs | after=reboot". */
export const writeConditions = (conditions: readonly Condition[]): string => joinParts(conditions.map(writeCondition))

export function readConditions(text: string): readonly Condition[] | null {
  const entries = readParts(text, true)
  return entries?.map(({ key, value }) => ({ field: fieldOf(key?.text ?? ''), value: value.text })) ?? null
}

/** A row's head: the value of what is varied, then what else tells its runs apart: "511 | after=reboot", "with noatime". */
export const writeHead = ({ field, value }: Condition, besides: readonly Condition[]): string =>
  joinParts([writeValue(field, value), ...besides.map(writeCondition)])

/** null: no row's head. */
export function readHead(field: string, text: string): readonly Condition[] | null {
  const [first, ...besides] = readParts(text, false) ?? []
  if (first === undefined) return null
  return [
    { field, value: readValue(field, first.value) },
    ...besides.map(({ key, value }) => ({ field: fieldOf(key?.text ?? ''), value: value.text })),
  ]
}

/** An option or a factor that a run has or has not, by its name: "with noatime". */
const switchOf = (field: string): string | undefined => /^(?:option|factors)\.(.+)$/s.exec(field)?.[1]

function writeValue(field: string, value: string | null): string {
  if (value === null) return NOT_STATED
  const name = switchOf(field)
  if (name !== undefined && isPlain(name) && /^with(?:out)?$/.test(value)) return `${value} ${oneSpaced(name)}`
  return writePart(value, (text) => text !== NOT_STATED && isNoSwitch(text))
}

const isNoSwitch = (text: string): boolean => !/^with(?:out)?(?: |$)/.test(text)

function readValue(field: string, { text, quoted }: Part): string | null {
  if (quoted) return text
  if (text === NOT_STATED) return null
  const [, word] = switchOf(field) === undefined ? [] : (/^(with(?:out)?) /.exec(text) ?? [])
  return word ?? text
}
