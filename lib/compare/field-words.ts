import type { ConditionField } from './comparison'

/** A field in words for people: `mountOptions` "mount options", `factors.max-readahead` "max-readahead", `system.cpu` "CPU". */
export function fieldWords(_field: ConditionField): string {
  throw new Error('not written yet')
}

/** The value of a field as shown; null is "not stated". `mail`: it stands so in a mail (set in Mono). */
export function valueWords(_field: ConditionField, _value: string | null): { text: string; mail: boolean } {
  throw new Error('not written yet')
}
