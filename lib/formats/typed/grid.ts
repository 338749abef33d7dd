import type { Line } from '@/lib/mail/line'
import { isBlank, type Token, tokensOf } from '../tokens'
import { type Cell, isRule, readRow, splitCells } from './cells'
import { isDerived } from './words'

/** A head over one column, and what a line of heads above says of it. */
export interface Head {
  readonly token: Token
  readonly over: Token | null
}

export interface GridRow {
  readonly label: Token
  /** one for each head; null where it was worked out from others */
  readonly cells: readonly Cell[]
}

/** A head and at least two rows of one shape. */
export interface Grid {
  /** what stands over the labels */
  readonly corner: Token | null
  /** without the columns that were worked out */
  readonly heads: readonly Head[]
  readonly rows: readonly GridRow[]
  /** indices into the lines: of the upper head, of the last row */
  readonly first: number
  readonly last: number
}

const LONGEST_HEAD = 160
/** What is longer is no table that a person typed. */
const MOST_ROWS = 100
/** Something else puts these over figures. */
const OTHER =
  /^(?:function|symbol|text|data|bss|filename|pid|cpu\d*|samples|children|self|overhead|command|blocks?|used|available|use%|mounted|start|end|sectors|size|inodes?|mem(?:ory)?|swap|irq|device:?|tps|addr(?:ess)?|offset|count|value|bytes|date|version|line|column|id|uid|events?|index|result|score|hits?|misses|ticks|calls|errors|%|insns?|cycles)$/i

/** Reads the grid whose lowest line of heads is `lines[at]`. null: none. */
export function readGrid(lines: readonly Line[], at: number): Grid | null {
  const head = lines[at]
  if (!head || !mayBeHead(head) || !figuresFollow(lines, at) || readRow(head) !== null) return null
  const rows: { label: Token; cells: readonly Cell[] }[] = []
  let last = at
  let gap = 2
  for (let i = at + 1; i < lines.length && i - last <= gap + 1 && rows.length <= MOST_ROWS; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    if (isBlank(line)) continue
    if (isRule(line.text)) {
      if (rows.length > 0 && !isBoxed(line, head)) break
      if (rows.length === 0) last = i
      continue
    }
    const row = readRow(line)
    const first = rows[0]
    if (!row || (first && !sameShape(first.cells, row.cells))) break
    // in a table without bars a blank line ends it, unless its rows stand apart from the first on
    if (rows.length === 1 && !/\|/.test(line.text)) gap = i - last - 1
    rows.push(row)
    last = i
  }
  const width = rows[0]?.cells.length ?? 0
  if (rows.length < 2 || rows.length > MOST_ROWS || width === 0) return null
  const heads = headsOf(head, width)
  if (heads === null) return null
  const above = overOf(lines, at, heads.heads)
  const kept = heads.heads.map((token, i) => ({ token, over: above.tokens[i] ?? null, i }))
  const columns = kept.filter(
    ({ token, i }) => !isDerived(token.text) && !rows.every(({ cells }) => cells[i]?.isChange),
  )
  if (columns.length === 0 || kept.some(({ token }) => OTHER.test(token.text))) return null
  if (
    heads.corner !== null &&
    /^(?:function|symbol|pid|device|irq|filename|addr|offset|command|file)/i.test(heads.corner.text)
  )
    return null
  return {
    corner: heads.corner,
    heads: columns.map(({ token, over }) => ({ token, over })),
    rows: rows.map(({ label, cells }) => ({ label, cells: columns.flatMap(({ i }) => cells[i] ?? []) })),
    first: above.first,
    last,
  }
}

/** Bars in both or in none. */
const isBoxed = (rule: Line, head: Line): boolean => /[|+]/.test(rule.text) && /\|/.test(head.text)

const CODE = /[;{}]|->|\/\*|[=!]=[^=]|^\s*(?:#\s*(?:include|define|if|endif)|\*\s|\/\/|@@|[-+][^-+\s|=])/

const mayBeHead = ({ text }: Line): boolean =>
  text.length <= LONGEST_HEAD &&
  /[A-Za-z]/.test(text) &&
  !/[.,?!"]$|[\s|]\d[\d.,]*[\s|]*$/.test(text) &&
  !CODE.test(text)

/** Cheap: a figure stands on the next line that is neither blank nor a rule. */
function figuresFollow(lines: readonly Line[], at: number): boolean {
  for (let i = at + 1; i < lines.length && i <= at + 5; i++) {
    const text = lines[i]?.text ?? ''
    if (text === '' || /^[\s|+=:-]{1,200}$/.test(text)) continue
    return text.length <= 200 && /[\s|]\.?\d/.test(text)
  }
  return false
}

const plain = (cells: readonly Cell[]): number => cells.filter(({ isChange }) => !isChange).length

const sameShape = (first: readonly Cell[], row: readonly Cell[]): boolean =>
  first.length === row.length || plain(first) === plain(row)

interface Heads {
  readonly corner: Token | null
  readonly heads: readonly Token[]
}

/** As many heads as figures, or one more that stands over the labels. */
function headsOf(line: Line, width: number): Heads | null {
  const words = tokensOf(line).filter(({ text }) => text !== '|')
  for (const tokens of [splitCells(line), words]) {
    const own = tokens.filter(({ text }) => !isRule(text))
    if (own.length > 0 && own.length <= 12 && own.every(isHead)) {
      if (own.length === width) return { corner: null, heads: own }
      if (own.length === width + 1) return { corner: own[0] ?? null, heads: own.slice(1) }
    }
  }
  return null
}

const isHead = ({ text }: Token): boolean =>
  text.length <= 32 && !/^[\d.,]+$/.test(text) && text.split(/\s+/).length <= 5

/** A second line of heads over the first, as many as there are columns. */
function overOf(
  lines: readonly Line[],
  at: number,
  heads: readonly Token[],
): { first: number; tokens: readonly Token[] } {
  const line = lines[at - 1]
  if (!line || line.depth !== lines[at]?.depth || isBlank(line) || !mayBeHead(line)) return { first: at, tokens: [] }
  const cells = splitCells(line)
  const tokens = cells.length === heads.length + 1 ? cells.slice(1) : cells
  if (tokens.length !== heads.length || heads.length < 2 || !tokens.every(isHead)) return { first: at, tokens: [] }
  return { first: at - 1, tokens }
}
