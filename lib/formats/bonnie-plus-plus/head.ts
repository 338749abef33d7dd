import type { Line } from '../../mail/line'
import { endOf, isBlank, mayContinue, type Token, tokensOf, wordsOf } from '../tokens'

/** The head of one half of the table: three lines, or as many as mail made of them. */
export interface Head {
  readonly kind: 'io' | 'files'
  readonly version: Token | null
  /** concurrency; null where the head does not say it or says 1 */
  readonly threads: number | null
  /** the machine, which 1.9x repeats in front of `-Create--` */
  readonly machine: readonly Token[]
  /** sizes are bare megabytes (1.00 to 1.00c) */
  readonly bareMegabytes: boolean
  /** rates carry a suffix and file rates are not rates (1.98 to 2.00a) */
  readonly suffixed: boolean
  /** right edges of the `%CP` columns, where the line with the units came through whole */
  readonly edges: readonly number[]
  /** index of the last line of the head */
  readonly last: number
}

const PART =
  /-Per Chr-|-Block-|-Rewrite-|-Seeks-|Create-|-Read-|-Delete-|%CP|K\/sec|\/sec|Input-|-Random|Output-|^\s*Concurrency\s+\d/
const MACHINE = /^(.*?)\s*-Create-- +--Read/

/** Six dashes, or five where somebody cut one; Tim Bray's Bonnie has seven and eight, and `Per Char`. */
export const HEAD = /(?:^|[^-])-{5,6}Sequential (?:Output-{5,6}(?:[^-]|$)|Create-)/

/** Reads a head from the line with `Sequential Output` or `Sequential Create` on. null: only the words, no head. */
export function readHead(lines: readonly Line[], at: number): Head | null {
  const opening = lines[at]
  if (!opening || !HEAD.test(opening.text)) return null
  const kind = opening.text.includes('Sequential Output') ? 'io' : 'files'
  let threads: number | null = null
  let machine: readonly Token[] = []
  let units = ''
  let edges: readonly number[] = []
  let last = at
  // three lines, each wrapped at most twice
  for (let i = at + 1; i < lines.length && i <= at + 9; i++) {
    const line = lines[i]
    if (!line || isBlank(line) || !mayContinue(line, opening.depth)) break
    if (!PART.test(line.text) || HEAD.test(line.text)) break
    const concurrency = /^\s*Concurrency\s+(\d+)/.exec(line.text)
    if (concurrency && concurrency[1] !== '1') threads = Number(concurrency[1])
    const named = MACHINE.exec(line.text)
    if (named && !concurrency) machine = tokensOf(line).filter((token) => endOf(token) <= (named[1] ?? '').length)
    if (line.text.includes('%CP')) {
      units += ` ${line.text}`
      edges =
        edges.length > 0
          ? []
          : tokensOf(line)
              .filter(({ text }) => text === '%CP')
              .map(endOf)
    }
    last = i
  }
  if (units === '') return null
  const version = readVersion(opening)
  const suffixed = /Name:Size/.test(units) || Number.parseFloat(version?.text ?? '0') >= 1.98
  return { kind, version, threads, machine, bareMegabytes: /\bMB\b/.test(units), suffixed, edges, last }
}

/** `Version 1.01d`, or the version alone where somebody cut the word away. */
function readVersion(opening: Line): Token | null {
  const before = tokensOf(opening).filter((token) => token.start < opening.text.indexOf('-----'))
  const token = before[before.length - 1]
  if (!token || !/^\d\.\d\d[\w.]*$/.test(token.text)) return null
  return before.length === 1 || wordsOf(before.slice(0, 1)) === 'Version' ? token : null
}
