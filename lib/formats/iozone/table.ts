import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format, NearMiss, Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'
import { markRepeats, readExcel } from './excel'
import { edgeOf, type Head, readHead } from './head'
import { startOf } from './start'
import { askedFor } from './tests'

/** Reads the table of one file or of `-a`: a row for each file and record size. */
export function readTable(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const head = readHead(lines, at)
  const depth = lines[at]?.depth ?? 0
  if (!head) return null
  const start = startOf(lines, head.first)
  const asked = askedFor(start.command)
  const groups: Group[] = []
  let last = head.last
  for (let i = head.last + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    const row = readRow(lines, i, head)
    if (!row) break
    const figures = figuresOf(row.tokens, head, asked, start.unit)
    const group = groups.at(-1)
    if (group && group.label?.text === row.label?.text) group.figures.push(...figures)
    else groups.push({ label: row.label, figures, first: i })
    i = row.last
    last = i
  }
  if (groups.length === 0)
    return { first: head.first, last, why: 'the head of an iozone table; no row of figures under it' }
  const excel = groups.length === 1 ? readExcel(lines, last + 1, start.unit) : null
  const end = excel?.last ?? last
  const runs = groups.map(({ label, figures, first }, i) => {
    const to = (groups[i + 1]?.first ?? end + 1) - 1
    return {
      tool: format.tool,
      printed: [...start.printed, ...namedBy(label)],
      measurements: excel ? markRepeats(figures, excel.figures) : figures,
      lines: [lines[i === 0 ? start.at : first]?.number ?? 0, lines[to]?.number ?? 0] as const,
      findings: [],
    }
  })
  return { format, first: start.at, last: end, runs }
}

/** Rows of one name; posters put a kernel's before iozone's first column. */
interface Group {
  readonly label: Token | null
  readonly figures: Measurement[]
  readonly first: number
}

const namedBy = (label: Token | null): readonly Printed[] =>
  label === null
    ? []
    : ['label', ...(isKernelName(label.text) ? ['kernel'] : [])].map((field) =>
        printedAt(field, label.text, label.line.number, label.text),
      )

/** File size, record size, and the figures behind them. */
interface Row {
  readonly label: Token | null
  readonly tokens: readonly Token[]
  readonly last: number
}

/** The row at `at`, with what a mailer wrapped of it to the next lines. null: no row. */
function readRow(lines: readonly Line[], at: number, head: Head): Row | null {
  const line = lines[at]
  const full = head.metrics.length + 2
  const named = line && line.text.length <= LONGEST ? tokensOf(line) : []
  // "2.5.70   524288   4   …": a word before a row that is whole
  const label = named.length === full + 1 && !INTEGER.test(named[0]?.text ?? '') ? (named[0] ?? null) : null
  const tokens = label === null ? integersOf(line) : integers(named.slice(1))
  if (tokens.length < 3 || tokens.length > full || !isRowStart(tokens)) return null
  const all = [...tokens]
  let last = at
  while (all.length < full && last < at + 3) {
    const more = integersOf(lines[last + 1])
    if (more.length === 0 || isRowStart(more) || all.length + more.length > full) break
    all.push(...more)
    last++
  }
  // a row that is short because cells are blank is followed by another row, not by a rest
  const isWhole = all.length === full || (head.edges === null && last > at)
  return isWhole ? { label, tokens: all, last } : { label, tokens, last: at }
}

const LONGEST = 1000
const INTEGER = /^\d{1,15}$/

const integersOf = (line: Line | undefined): Token[] =>
  !line || line.text.length > LONGEST ? [] : integers(tokensOf(line))

const integers = (tokens: Token[]): Token[] => (tokens.every(({ text }) => INTEGER.test(text)) ? tokens : [])

/** A record size is a power of two, and a file holds whole records. */
function isRowStart([file, record]: readonly Token[]): boolean {
  const [size, length] = [Number(file?.text), Number(record?.text)]
  return length >= 1 && size >= length && Number.isInteger(Math.log2(length)) && size % length === 0
}

/**
 * A full row goes by its order. In one with blank cells each figure stands right-aligned under its column; where mail has
 * moved them, what the command line asked for tells; else they fill the row from its left.
 */
function figuresOf(row: readonly Token[], head: Head, asked: readonly string[] | null, unit: string): Measurement[] {
  const [file, record, ...cells] = row
  const params = { fileSizeKiB: Number(file?.text), recordSizeKiB: Number(record?.text) }
  const isFull = cells.length === head.metrics.length
  const byOption = asked?.length === cells.length ? asked : null
  const metrics = isFull ? head.metrics : (byEdge(row, head) ?? byOption ?? head.metrics)
  return cells.flatMap((token, i) => {
    const metric = metrics[i]
    return metric === undefined ? [] : [measure(metric, token, { value: Number(token.text), unit, params })]
  })
}

/** Edges of head and row differ by one in some versions; columns are eight apart at least. */
const NEAR = 2

function byEdge(row: readonly Token[], { edges, metrics }: Head): readonly string[] | null {
  const [file, record, ...cells] = row
  if (!file || !record || !edges) return null
  const [fileEdge = 0, recordEdge = 0, ...columns] = edges
  const shift = edgeOf(record) - recordEdge
  if (Math.abs(edgeOf(file) - fileEdge - shift) > 1) return null
  const found = cells.map((token) => {
    const edge = edgeOf(token) - shift
    return columns.findIndex((column) => Math.abs(column - edge) <= NEAR)
  })
  const isSure = found.every((column, i) => column >= 0 && column > (found[i - 1] ?? -1))
  return isSure ? found.map((column) => metrics[column] ?? '') : null
}
