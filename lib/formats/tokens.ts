import type { Line } from '../mail/line'

/** A maximal run of non-blanks. Mail destroys columns, so tables are read token by token, not by slicing. */
export interface Token {
  readonly text: string
  readonly line: Line
  /** index in `line.text` */
  readonly start: number
}

export const columnOf = (token: Token): number => token.line.offset + token.start + 1

export const endOf = (token: Token): number => token.start + token.text.length

/** The tokens of one line; `from` is where in its text to begin. Blanks are everything up to U+0020, and U+00A0. */
export function tokensOf(line: Line, from = 0): Token[] {
  const { text } = line
  const tokens: Token[] = []
  let start = -1
  for (let i = from; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32
    const blank = code <= 32 || code === 0xa0
    if (!blank && start < 0) start = i
    else if (blank && start >= 0) {
      tokens.push({ text: text.slice(start, i), line, start })
      start = -1
    }
  }
  return tokens
}

/** The words from the first to the last of these tokens of one line, letter for letter. */
export function wordsOf(tokens: readonly Token[]): string {
  const first = tokens[0]
  const last = tokens[tokens.length - 1]
  return first && last ? first.line.text.slice(first.start, endOf(last)) : ''
}

/** Tells that a line may go on with what stood on a line of that depth: same depth, or its quote mark lost in wrapping. */
export const mayContinue = (line: Line, depth: number): boolean => line.depth <= depth

export const isBlank = (line: Line): boolean => line.text.trim() === ''

/** Lines put together again, with the way back from each character to its place. */
export interface Joined {
  readonly text: string
  readonly pieces: readonly { readonly at: number; readonly line: Line; readonly start: number }[]
}

/** Puts wrapped lines together, each without the blanks around it. `glue` stands where they were cut. */
export function joinLines(lines: readonly Line[], glue: '' | ' '): Joined {
  const pieces = []
  let text = ''
  for (const line of lines) {
    if (text !== '') text += glue
    const trimmed = line.text.trim()
    pieces.push({ at: text.length, line, start: line.text.length - line.text.trimStart().length })
    text += trimmed
  }
  return { text, pieces }
}

/** The token that stands at [from, to) of the joined text; of one that was cut in two, its first piece. */
export function tokenAt(joined: Joined, from: number, to: number): Token | null {
  let found: Joined['pieces'][number] | undefined
  let end = joined.text.length
  for (const piece of joined.pieces) {
    if (piece.at > from) {
      end = piece.at
      break
    }
    found = piece
  }
  if (!found) return null
  const text = joined.text.slice(from, Math.min(to, end)).trimEnd()
  return { text, line: found.line, start: found.start + from - found.at }
}
