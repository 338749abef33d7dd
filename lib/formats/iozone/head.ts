import type { Line } from '../../mail/line'
import { mayContinue, type Token, tokensOf } from '../tokens'
import { COLUMNS } from './tests'

export const HEAD = /(?:^|\s)[kK]B\s+reclen\s+(?:re|f|fre)?(?:write|read)(?:\s|$)/
const WORD = /^(?:re|f|fre)?(?:write|read)$/
const OVER = /^\s*(?:(?:random|bkwd|record|stride)(?:\s+|$))+$/i

/** The head of a table, as much of it as there is. */
export interface Head {
  readonly metrics: readonly string[]
  /** right edges of `kB`, `reclen` and each column; null: a mailer wrapped the head */
  readonly edges: readonly number[] | null
  /** index of the line of `random random bkwd record stride`, or of the first of them */
  readonly first: number
  readonly last: number
}

/**
 *                                                                  random    random     bkwd    record    stride
 *                  kB  reclen    write  rewrite    read    reread    read     write     read   rewrite      read   fwrite …
 *
 * The words of the second line tell the columns, in their order. Posters cut the head to the columns that they filled;
 * null: a column that iozone does not have there.
 */
export function readHead(lines: readonly Line[], at: number): Head | null {
  const line = lines[at]
  if (!line || line.text.length > 1000 || !HEAD.test(line.text)) return null
  const tokens = tokensOf(line)
  const sizes = tokens.findIndex(({ text }, i) => /^[kK]B$/.test(text) && tokens[i + 1]?.text === 'reclen')
  const words = tokens.slice(sizes + 2)
  let last = at
  for (let i = at + 1; i <= at + 3; i++) {
    const next = lines[i]
    const more = next && mayContinue(next, line.depth) && next.text.length < 1000 ? tokensOf(next) : []
    if (more.length === 0 || !more.every(({ text }) => WORD.test(text))) break
    words.push(...more)
    last = i
  }
  const metrics = metricsOf(words)
  if (!metrics) return null
  let first = at
  while (first > at - 3 && OVER.test(lines[first - 1]?.text.slice(0, 300) ?? '')) first--
  return { metrics, edges: last === at ? tokens.slice(sizes).map(edgeOf) : null, first, last }
}

/** Each word is the next column of that name. */
function metricsOf(words: readonly Token[]): readonly string[] | null {
  const metrics: string[] = []
  let next = 0
  for (const { text } of words) {
    const column = COLUMNS.findIndex(([word], i) => i >= next && word === text)
    const metric = COLUMNS[column]?.[1]
    if (metric === undefined) return null
    metrics.push(metric)
    next = column + 1
  }
  return metrics.length > 0 ? metrics : null
}

/** The column behind a token; tabs go on to the next multiple of 8. */
export function edgeOf({ line, start, text }: Token): number {
  if (!line.text.includes('\t')) return start + text.length
  let column = 0
  for (const letter of line.text.slice(0, start + text.length)) column += letter === '\t' ? 8 - (column % 8) : 1
  return column
}
