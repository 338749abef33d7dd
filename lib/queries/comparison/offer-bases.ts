import { sameValue } from '@/lib/compare/choose-baseline'
import type { Question } from '@/lib/compare/comparison'
import { valueWords } from '@/lib/compare/field-words'
import { messageIdIn } from '@/lib/compare/message-value'
import { isOrdered } from '@/lib/compare/value-order'
import { PREVIOUS } from '@/lib/url/shorten-form'
import { type Choice, choice } from './choice'
import type { CountValues } from './count-values'
import { MAX_VALUES } from './offer-holds'

/** What stands as the baseline where nobody asked for one. */
const FIRST: Readonly<Record<string, string>> = {
  kernel: 'the oldest',
  mountOptions: 'the fewest options',
  message: 'the earliest',
}

const firstWords = (by: string, values: readonly string[]): string =>
  by.startsWith('option.') && values.includes('without')
    ? 'the runs without it'
    : (FIRST[by] ?? 'the first in the text')

/** Values of the varied field; the first is left to the data, the second, where they have an order, is the one before each. */
export async function offerBases(count: CountValues, question: Question): Promise<readonly Choice[]> {
  const { by, base, against } = question
  const { values } = await count(question, by, MAX_VALUES)
  const isPrevious = against === 'previous'
  const stated = values.flatMap(({ value, runs }) => {
    if (value === null) return []
    const { text, mail } = valueWords(by, value)
    const chosen = !isPrevious && base !== null && sameValue(by, base, value)
    return [{ value: by === 'message' ? messageIdIn(value) : value, label: text, mail, runs, chosen }]
  })
  const hasNext =
    stated.length > 2 &&
    isOrdered(
      by,
      stated.map(({ value }) => value),
    )
  return [
    choice(
      '',
      firstWords(
        by,
        stated.map(({ value }) => value),
      ),
      null,
      base === null && !isPrevious,
    ),
    ...(hasNext || isPrevious ? [choice(PREVIOUS, 'the one before each', null, isPrevious)] : []),
    ...stated,
  ]
}
