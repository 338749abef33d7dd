import type { Line } from '../mail/line'
import { isBlank, joinLines, mayContinue, type Token, tokenAt } from './tokens'

/** Longer lines than a tool's and a mailer's together are something else. */
export const LONGEST = 1000

/** Where something stands in the text of a whole line. */
export interface Place {
  readonly text: string
  readonly at: number
}

/** A line of output, put together with what a mailer wrapped to the next one. */
export interface Whole {
  readonly text: string
  readonly last: number
  token(place: Place): Token | null
}

/** The line at `at`, with as many of the next as `goesOn` says that belong to it. */
export function wholeLine(lines: readonly Line[], at: number, goesOn: (text: string, next: string) => boolean): Whole {
  const taken: Line[] = []
  let text = ''
  for (let i = at; i < lines.length && i < at + 4; i++) {
    const line = lines[i]
    const first = taken[0]
    if (!line || line.text.length > LONGEST || (first && (!mayContinue(line, first.depth) || isBlank(line)))) break
    if (first && !goesOn(text, line.text)) break
    taken.push(line)
    text = text === '' ? line.text : `${text} ${line.text.trim()}`
  }
  const [only] = taken
  if (only && taken.length === 1) return single(only, at)
  const joined = joinLines(taken, ' ')
  const token = ({ at: start, text: { length } }: Place) => tokenAt(joined, start, start + length)
  return { text: joined.text, last: at + Math.max(0, taken.length - 1), token }
}

/** Most lines are whole as they stand. */
function single(line: Line, at: number): Whole {
  const indent = line.text.length - line.text.trimStart().length
  const token = (place: Place): Token => ({ text: place.text, line, start: indent + place.at })
  return { text: line.text.trim(), last: at, token }
}
