import type { Head } from './headers'

/** One line of a message with its quote marks taken off. */
export interface Line {
  /** counts from 1 in the message's text */
  readonly number: number
  /** how often it is quoted: `> > x` has depth 2 */
  readonly depth: number
  /** without quote marks and the one blank behind them; tabs and inner blanks kept, trailing blanks and CR gone */
  readonly text: string
  /** how many characters of the message's line stand before `text`: column = offset + index in text + 1 */
  readonly offset: number
}

/** One message of an input before anything was recognised in it. */
export interface Mail extends Head {
  readonly text: string
  readonly raw: string
  readonly lines: readonly Line[]
}
