import type { Line } from '../../mail/line'

/** A mail's line. Quoted three times it still stands in a window of 80. */
export const WIDTH = 72

/** A line goes on with one blank before it where it was cut inside a word or behind a comma, with two where a blank stood. */
const GLUED = ' '
const SPACED = '  '
const GOES_ON = /^ {1,2}(?=\S)/

/** Blanks of any kind and line breaks are one blank: what is printed keeps to its line. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text in lines of at most WIDTH characters that unfold() puts together again. */
export function fold(text: string): readonly string[] {
  const lines: string[] = []
  let indent = ''
  let rest = oneSpaced(text)
  while (indent.length + rest.length > WIDTH) {
    const at = cutAt(rest, WIDTH - indent.length)
    lines.push(indent + rest.slice(0, at))
    indent = rest[at] === ' ' ? SPACED : GLUED
    rest = rest.slice(at).trimStart()
  }
  return [...lines, indent + rest]
}

/** A line that begins so would be a quotation. */
const LIKE_QUOTE = /^ ?[A-Z]{0,4}>/

/** At the last blank, or behind the last comma where that would leave much of the line empty; else anywhere but inside a character of two parts. */
function cutAt(text: string, room: number): number {
  const blank = text.lastIndexOf(' ', room)
  const soft = blank > room / 2 ? blank : Math.max(blank, text.lastIndexOf(',', room - 1) + 1)
  let at = soft > 0 ? soft : room
  while (at > 1 && LIKE_QUOTE.test(text.slice(at, at + 6))) at -= 1
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(at - 1))
  return isHalf ? (at > 1 ? at - 1 : at + 1) : at
}

/** One text that fold() wrote: the first and the last of its lines, as indices. */
export interface Folded {
  readonly text: string
  readonly first: number
  readonly last: number
}

/** The text that begins at a line. */
export function unfold(lines: readonly Line[], at: number): Folded {
  const depth = lines[at]?.depth
  const pieces = [lines[at]?.text ?? '']
  let last = at
  for (let next = lines[at + 1]; next !== undefined; next = lines[last + 1]) {
    const [indent] = next.depth === depth ? (GOES_ON.exec(next.text) ?? []) : []
    if (indent === undefined) break
    pieces.push(`${indent === SPACED ? ' ' : ''}${next.text.slice(indent.length)}`)
    last += 1
  }
  return { text: pieces.join(''), first: at, last }
}
