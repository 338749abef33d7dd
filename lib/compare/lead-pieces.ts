import { canonicalOption, canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import type { Piece } from './comparison'
import { fieldWords, valueWords } from './field-words'
import type { ConditionField } from './figure'

export const words = (text: string): Piece => ({ text, kind: 'words' })
export const condition = (text: string): Piece => ({ text, kind: 'condition' })

/** A value as it stands in a mail; IOlore's own words for it ("not stated") stay words. */
function valuePiece(by: ConditionField, value: string | null): Piece {
  const { text, mail } = valueWords(by, value)
  return mail ? condition(text) : words(text)
}

/** What was done, as a sentence opens with it: "With `delaylog`, ", "From `2.4.8` to `2.4.10`, ", "Without speedup patch, ". */
export function leadPieces(by: ConditionField, base: string | null, value: string | null): readonly Piece[] {
  if (by === 'mountOptions') return optionsLead(base, value)
  if (by.startsWith('option.') && (value === 'with' || value === 'without'))
    return [words(value === 'without' ? 'Without ' : 'With '), condition(fieldWords(by)), words(', ')]
  if (by.startsWith('factors.')) return factorLead(by, base, value)
  const named = /^(?:kernel$|filesystem$|option\.)/.test(by) ? '' : `${fieldWords(by)} `
  return [words(`From ${named}`), valuePiece(by, base), words(' to '), valuePiece(by, value), words(', ')]
}

function factorLead(by: ConditionField, base: string | null, value: string | null): readonly Piece[] {
  if (value === 'with' || value === 'without')
    return [words(value === 'with' ? 'With ' : 'Without '), condition(fieldWords(by)), words(', ')]
  const named = [condition(fieldWords(by)), words(' ')]
  if (base === null) return [words('With '), ...named, valuePiece(by, value), words(', ')]
  return [words('From '), ...named, valuePiece(by, base), words(' to '), valuePiece(by, value), words(', ')]
}

const optionsIn = (value: string | null): readonly string[] => value?.split(',') ?? []

/** Only what was added is named, where nothing else was changed. */
function optionsLead(base: string | null, value: string | null): readonly Piece[] {
  const [before, after] = [canonicalOptions(optionsIn(base)), canonicalOptions(optionsIn(value))]
  const isNew = (option: string) => after.includes(option) && !before.includes(option)
  const added = optionsIn(value).filter((option) => isNew(canonicalOption(option)))
  const isAddition = added.length > 0 && before.every((option) => after.includes(option))
  if (isAddition) return [words('With '), condition(added.join(',')), words(', ')]
  return [
    words('From '),
    valuePiece('mountOptions', base),
    words(' to '),
    valuePiece('mountOptions', value),
    words(', '),
  ]
}
