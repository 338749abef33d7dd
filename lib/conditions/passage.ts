import type { Line } from '@/lib/mail/line'
import type { Paragraph } from './paragraph'

/** What facts are read from: a sentence of wrapped prose (it may run over line ends), else one line. */
export interface Passage {
  /** line feeds where it runs over line ends */
  readonly text: string
  readonly kind: 'sentence' | 'line'
  /** where it begins: index into the mail's lines, and in that line's text */
  readonly index: number
  readonly start: number
}

const SENTENCE_END = /[.!?:;][)"']*(?=\s+(?:[A-Z("'*]|\d+ )|\s*$)/g

/** The paragraph's sentences where it is wrapped prose, else its lines. */
export function passagesOf(paragraph: Paragraph): Passage[] {
  return paragraph.wrapped ? sentencesOf(paragraph) : linesOf(paragraph)
}

function linesOf({ text, first }: Paragraph): Passage[] {
  return text.split('\n').map((line, i) => ({ text: line, kind: 'line', index: first + i, start: 0 }))
}

function sentencesOf(paragraph: Paragraph): Passage[] {
  const { text } = paragraph
  const passages: Passage[] = []
  let from = 0
  const push = (to: number) => {
    const skipped = text.slice(from, to).search(/\S/)
    if (skipped >= 0) passages.push(sentenceAt(paragraph, from + skipped, to))
    from = to
  }
  for (const match of text.matchAll(SENTENCE_END)) push(match.index + match[0].length)
  push(text.length)
  return passages
}

function sentenceAt({ text, first }: Paragraph, from: number, to: number): Passage {
  const before = text.slice(0, from)
  const lineStart = before.lastIndexOf('\n') + 1
  let feeds = 0
  for (const character of before) if (character === '\n') feeds++
  return { text: text.slice(from, to), kind: 'sentence', index: first + feeds, start: from - lineStart }
}

/** The whole paragraph as one passage. */
export const wholeOf = ({ text, first }: Paragraph): Passage => ({ text, kind: 'sentence', index: first, start: 0 })

/** Line and column of an offset in a passage, and how much of the text from there stands on that line. */
export function placeIn(passage: Passage, offset: number, length: number, lines: readonly Line[]) {
  const before = passage.text.slice(0, offset)
  const feed = before.lastIndexOf('\n')
  let index = passage.index
  for (const character of before) if (character === '\n') index++
  const inLine = feed < 0 ? passage.start + offset : offset - feed - 1
  const line = lines[index]
  const text = passage.text.slice(offset, offset + length).split('\n')[0] ?? ''
  return { index, line: line?.number ?? index + 1, column: (line?.offset ?? 0) + inLine + 1, text }
}
