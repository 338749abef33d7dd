import type { Content, Held } from './content'

/** The figures of a cell, without those that stand for none. */
export const figuresOf = (content: Content | undefined): readonly Held[] =>
  content?.kind === 'figures' ? content.figures.filter(({ value }) => value !== null) : []

/** Requests, files or bytes in a second. */
export const isRate = (unit: string | null): boolean => unit !== null && /\/s$|iops$/i.test(unit)
