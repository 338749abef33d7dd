import type { Found } from './extractor'
import type { Paragraph } from './paragraph'
import type { Passage } from './passage'

/** What an extractor found, with its place in the message. */
export interface Fact extends Omit<Found, 'start' | 'length'> {
  /** index into the mail's lines */
  readonly index: number
  readonly line: number
  readonly column: number
  /** letter for letter from that line */
  readonly text: string
}

export interface ReadPassage {
  readonly passage: Passage
  readonly facts: readonly Fact[]
}

export interface ReadParagraph {
  readonly paragraph: Paragraph
  readonly passages: readonly ReadPassage[]
}
