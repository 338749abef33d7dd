import type { Line } from '../mail/line'
import { isBlank, type Token, tokensOf, wordsOf } from './tokens'

const LONGEST = 60
const WORDS = 7

/**
 * A line of few words between the rows of a table that says what the nameless rows under it are:
 *
 *     Machine    MB K/sec %CPU K/sec %CPU …
 *     box 1 (ext2 defaults)
 *               100 13048 98.9 21609 27.4 …
 *               100 12771 96.7 21058 25.9 …
 *
 * null: no such line. Whether a nameless row follows is for the table to tell.
 */
export function groupTitle(line: Line | undefined, depth: number): Token | null {
  if (!line || line.depth !== depth || isBlank(line) || line.text.length > LONGEST) return null
  if (!/[A-Za-z]{2}/.test(line.text) || /[.,;!?]\s*$|[-=+*~_]{4}|%CP/.test(line.text)) return null
  const tokens = tokensOf(line)
  const words = wordsOf(tokens).replace(/\s*:$/, '')
  const start = tokens[0]?.start ?? 0
  return tokens.length <= WORDS ? { text: words, line, start } : null
}
