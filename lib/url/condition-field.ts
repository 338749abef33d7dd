import type { ConditionField } from '@/lib/compare/figure'

const WHOLE = new Set(['kernel', 'filesystem', 'mountOptions', 'toolVersion', 'label', 'message'])
/** Fields with a name behind the dot, which may be anything that a poster wrote: `factors.speedup patch`. */
const NAMED = ['option.', 'factors.', 'system.', 'params.']

/** Whether a text has the shape of a field; whether the archive knows it is another question. */
export function isConditionField(text: string): text is ConditionField {
  return WHOLE.has(text) || NAMED.some((prefix) => text.startsWith(prefix) && text.length > prefix.length)
}
