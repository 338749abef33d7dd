import type { TextTerm } from '@/lib/url/search-query'

/** A stretch of a text; `found`: it is what was looked for. */
export interface TextPart {
  readonly text: string
  readonly found: boolean
}

interface Stretch {
  readonly from: number
  readonly to: number
}

interface Match extends Stretch {
  /** which of the terms */
  readonly term: number
}

/** As SQLite's unicode61 takes a text apart: letters and digits, without case and accents. */
const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): readonly string[] => [...text.matchAll(WORD)].map(([word]) => fold(word))

/** Where the terms stand in a text, in its order. */
function findTerms(text: string, terms: readonly TextTerm[]): readonly Match[] {
  const wanted = terms.map(({ words, prefix }) => ({ words: wordsOf(words), prefix }))
  const places = [...text.matchAll(WORD)]
  const folded = places.map(([word]) => fold(word))
  const endOf = (at: number): number => (places[at]?.index ?? 0) + (places[at]?.[0].length ?? 0)
  return places.flatMap(({ index: from }, at) => {
    const term = wanted.findIndex(({ words, prefix }) => standsAt(folded, at, words, prefix))
    return term < 0 ? [] : [{ from, to: endOf(at + (wanted[term]?.words.length ?? 1) - 1), term }]
  })
}

function standsAt(text: readonly string[], at: number, words: readonly string[], prefix: boolean): boolean {
  const last = words.length - 1
  return (
    last >= 0 &&
    words.every((word, n) => {
      const there = text[at + n]
      return there !== undefined && (prefix && n === last ? there.startsWith(word) : there === word)
    })
  )
}

/** A text with what was looked for marked. */
export const markTerms = (text: string, terms: readonly TextTerm[]): readonly TextPart[] =>
  partsOf(text, { from: 0, to: text.length }, findTerms(text, terms))

/** Characters of a snippet, and how many of them stand before what was found. */
const LENGTH = 240
const BEFORE = 60

/**
 * The stretch of a text in which most of the terms stand, on one line, with them marked. Empty: none of them stands there. `text` is the mail's with
 * addresses hidden, as the search knows it.
 */
export function snippetOf(text: string, terms: readonly TextTerm[]): readonly TextPart[] {
  const matches = findTerms(text, terms)
  const [first] = matches
  if (first === undefined) return []
  const window = widen(text, bestStart(matches, first.from))
  const parts = partsOf(text, window, matches).map(({ text: part, found }) => ({ text: onOneLine(part), found }))
  return [
    ...(window.from > 0 ? [{ text: '… ', found: false }] : []),
    ...parts,
    ...(window.to < text.length ? [{ text: ' …', found: false }] : []),
  ]
}

/** The first match from which the most different terms stand within a snippet. */
function bestStart(matches: readonly Match[], otherwise: number): number {
  const inside = new Map<number, number>()
  let best = { from: otherwise, terms: 0 }
  let end = 0
  for (const { from, term } of matches) {
    for (let next = matches[end]; next !== undefined && next.to <= from + LENGTH - BEFORE; next = matches[++end])
      inside.set(next.term, (inside.get(next.term) ?? 0) + 1)
    if (inside.size > best.terms) best = { from, terms: inside.size }
    const left = (inside.get(term) ?? 0) - 1
    if (left > 0) inside.set(term, left)
    else inside.delete(term)
  }
  return best.from
}

/** From a word's beginning to a word's end. */
function widen(text: string, start: number): Stretch {
  const least = Math.max(0, start - BEFORE)
  const most = Math.min(text.length, least + LENGTH)
  const before = least === 0 ? 0 : text.slice(least, start).search(/\s\S/)
  const after = most === text.length ? -1 : text.slice(start, most).search(/\s\S*$/)
  return { from: before < 0 ? start : least + before, to: after < 0 ? most : start + after }
}

function partsOf(text: string, { from, to }: Stretch, matches: readonly Match[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = from
  for (const match of matches) {
    if (match.from < at || match.to > to) continue
    if (match.from > at) parts.push({ text: text.slice(at, match.from), found: false })
    parts.push({ text: text.slice(match.from, match.to), found: true })
    at = match.to
  }
  return at < to ? [...parts, { text: text.slice(at, to), found: false }] : parts
}

/** Line ends with the quote marks behind them, and space of tables. */
const onOneLine = (text: string): string => text.replace(/\s*\n[>|\s]*/g, ' ').replace(/\s{2,}/g, ' ')
