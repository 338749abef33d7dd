import type { Token } from '../../tokens'
import { clockOf, isEmpty } from '../cells'
import { countOf } from '../count'
import { unitOf } from '../words'

/** One figure of a cell. */
export interface Held {
  readonly token: Token
  /** null: nothing was measured, or a word says why not */
  readonly value: number | null
  readonly unit: string | null
  /** what stands in brackets behind it, in words: `301k (IRQ)` */
  readonly note: Token | null
}

/** What a cell of a table holds: a figure, or two with an arrow between them; what was worked out from others; words. */
export type Content =
  | { readonly kind: 'figures'; readonly figures: readonly Held[] }
  | { readonly kind: 'derived' }
  | { readonly kind: 'words' }

const WORDS: Content = { kind: 'words' }
const DERIVED: Content = { kind: 'derived' }

const LONGEST = 60
/** `+3.1%`, `(-0.7)`, `~-20%`, `~13%` */
const CHANGE = /^[~(*]{0,2}\s?[+-]\s?\d[\d.]*\s?%?[)*]{0,2}$|^~?\(?\s?\d[\d.]*\s?%\)?$|^x?\d[\d.]*x$/
const FIGURE =
  /^[~<>≈]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)([kKM](?![A-Za-z/]))?(?:\s?([A-Za-zµ][\w/]{0,11}))?/
/** a change or a spread behind a figure: `(+3.1%)`, `± 2%`, `+/- 53`, `(12.65)` */
const BEHIND = /^\s?(?:\(\s*[~+-]?\s?\d[\d.,]*\s?[a-zA-Zµ/%]{0,6}\s*\)|(?:±|\+\/?-)\s?\d[\d.]*\s?%?|[+-]\d[\d.]*%)/
const NOTE = /^\s?\(([A-Za-z][\w .=+-]{0,24})\)/
/** `106.8 (26.7 each job)` */
const REMARK = /^\s?\([^()]{1,30}\)/
const ARROW = /\s*(?:-+>|=+>|→)\s*/

/** What stands in a cell. A share alone (`97%`) is derived: of what, its head does not say. */
export function contentOf(cell: Token): Content {
  const { text } = cell
  if (text.length > LONGEST) return WORDS
  if (text === '') return { kind: 'figures', figures: [] }
  if (isEmpty(text)) return { kind: 'figures', figures: [{ token: cell, value: null, unit: null, note: null }] }
  if (CHANGE.test(text)) return DERIVED
  const sides = text.split(ARROW)
  if (sides.length > 2) return WORDS
  const figures: Held[] = []
  let from = 0
  for (const side of sides) {
    const start = text.indexOf(side, from)
    const held = heldIn({ ...cell, text: side, start: cell.start + start })
    if (held === null) return WORDS
    figures.push(held)
    from = start + side.length
  }
  return { kind: 'figures', figures }
}

function heldIn(cell: Token): Held | null {
  const seconds = clockOf(cell.text)
  if (seconds !== null) return { token: cell, value: seconds, unit: 's', note: null }
  const [figure = '', digits = '', scale = '', word = ''] = FIGURE.exec(cell.text) ?? []
  const unit = word === '' ? null : unitOf(word)
  if (digits === '' || (word !== '' && unit === null)) return null
  let rest = cell.text.slice(figure.length)
  let note: Token | null = null
  while (rest !== '') {
    const behind = BEHIND.exec(rest)?.[0]
    const [noted = '', words = ''] = NOTE.exec(rest) ?? []
    const taken = behind ?? (noted || REMARK.exec(rest)?.[0] || '')
    if (taken === '') return null
    if (words !== '')
      note = { ...cell, text: words, start: cell.start + cell.text.length - rest.length + taken.indexOf(words) }
    rest = rest.slice(taken.length)
  }
  const printed = `${digits}${scale}`
  const token = { ...cell, text: printed, start: cell.start + figure.indexOf(printed) }
  return { token, value: countOf(printed), unit, note }
}
