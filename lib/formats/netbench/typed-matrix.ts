import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { endOf, type Token, tokensOf } from '../tokens'

/** A head or a cell and where it stands once tabs are blanks: holes are told by position alone. */
interface Cell {
  readonly token: Token
  readonly column: number
}

interface Row {
  readonly clients: number
  readonly cells: readonly Cell[]
  readonly namesUnit: boolean
}

const TAB_WIDTH = 8
const HEAD = /^\[[^[\]]{1,20}\]$/
const FIGURE = /^\d{1,6}(?:\.\d+)?\*?$/

/**
 * Megabits by number of clients, one column for each configuration; the axis' name and the unit stand on any row:
 *
 *     		[UP]	[2P]	[4P]
 *     	16	227	236	260
 *     # Eng	20	193	272	317	Mbps
 *     	28		285	396
 *
 * Each column is a run, swept over the clients. null without heads in brackets, two rows and the unit.
 */
export function readTypedMatrix(lines: readonly Line[], at: number): { last: number; runs: BlockRun[] } | null {
  const head = lines[at]
  const heads = head === undefined ? [] : cellsOf(head)
  if (heads.length === 0 || !heads.every(({ token }) => HEAD.test(token.text))) return null
  const rows: Row[] = []
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next]
    const row = line === undefined || line.depth !== head?.depth ? null : readRow(line)
    if (row === null) break
    rows.push(row)
  }
  if (rows.length < 2 || !rows.some(({ namesUnit }) => namesUnit)) return null
  const runs = heads.flatMap((each) => toRun(each, heads, rows))
  return runs.length === 0 ? null : { last: at + rows.length, runs }
}

function readRow(line: Line): Row | null {
  const cells = cellsOf(line)
  const namesUnit = /^m(?:bps|bit\/s(?:ec)?)$/i.test(cells[cells.length - 1]?.token.text ?? '')
  if (namesUnit) cells.pop()
  // The axis' name: words in front of the first number.
  while (cells.length > 0 && !FIGURE.test(cells[0]?.token.text ?? '')) cells.shift()
  const clients = cells.shift()
  if (clients === undefined || cells.length === 0 || cells.some(({ token }) => !FIGURE.test(token.text))) return null
  return { clients: Number(clients.token.text), cells, namesUnit }
}

function toRun(head: Cell, heads: readonly Cell[], rows: readonly Row[]): BlockRun[] {
  const found = rows.flatMap(({ clients, cells }) =>
    cells.filter((cell) => nearest(cell, heads) === head).map((cell) => ({ clients, token: withoutMark(cell.token) })),
  )
  const last = found[found.length - 1]
  if (last === undefined) return []
  const { token } = head
  return [
    {
      tool: 'netbench',
      printed: [printedAt('label', token.text.slice(1, -1), token.line.number, token.text)],
      measurements: found.map((cell) =>
        measure('throughput', cell.token, {
          value: Number(cell.token.text),
          unit: 'Mbit/s',
          params: { clients: cell.clients },
        }),
      ),
      lines: [token.line.number, last.token.line.number],
      findings: [],
    },
  ]
}

/** The head that a cell stands under: the one whose start or end is closest. */
function nearest(cell: Cell, heads: readonly Cell[]): Cell | undefined {
  let best: Cell | undefined
  let least = TAB_WIDTH
  for (const head of heads) {
    const ends = Math.abs(head.column + head.token.text.length - cell.column - cell.token.text.length)
    const distance = Math.min(Math.abs(head.column - cell.column), ends)
    if (distance < least) {
      least = distance
      best = head
    }
  }
  return best
}

/** `399*`: the star points to a footnote. */
const withoutMark = (token: Token): Token => ({ ...token, text: token.text.replace(/\*$/, '') })

function cellsOf(line: Line): Cell[] {
  const tokens = tokensOf(line)
  const cells: Cell[] = []
  let column = 0
  let at = 0
  for (const token of tokens) {
    for (; at < token.start; at++) column += line.text[at] === '\t' ? TAB_WIDTH - (column % TAB_WIDTH) : 1
    cells.push({ token, column })
    column += endOf(token) - at
    at = endOf(token)
  }
  return cells
}
