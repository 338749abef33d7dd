import { type FieldName, NAMED_FACTOR } from './condition-fields'

/** What the fields of one condition say: a value for some runs. */
export interface FieldCorrection {
  /** ordinals */
  readonly runs: readonly number[]
  readonly field: string
  readonly value: string | null
}

/** A condition was filled in, but not what it is called. */
export class NamelessCondition extends Error {
  override readonly name = 'NamelessCondition'
}

/**
 * Reads the fields of one condition out of a form; null: they were left as they were.
 *
 * @throws NamelessCondition where a value has no name
 */
export function readFields(form: FormData, name: FieldName): FieldCorrection | null {
  const get = (part: Parameters<FieldName>[0]) => {
    const value = form.get(name(part))
    return typeof value === 'string' ? value.trim() : null
  }
  const value = get('value')
  const chosen = get('field')
  if (value === null || chosen === null || value === (get('read') ?? '')) return null
  const field = chosen === NAMED_FACTOR ? `${NAMED_FACTOR}${get('name') ?? ''}` : chosen
  if (field === NAMED_FACTOR) throw new NamelessCondition(`Name what was varied: "${value}" is the value of what?`)
  const runs = form
    .getAll(name('runs'))
    .flatMap((sent) => (typeof sent === 'string' ? sent.split(',') : []))
    .map(Number)
    .filter((run) => Number.isSafeInteger(run) && run > 0)
  return { runs, field, value: value === '' ? null : value }
}

/** Reads every condition of a form that carries a whole reading (`formParts`). `message` counts the page's messages from 0. */
export function readAllFields(
  form: FormData,
): readonly { message: number; run: number; field: string; value: string | null }[] {
  const places = new Set<string>()
  for (const key of form.keys()) {
    const place = /^c\.(\d+)\.(\d+)\./.exec(key)
    if (place !== null) places.add(`${place[1]}.${place[2]}`)
  }
  return [...places].flatMap((place) => {
    const read = readFields(form, (part) => `c.${place}.${part}`)
    if (read === null) return []
    const message = Number(place.split('.')[0])
    return read.runs.map((run) => ({ message, run, field: read.field, value: read.value }))
  })
}
