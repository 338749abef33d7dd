import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'
import { startOf } from './start'
import { metricOfTest } from './tests'

/** Figures of the Excel part, and its last line. */
export interface Excel {
  readonly figures: readonly Measurement[]
  readonly last: number
}

export const REPORT =
  /^\s*"((?:Re-)?(?:[Ww]riter|[Rr]eader|Fwrite|Fread|Random read|Random write|Backward read|Record rewrite|Stride read)) report"$/
const BETWEEN = /^\s*(?:iozone test complete\.?|Excel output is below:)$/

/**
 *     "Writer report"
 *             "64"  "128"  "256"
 *     "512"   3201349  4882800  5453155
 *
 * The same figures as the table's, by file size (rows) and record size (columns). null: nothing of it there.
 */
export function readExcel(lines: readonly Line[], from: number, unit: string): Excel | null {
  const figures: Measurement[] = []
  const depth = lines[from]?.depth ?? 0
  let last = from - 1
  for (let i = from; i < lines.length && i <= last + 6; ) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    const test = line.text.length < 100 ? metricOfTest(REPORT.exec(line.text)?.[1] ?? '') : null
    const report = test === null ? null : readReport(lines, i + 1, test, unit)
    if (report) {
      figures.push(...report.figures)
      last = report.last
      i = last + 1
    } else if (isBlank(line) || BETWEEN.test(line.text)) i++
    else break
  }
  return figures.length > 0 ? { figures, last } : null
}

/** The Excel part by itself. */
export function readReports(lines: readonly Line[], at: number, format: Format): Block | null {
  if (!REPORT.test(lines[at]?.text.slice(0, 100) ?? '')) return null
  const { at: start, unit, printed } = startOf(lines, at)
  const excel = readExcel(lines, at, unit)
  if (!excel) return null
  const place = [lines[start]?.number ?? 0, lines[excel.last]?.number ?? 0] as const
  const run = { tool: format.tool, printed, measurements: excel.figures, lines: place, findings: [] }
  return { format, first: start, last: excel.last, runs: [run] }
}

const numbersIn = (tokens: readonly Token[]): boolean => tokens.every(({ text }) => /^\d{1,15}$/.test(text))
const namesIn = (tokens: readonly Token[]): boolean => tokens.every(({ text }) => /^"\d{1,12}"$/.test(text))
const nameOf = (token: Token | undefined): number => Number(token?.text.replaceAll('"', ''))

/** The head of record sizes and the rows under it; both may be wrapped. */
function readReport(lines: readonly Line[], from: number, metric: string, unit: string): Excel | null {
  const records: Token[] = []
  let i = from
  for (; i < from + 4; i++) {
    const more = tokensIn(lines[i])
    if (more.length === 0 || !namesIn(more)) break
    records.push(...more)
  }
  const figures: Measurement[] = []
  let file: Token | undefined
  let column = 0
  for (; ; i++) {
    const [name, ...rest] = tokensIn(lines[i])
    if (!name) break
    const isRow = namesIn([name])
    if (isRow) [file, column] = [name, 0]
    const cells = isRow ? rest : [name, ...rest]
    if (!file || !numbersIn(cells) || column + cells.length > records.length) break
    for (const token of cells) {
      const params = { fileSizeKiB: nameOf(file), recordSizeKiB: nameOf(records[column++]) }
      figures.push(measure(metric, token, { value: Number(token.text), unit, params }))
    }
  }
  return figures.length > 0 ? { figures, last: i - 1 } : null
}

const tokensIn = (line: Line | undefined): Token[] => (line && line.text.length < 1000 ? tokensOf(line) : [])

/** The table's figures with the places where the Excel part prints them again, and what only the latter has. */
export function markRepeats(figures: readonly Measurement[], again: readonly Measurement[]): readonly Measurement[] {
  const keyOf = ({ metric, value, params }: Measurement) =>
    `${metric} ${params.fileSizeKiB} ${params.recordSizeKiB} ${value}`
  const left = new Map(again.map((figure) => [keyOf(figure), figure]))
  const marked = figures.map((figure) => {
    const same = left.get(keyOf(figure))
    if (!same) return figure
    left.delete(keyOf(figure))
    const { line, column, text } = same
    return { ...figure, marks: [...figure.marks, { kind: 'repeat' as const, line, column, text }] }
  })
  return [...marked, ...left.values()]
}
