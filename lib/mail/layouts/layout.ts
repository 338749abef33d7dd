import type { Head } from '../headers'

/** Lines of an input from `first` up to `end`, which is outside. */
export interface Span {
  readonly first: number
  readonly end: number
}

/** One message as its layout shows it. */
export interface Shown {
  readonly head: Head
  /** what the author wrote, without head and furniture */
  readonly body: readonly string[]
  /** the body is still encoded: the lines are a MIME message */
  readonly encoded?: boolean
  /** a blank stands before each line that began with one (RFC 3676, 4.4) */
  readonly stuffed?: boolean
}

/**
 * One way in which a text shows mails: an archive's page, an mbox, a mail with its headers. A new one is one file that
 * exports one of these and one line in index.ts.
 */
export interface Layout {
  readonly name: string
  /** Where the messages stand, each with the lines that its head is read from. null: not this layout. */
  split(lines: readonly string[]): readonly Span[] | null
  /** Reads the lines of one message that `split` found. */
  read(lines: readonly string[]): Shown
}

/** Index of the first line from `at` on that is not blank; `lines.length` where there is none. */
export function skipBlank(lines: readonly string[], at: number): number {
  let line = at
  while (line < lines.length && isBlank(lines[line])) line++
  return line
}

/** End of the lines before `end` without the blank ones at their end. */
export function trimBlank(lines: readonly string[], end: number, first = 0): number {
  let line = end
  while (line > first && isBlank(lines[line - 1])) line--
  return line
}

export const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
