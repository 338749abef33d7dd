import type { ConditionRow } from './condition-row'

/** A condition that a person puts right before saving. */
export interface Correction {
  /** index of the message in the document */
  readonly message: number
  /** the run's place in its message, from 1 */
  readonly run: number
  /** as in EvidenceByField; mount options are one value, joined by commas */
  readonly field: string
  /** null: not stated */
  readonly value: string | null
}

/** A correction that names a run or a field that there is not: a bad request. */
export class BadCorrection extends Error {
  override readonly name = 'BadCorrection'
}

/** Control characters, halves of pairs and what turns the direction of writing: nobody sees them, and they change how the rest is shown. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

const FIELD = /^(?:toolVersion|label|kernel|filesystem|mountOptions|(?:system|factors)\..*\S.*)$/su

export const isCorrectableField = (field: string): boolean => FIELD.test(field) && field.length <= 200

/** As the parser would have written it: trimmed, mount options by commas alone, filesystems in lower case; blank is "not stated". */
export function tidyValue(field: string, value: string | null): string | null {
  const trimmed = value?.replace(UNSEEN, ' ').trim().slice(0, 1000) ?? ''
  const tidy =
    field === 'mountOptions'
      ? trimmed
          .split(/[\s,]+/)
          .filter(Boolean)
          .join(',')
      : trimmed
  if (tidy === '') return null
  return field === 'filesystem' ? tidy.toLowerCase() : tidy
}

/**
 * The rows with one field put right. What was read stays beside it; setting a field back to what was read takes the
 * correction back, and a field that was only ever added goes again.
 */
export function correctRow(
  rows: readonly ConditionRow[],
  field: string,
  value: string | null,
): readonly ConditionRow[] {
  if (!isCorrectableField(field)) throw new BadCorrection(`${field} cannot be corrected: it is no condition.`)
  const inForce = tidyValue(field, value)
  const at = rows.findIndex((row) => row.field === field)
  const before = rows[at] ?? { field, readValue: null, line: null, text: null, how: null }
  if (before.readValue === null && inForce === null) return rows.filter((row) => row.field !== field)
  const row: ConditionRow = { ...before, value: inForce, corrected: inForce !== before.readValue }
  return at < 0 ? [...rows, row] : rows.with(at, row)
}
