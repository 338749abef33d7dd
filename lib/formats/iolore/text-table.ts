import type { Line } from '../../mail/line'
import { fold, oneSpaced, unfold, WIDTH } from './folded'

/** One row: what it is about, then its figures. */
export interface TextRow {
  readonly head: string
  readonly cells: readonly string[]
}

/** Heads stand at least so wide, so that a line of figures alone is none that goes on. */
const LEAST = 12
const EMPTY = '-'

/**
 * A table in fixed-width text: heads left, figures right, two blanks between them. A head that leaves no room for its figures has
 * a line of its own (several, where it is longer than a line).
 */
export function textTable(title: TextRow, rows: readonly TextRow[]): readonly string[] {
  const all = [title, ...rows].map(({ head, cells }) => ({
    head: oneSpaced(head),
    cells: cells.map((cell) => oneSpaced(cell) || EMPTY),
  }))
  const columns = Math.max(...all.map(({ cells }) => cells.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...all.map(({ cells }) => cells[at]?.length ?? 0)))
  const room = Math.max(LEAST, WIDTH - widths.reduce((sum, width) => sum + width + 2, 0))
  const headWidth = Math.max(LEAST, Math.min(room, Math.max(...all.map(({ head }) => head.length))))
  return all.flatMap(({ head, cells }) => {
    // The last column is words: where the figure stands.
    const pad = (cell: string, at: number) => (at < columns - 1 ? cell.padStart(widths[at] ?? 0) : cell)
    const figures = cells.map(pad).join('  ')
    const line = (text: string) => `${text.padEnd(headWidth)}  ${figures}`.trimEnd()
    return head.length <= headWidth ? [line(head)] : [...fold(head), line('')]
  })
}

/** A cell and where it stands in its line. */
export interface ReadCell {
  readonly text: string
  readonly line: Line
  /** index in `line.text` */
  readonly start: number
}

export interface ReadRow {
  readonly head: string
  /** '' where it is empty */
  readonly cells: readonly ReadCell[]
  /** indices of its lines */
  readonly first: number
  readonly last: number
}

/** The row that begins at a line; null where none does. */
export function readRow(lines: readonly Line[], at: number): ReadRow | null {
  const [head, ...cells] = cellsOf(lines[at])
  if (head === undefined || head.start > 0) return null
  if (cells.length > 0) return { head: head.text, cells, first: at, last: at }
  const { text, last } = unfold(lines, at)
  const under = lines[last + 1]
  const own = under?.depth === lines[at]?.depth ? cellsOf(under) : []
  if (own.length < 2 || (own[0]?.start ?? 0) < LEAST) return null
  return { head: text, cells: own, first: at, last: last + 1 }
}

function cellsOf(line: Line | undefined): readonly ReadCell[] {
  if (line === undefined) return []
  return [...line.text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0] === EMPTY ? '' : match[0],
    line,
    start: match.index,
  }))
}
