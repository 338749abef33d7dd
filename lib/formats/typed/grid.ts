import type { Line } from '@/lib/mail/line'
import { isBlank, type Token } from '../tokens'
import { parameterOf } from './axis'
import { type Cell, cellsOfBox, isChange, isRule, readRow, splitCells } from './cells'
import type { Grid, GridRow } from './grid-shape'
import { arePlaces, headsOf, headsOver, holdOther, isOtherCorner, mayBeHead } from './heads'
import { type Head, measuredApart } from './measured-apart'
import { conditionOf, isDerived, unitOf } from './words'

/** What a row is called: its label, with what stands under it. */
export const nameOfRow = ({ label, below }: GridRow): string =>
  below === undefined ? label.text : `${label.text} ${below.text}`

/** What is longer is no table that a person typed. */
const MOST_ROWS = 100
/** Reads the grid whose lowest line of heads is `lines[at]`. null: none. */
export function readGrid(lines: readonly Line[], at: number): Grid | null {
  const head = lines[at]
  if (!head || !(mayBeHead(head) || arePlaces(head, 1)) || !figuresFollow(lines, at) || isRow(head)) return null
  const isNoted = NOTE.test(head.text)
  const rows: GridRow[] = []
  let last = at
  // the last line that belongs to the table, whatever stands on it
  let near = at
  let gap = 2
  for (let i = at + 1; i < lines.length && i - near <= gap + 1 && rows.length <= MOST_ROWS; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    if (isBlank(line)) continue
    if (isRule(line.text)) {
      if (rows.length > 0 && !isBoxed(line, head)) break
      if (rows.length === 0) last = i
      near = i
      continue
    }
    const row = readRow(isNoted ? withoutNote(line) : line)
    const first = rows[0]
    if (first && isDerived(/^[\s|]*([A-Za-z%]+)\s*\|/.exec(line.text)?.[1] ?? '')) {
      near = i
      continue
    }
    if (!row || (first && !sameShape(first.cells, row.cells))) {
      // a cell that goes on below
      const below = near === last ? labelBelow(line) : null
      const above = rows[rows.length - 1]
      if (below !== null && above !== undefined && above.below === undefined) rows.splice(-1, 1, { ...above, below })
      else if (!first || !/^\s*\|\s*\|/.test(line.text)) break
      near = i
      continue
    }
    // in a table without bars two blank lines end it, unless its rows stand apart from the first on
    if (rows.length === 1 && !/\|/.test(line.text)) gap = Math.max(1, i - last - 1)
    rows.push(row)
    last = i
    near = i
  }
  if (rows.length > MOST_ROWS || (rows.length < 2 && !rows.every(isSure))) return null
  return rows.length === 0 ? null : gridOf(lines, at, rows, last)
}

/** `|mq-deadline|        | (+1%) |` right under a row: more of its label, and at most changes of its figures. */
export function labelBelow(line: Line): Token | null {
  const [label, ...cells] = /^\s*\|.*\|\s*$/.test(line.text) ? cellsOfBox(line) : []
  return label !== undefined &&
    /[A-Za-z]/.test(label.text) &&
    label.text.length <= 40 &&
    cells.length > 0 &&
    cells.every(({ text }) => text === '' || isChange(text))
    ? label
    : null
}

/** `2000 files by 1M     200 files by 10M` says twice what was done, and how it ends is no figure. */
export function isRow(head: Line): boolean {
  const cells = splitCells(head)
  const areWords = cells.length > 1 && cells.every(({ text }) => /^\S+(?: \S+){2,}$/.test(text))
  return !areWords && readRow(head) !== null
}

/** One row is a table where each of its figures says its unit, or its label what is counted. */
const isSure = ({ label, cells }: GridRow): boolean =>
  cells.length > 1 && cells.every(({ value, unit }) => value !== null && (unit !== null || /iops/i.test(label.text)))

/** The last cell of a box: words about the row. */
const NOTE = /\|\s*(?:notes?|comments?|remarks?)\s*\|?\s*$/i

/** A row of a box up to its last cell. */
function withoutNote(line: Line): Line {
  const end = line.text.trimEnd().replace(/\|$/, '').lastIndexOf('|')
  return end < 0 ? line : { ...line, text: line.text.slice(0, end) }
}

function gridOf(lines: readonly Line[], at: number, all: readonly GridRow[], last: number): Grid | null {
  const width = all[0]?.cells.length ?? 0
  const plainRows = all.map((row) => ({ ...row, cells: row.cells.filter((cell) => !cell.isChange) }))
  const plainWidth = plainRows[0]?.cells.length ?? 0
  // a change behind each figure has no head of its own
  const whole = width === 0 ? null : headsOf(lines, at, width)
  const isWhole = (whole !== null && !isBarred(lines[at], plainWidth)) || plainWidth === width || plainWidth === 0
  const rows = isWhole ? all : plainRows
  const heads = isWhole ? whole : headsOf(lines, at, plainWidth)
  if (heads === null || heads.heads.length !== rows[0]?.cells.length) return null
  const above = headsOver(lines, at, heads)
  const named = above.tokens.length === 0 ? measuredApart(heads.heads) : null
  const kept = heads.heads.map((token, i) => ({ token, over: above.tokens[i] ?? null, ...named?.[i], i }))
  const columns = kept.filter(
    ({ token, i }) => !isDerived(token.text) && !rows.every(({ cells }) => cells[i]?.isChange),
  )
  const corner = cornerOf(above.corner, heads.corner)
  const unit = unitUnderSettings(columns)
  if (columns.length === 0 || holdOther(kept.map(({ token }) => token))) return null
  if (corner !== null && isOtherCorner(corner.text)) return null
  return {
    corner,
    second: heads.second ?? null,
    unit,
    heads: columns.map(({ token, over }) =>
      unit !== null && over !== null ? { token: over, over: null } : { token, over },
    ),
    rows: rows.map((row) => ({ ...row, cells: columns.flatMap(({ i }) => row.cells[i] ?? []) })),
    first: above.first,
    last,
  }
}

/** `old` over `MiB/s`, `new` over `MiB/s`: settings, under each of them the unit. null: something else. */
function unitUnderSettings(heads: readonly Head[]): string | null {
  const units = new Set(heads.map(({ token }) => unitOf(token.text.replace(/^\(|\)$/g, ''))))
  const [unit] = units
  const areSettings = heads.length > 1 && heads.every(({ over }) => over !== null && conditionOf(over.text) !== null)
  return areSettings && units.size === 1 ? (unit ?? null) : null
}

/** `block` over `size`: a parameter whose name goes over two lines */
function cornerOf(above: Token | null, corner: Token | null): Token | null {
  const joined = above === null || corner === null ? '' : `${above.text} ${corner.text}`
  return above !== null && parameterOf(joined) !== null ? { ...above, text: joined } : (corner ?? above)
}

/** Between bars stands a head for each figure, and the corner: a change shares its figure's cell. */
const isBarred = (head: Line | undefined, plainWidth: number): boolean =>
  head?.text.includes('|') === true && splitCells(head).filter(({ text }) => !isRule(text)).length === plainWidth + 1

/** Bars in both or in none. */
const isBoxed = (rule: Line, head: Line): boolean => /[|+]/.test(rule.text) && /\|/.test(head.text)

/** Cheap: a figure stands on the next line that is neither blank nor a rule. */
export function figuresFollow(lines: readonly Line[], at: number): boolean {
  for (let i = at + 1; i < lines.length && i <= at + 5; i++) {
    const text = lines[i]?.text ?? ''
    if (text === '' || isRule(text) || /^[\s|]{1,200}$/.test(text)) continue
    return text.length <= 200 && /[\s|=~]\.?\d/.test(text)
  }
  return false
}

const plain = (cells: readonly Cell[]): number => cells.filter(({ isChange }) => !isChange).length

const sameShape = (first: readonly Cell[], row: readonly Cell[]): boolean =>
  first.length === row.length || plain(first) === plain(row)
