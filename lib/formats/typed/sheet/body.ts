import type { Line } from '@/lib/mail/line'
import { isBlank, type Token } from '../../tokens'
import { cellsOfBox, isRule, readRow, splitCells } from '../cells'
import { labelBelow } from '../grid'
import { onceALine } from '../once-a-line'
import { isDerived } from '../words'
import { type Content, contentOf } from './content'
import { widthOfRule, wrappedCells } from './wrapped'

/** How a table sets its cells apart: bars, wide blanks or tabs, both of them, or figures that end a line of words. */
export type Way = 'bars' | 'wide' | 'both' | 'words'

/** The cells of a line, the labels among them. */
interface Cells {
  readonly tokens: readonly Token[]
  readonly contents: readonly Content[]
}

export interface BodyRow extends Cells {
  readonly index: number
  /** the line without figures over it and its fellows: `rw=30%` */
  readonly group: Token | null
  /** how its label goes on in the line below, in a box ruled off row by row: `| ZWP | 963 |` over `| bfq | (-3%) |` */
  readonly below: Token | null
}

/** The rows of a table, all of as many cells. */
export interface Body {
  readonly way: Way
  readonly rows: readonly BodyRow[]
  readonly width: number
}

/** What is longer is no table that a person typed. */
const MOST_ROWS = 100
const MOST_CELLS = 16
const LONGEST_ROW = 200
/** A blank line or two may stand between rows, and rules. */
const APART = 3

/** The rows under `lines[at]` in each way in which there are any, most rows first. */
export function bodiesUnder(lines: readonly Line[], at: number): readonly Body[] {
  const ways: readonly Way[] = lines[at]?.text.includes('|') ? ['bars', 'both', 'words'] : ['wide', 'words']
  return ways.flatMap((way) => bodyBy(way, lines, at) ?? []).toSorted((a, b) => b.rows.length - a.rows.length)
}

function bodyBy(way: Way, lines: readonly Line[], at: number): Body | null {
  const rows: BodyRow[] = []
  let group: Token | null = null
  const ruled = widthOfRule(lines, at)
  let near = at
  for (let i = at + 1; i < lines.length && i - near <= APART && rows.length <= MOST_ROWS; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line)) continue
    const wrapped = way === 'bars' && ruled > 0 ? wrappedCells(line, lines[i + 1], ruled) : null
    const cells = isRule(line.text) ? null : wrapped === null ? CELLS[way](line) : withContents(wrapped)
    const isRow = cells !== null && (rows[0] === undefined || rows[0].tokens.length === cells.tokens.length)
    const above = rows.at(-1)
    const isUnder = !isRow && above?.index === i - 1 && above.below === null && isRule(lines[i + 1]?.text ?? '')
    const below = isUnder ? labelBelow(line) : null
    if (isRow && !isWorkedOut(cells.tokens[0]?.text ?? '')) rows.push({ ...cells, index: i, group, below: null })
    else if (below !== null && above !== undefined) rows.splice(-1, 1, { ...above, below })
    else if (!isRow && !isRule(line.text)) {
      group = groupOver(way, line, lines[i + 1])
      if (group === null) break
    }
    if (wrapped !== null) i++
    near = i
  }
  const width = rows[0]?.tokens.length ?? 0
  return rows.length === 0 || rows.length > MOST_ROWS || width < 2 || width > MOST_CELLS ? null : { way, rows, width }
}

/** `bw improve   5.5%   13.2%` */
const isWorkedOut = (label: string): boolean =>
  isDerived(label) || /\s(?:improve(?:ment)?|diff(?:erence)?|gain|change|delta|speed-?up)$/i.test(label)

/** The cells of a row that holds a figure behind its first cell; null: another line. */
const cellsBy = (split: (line: Line) => readonly Token[]): ((line: Line) => Cells | null) =>
  onceALine((line) => {
    if (line.text.length > LONGEST_ROW || !/\d/.test(line.text)) return null
    return withContents(split(line))
  })

function withContents(tokens: readonly Token[]): Cells | null {
  const contents = tokens.map(contentOf)
  return contents.some((content, i) => i > 0 && content.kind === 'figures' && content.figures.length > 0)
    ? { tokens, contents }
    : null
}

function cellsOfWords(line: Line): Cells | null {
  const row = readRow(line)
  if (row === null) return null
  const contents = row.cells.map(
    ({ token, value, unit, isChange }): Content =>
      isChange ? { kind: 'derived' } : { kind: 'figures', figures: [{ token, value, unit, note: null }] },
  )
  return { tokens: [row.label, ...row.cells.map(({ token }) => token)], contents: [{ kind: 'words' }, ...contents] }
}

const CELLS: Readonly<Record<Way, (line: Line) => Cells | null>> = {
  bars: cellsBy((line) => (line.text.includes('|') ? cellsOfBox(line) : [])),
  wide: cellsBy(splitCells),
  both: cellsBy(cellsOfBoth),
  words: cellsOfWords,
}

/** `read      16     16  |   169K   |   172K   |`: what neither bars nor wide blanks hold together. */
export function cellsOfBoth(line: Line): readonly Token[] {
  return [...line.text.matchAll(/[^\s|]+(?: [^\s|]+)*/g)].map(({ 0: text, index: start }) => ({ text, line, start }))
}

/** A label and nothing else, over a row: `rw=30%`, `| rotation |    |    |`. */
function groupOver(way: Way, line: Line, next: Line | undefined): Token | null {
  if (line.text.length > LONGEST_ROW || next === undefined || isBlank(next) || next.depth !== line.depth) return null
  const [label, ...others] = way === 'bars' ? cellsOfBox(line) : way === 'both' ? cellsOfBoth(line) : splitCells(line)
  const isLabel =
    label !== undefined &&
    /^[A-Za-z\d][\w=.,%+/ -]{0,28}\w%?:?$/.test(label.text) &&
    (way === 'bars' ? others.length > 0 && others.every(({ text }) => text === '') : others.length === 0)
  return isLabel && label.text.split(/\s+/).length <= 4 ? { ...label, text: label.text.replace(/:$/, '') } : null
}
