import type { Content, Held } from './content'

/** The figures of a cell, without those that stand for none. */
export const figuresOf = (content: Content | undefined): readonly Held[] =>
  content?.kind === 'figures' ? content.figures.filter(({ value }) => value !== null) : []
