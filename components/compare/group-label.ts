import type { Group, Question } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'

/** Fields whose values stand so in a mail, so that a label is set in Mono. A factor's label is put into words by IOlore. */
const AS_WRITTEN = new Set(['kernel', 'filesystem', 'mountOptions', 'toolVersion', 'label'])

export const labelIsMail = (question: Question, group: Group): boolean =>
  (AS_WRITTEN.has(question.by) || question.by.startsWith('option.')) &&
  valueWords(question.by, group.value).mail &&
  Object.keys(group.besides).length === 0

/** A label that stands alone says what it counts: "max-readahead 511", not "511". */
export const standingLabel = (question: Question, group: Group): string =>
  /^\d/.test(group.label) && !AS_WRITTEN.has(question.by) && question.by !== 'message'
    ? `${fieldWords(question.by)} ${group.label}`
    : group.label
