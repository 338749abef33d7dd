import type { Line } from '@/lib/mail/line'
import type { Params } from '@/lib/model'
import { endOf, isBlank, type Token } from '../../tokens'
import { parameterOf, placeOf } from '../axis'
import { cellsOfBox, isRule, splitCells, wordsOfLine } from '../cells'
import { mayBeHead } from '../heads'
import { placeIn } from '../place-in'
import { screenColumn } from '../screen-column'
import { isDerived, measuredName, unitOf } from '../words'
import { type Body, cellsOfBoth } from './body'
import { contentOf } from './content'
import { isRate } from './figures'
import { wrappedCells } from './wrapped'

/** What stands over the columns of a table. */
export interface Heads {
  /** index of the uppermost line of heads */
  readonly first: number
  /** so many columns from the left hold labels */
  readonly labels: number
  /** over each column, the uppermost first; [] over the labels where nothing stands */
  readonly columns: readonly (readonly Token[])[]
}

const MOST_LEVELS = 3
/** "1) test machine (32 cores)": a heading, and no head */
const NUMBERED = /^\s*\(?\d{1,2}[.)]\s+[A-Za-z]/
const LONGEST_HEAD = 40

/** The heads over a body whose lowest line of them is `lines[at]`; null: they are not as many as its columns, or none holds figures. */
export function headsOver(lines: readonly Line[], at: number, body: Body): Heads | null {
  const line = lines[at]
  const wrapped = body.way === 'bars' ? wrappedCells(lines[at - 1], line, body.width) : null
  const lowest = wrapped ?? (line === undefined ? null : lowestOver(line, body))
  const labels = lowest === null ? null : labelsIn(lowest, body)
  if (lowest === null || labels === null) return null
  let columns: Heads['columns'] = lowest.map((head) => (head === null ? [] : [head]))
  let first = wrapped === null ? at : at - 1
  for (let level = 1; level < MOST_LEVELS; level++) {
    const above = lineOver(lines, first)
    const over = lines[above]
    const spread = over === undefined ? null : spreadOver(over, columns, labels, body)
    if (spread === null) break
    columns = columns.map((heads, i) => (spread[i] ? [spread[i], ...heads] : heads))
    first = above
  }
  return { first, labels, columns }
}

/** One head for each column; over the labels, or over what was worked out at the end, none may stand. A row's figures are no heads. */
function lowestOver(line: Line, body: Body): readonly (Token | null)[] | null {
  const { way, width } = body
  if (way !== 'bars' && (/:\s*$/.test(line.text) || NUMBERED.test(line.text))) return null
  // one word over one column may be any word
  const splits =
    way === 'bars' ? [cellsOfBox] : way === 'both' ? [cellsOfBoth] : [splitCells, ...(width > 2 ? [wordsOfLine] : [])]
  for (const split of splits) {
    const tokens = split(line).filter(({ text }) => !isRule(text))
    const areFigures = placesUnder(tokens) === null && tokens.some(isFigure)
    if (tokens.some(({ text }) => text.length > LONGEST_HEAD) || areFigures || arePlacesOf(tokens) === false) continue
    const heads = padded(
      tokens.map((token) => (token.text === '' ? null : token)),
      line,
      body,
    )
    if (heads.length === width) return heads
    if (heads.length === width - 1 && tokens.some(({ text }) => text !== '')) return beside(heads, body)
  }
  return null
}

/** `       | (hipri=0) | (hipri=1) |` over `nvme   | 198k | 276k | ~40%`: the bars say over which cells nothing stands. */
function padded(heads: readonly (Token | null)[], line: Line, { way, width, rows }: Body): readonly (Token | null)[] {
  const isBare = way === 'bars' && /^\s+\|/.test(line.text) && !/^\s*\|/.test(rows[0]?.tokens[0]?.line.text ?? '|')
  if (!isBare || heads.length >= width) return heads
  return [null, ...heads, ...Array.from({ length: width - heads.length - 1 }, () => null)]
}

/** One head is missing: that over the labels, unless they stand over the columns from the first on. null: it stands over no column. */
function beside(heads: readonly (Token | null)[], { way, width, rows }: Body): readonly (Token | null)[] | null {
  const cells = rows[0]?.tokens ?? []
  const first = heads[0]
  if (width === 2) return first && standsOver(first, cells[1]) ? [null, first] : null
  if (way === 'bars') return [null, ...heads]
  const isOff = (from: number): number =>
    heads.reduce((sum, head, i) => sum + (head === null || standsOver(head, cells[i + from]) ? 0 : 1), 0)
  return isOff(0) < isOff(1) ? [...heads, null] : [null, ...heads]
}

/** `iodepth   4   8   16`: heads that are values of the parameter in their corner; null: they are not. */
export function placesUnder([corner, ...heads]: readonly Token[]): readonly Params[] | null {
  const parameter = corner === undefined ? null : parameterOf(corner.text)
  return parameter !== null && heads.length > 1 && heads.every(({ text }) => parameter.values.test(text))
    ? heads.map(({ text }) => ({ [parameter.name]: placeOf(text) }))
    : null
}

/** `bs  128k  256k`: sizes as heads, which their corner names; `vdb  128k  256k` is a row. null: no sizes. */
function arePlacesOf(tokens: readonly Token[]): boolean | null {
  const sizes = tokens.filter(({ text }) => /^\d+\s?[kKmM](?:i?B)?$/.test(text))
  const [corner] = tokens
  if (sizes.length === 0 || corner === undefined) return null
  return sizes.length === tokens.length || corner.text === '' || parameterOf(corner.text) !== null
}

/** `12 MB/s`, `63.8%`, and a range of them: `9.4-10.4 MB/s` */
const isFigure = (token: Token): boolean =>
  token.text !== '' &&
  placeIn(token.text) === null &&
  (contentOf(token).kind !== 'words' || /^~?\d[\d.]*\s?(?:-|to)\s?\d[\d.]*\s?\S{0,8}$/.test(token.text))

/** They share a column of the screen. */
const standsOver = (head: Token, below: Token | undefined): boolean =>
  below !== undefined &&
  screenColumn(head) < screenColumn(below, endOf(below)) &&
  screenColumn(below) < screenColumn(head, endOf(head))

/** How many columns hold labels: those without figures, and those whose heads name parameters of what stands behind them. */
function labelsIn(lowest: readonly (Token | null)[], { rows, width }: Body): number | null {
  const areFigures = (column: number): boolean => rows.every(({ contents }) => contents[column]?.kind !== 'words')
  // what has no head behind others is none of theirs
  const isWorkedOut = (column: number): boolean =>
    isDerived(lowest[column]?.text ?? '') || (column === width - 1 && lowest[column] === null)
  const isMeasured = (column: number): boolean => {
    const head = lowest[column]?.text ?? ''
    return measuredName(head) !== '' || unitOf(head) !== null || isWorkedOut(column)
  }
  const columns = [...Array(width).keys()]
  if (rows.length === 1 && rows.every(areRates) && columns.every((column) => lowest[column] && !isMeasured(column)))
    return 0
  const from = (labels: number, isOne: (column: number) => boolean): boolean =>
    columns.slice(labels).every((column) => areFigures(column) && isOne(column))
  const mayBeLabels = (labels: number): boolean =>
    rows.every(({ tokens }) => tokens.slice(0, labels).every((token) => !hasUnit(token)))
  const measured = columns
    .slice(1)
    .find((labels) => from(labels, isMeasured) && !columns.slice(labels).every(isWorkedOut) && mayBeLabels(labels))
  const isSetting = (column: number): boolean => parameterOf(lowest[column]?.text ?? '') === null
  return measured ?? columns.slice(1).find((labels) => from(labels, isSetting)) ?? null
}

/** `774 MB/s   858 MB/s (+11%)`: a row without a label */
const areRates = ({ contents }: Body['rows'][number]): boolean =>
  contents.every(
    (content) =>
      content.kind === 'figures' && content.figures.length > 0 && content.figures.every(({ unit }) => isRate(unit)),
  )

/** `1m41s`, `12 MB/s`: no label */
const hasUnit = (token: Token): boolean => {
  const content = contentOf(token)
  return content.kind === 'figures' && content.figures.some(({ unit }) => unit !== null)
}

/** The line above that may hold heads of groups; -1: none. */
function lineOver(lines: readonly Line[], at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || isBlank(line)) return -1
    if (isRule(line.text)) continue
    return mayBeHead(line) && !/[:;]\s*$/.test(line.text) ? i : -1
  }
  return -1
}

/** A line of heads spread over the columns below: one over each, or over each group of them. null: it is no such line. */
function spreadOver(
  line: Line,
  below: Heads['columns'],
  labels: number,
  { way, width }: Body,
): readonly (Token | null)[] | null {
  const isBoxed = way === 'bars' && line.text.includes('|')
  const cells = (isBoxed ? cellsOfBox(line) : splitCells(line)).filter(({ text }) => !isRule(text))
  if (cells.some((cell) => cell.text.length > LONGEST_HEAD || cell.text.split(/\s+/).length > 5 || isFigure(cell)))
    return null
  if (isBoxed && cells.length === width) return cells.map((token) => (token.text === '' ? null : token))
  const tokens = cells.filter(({ text }) => text !== '')
  const own = below.slice(labels, below.findLastIndex((heads) => heads.length > 0) + 1)
  for (const corners of [0, 1]) {
    const groups = tokens.length - corners
    const size = own.length / groups
    const over = tokens.slice(corners)
    if (groups < 2 || !Number.isInteger(size) || !(areGroups(own, size) || standOver(over, own, size))) continue
    return below.map((heads, column) =>
      column < labels
        ? corners === 1 && column === 0 && heads.length === 0
          ? (tokens[0] ?? null)
          : null
        : (over[Math.floor((column - labels) / size)] ?? null),
    )
  }
  return null
}

/** The heads below repeat: `BW  Latency  BW  Latency` */
const areGroups = (below: Heads['columns'], size: number): boolean =>
  size > 1 && below.every((heads, i) => heads.length > 0 && heads.at(-1)?.text === below[i % size]?.at(-1)?.text)

/** Each stands over its own columns on the screen: it ends behind those of the group before, and begins before those of the next. */
function standOver(tokens: readonly Token[], below: Heads['columns'], size: number): boolean {
  return tokens.every((token, i) => {
    const next = below[(i + 1) * size]?.at(-1)
    const before = i === 0 ? undefined : below[i * size - 1]?.at(-1)
    const last = below[(i + 1) * size - 1]?.at(-1)
    return (
      (last === undefined || screenColumn(token) <= screenColumn(last, endOf(last))) &&
      (before === undefined || screenColumn(token, endOf(token)) > screenColumn(before, endOf(before))) &&
      (next === undefined || screenColumn(token) < screenColumn(next))
    )
  })
}
