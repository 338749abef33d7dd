import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss, Printed } from '../format'
import { isKernelName, printedKernel } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { runOf, type Stretch } from '../one-run'
import { isBlank, mayContinue, type Token } from '../tokens'
import { loadsIn } from './load'
import { LABEL, metricOfLabel, numberOf } from './metrics'

/** a figure and its deviation; with a sign, or a percent sign, it may be the change between two others */
const FIGURE = /(?<![\d.,])([-+]?\d+(?:[.,]\d+)*)(%?)(?:\s*\(\s*\d[\d.,e+-]*\s*\))?(?=\s|$)/g
/** `439.88 (vs 443.21)`: the figure that it is set against */
const AGAINST = /\(vs\.? (\d[\d.,]*)\)/g
/** `---(*1)`: a reference to a note */
const NOTE = /\s+-*\s*\(\*\d{1,2}\)\s*$/
/** `Half load -j 8 run number 1...`: what it prints while it runs */
const PROGRESS = /^\s*(?:Half|Opti\w+|Max\w+|Single threaded|Full) load(?: -j(?: ?\d+)?)? run number \d+/i
/** what the title says behind the load, on a line of its own */
const TITLE_REST = /^\s*Run\b/
/** the sum of the times over it, which a poster adds */
const SUM = /^\s*Total\s+\d/

/**
 * The means under a title. Of several columns each is a run, named over the title or under it; where the title names another load
 * over each, they are the loads of one run:
 *
 *     Average Half load -j 4
 *                      Run    (std deviation)
 *                      BASE                   SPF
 *     Elapsed Time     274.916 (0.41)         275.102 (0.38)       0.07%
 *
 *     Average Half Load -j 4 Run:           Average Optimal -j 32 Load Run:
 *     Elapsed Time 266.104                  Elapsed Time 353.957
 */
export function readMeans(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  let loads = loadsIn(lines[at]?.text ?? '')
  if (loads.length === 0) return null
  const depth = lines[at]?.depth ?? 0
  const columns: Measurement[][] = []
  const stretch: [number, number] = [at, at]
  let hasFigures = false
  let head: Line | null = null
  let until = at + 3
  for (let i = at + 1; i < lines.length && i <= until; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    if (hasFigures && (PROGRESS.test(line.text) || SUM.test(line.text))) {
      until = i + 3
      continue
    }
    // the next load of the same run
    const next = loadsIn(line.text)
    const figures = next.length > 0 ? [] : readFigures(line, loads)
    if (next.length === 0 && figures.length === 0) {
      if (hasFigures || !isHead(line)) break
      if (!TITLE_REST.test(line.text)) head ??= line
      until = i + 3
      continue
    }
    if (next.length > 0) loads = next
    // a title without times under it ends the last block, and is asked itself
    if (next.length > 0 && (!hasFigures || hasLoad(columns, next))) break
    hasFigures = next.length === 0
    figures.forEach((figure, column) => {
      const run = areApart(loads) ? 0 : column
      columns[run] ??= []
      columns[run]?.push(figure)
    })
    stretch[1] = i
    until = i + 3
  }
  return columns.length > 0
    ? toBlock(format, lines, stretch, columns, head)
    : { first: at, last: stretch[1], why: 'the title of a kernbench mean; no times under it' }
}

/** Loads side by side, and not the same one over two columns. */
const areApart = (loads: readonly Params[]): boolean =>
  loads.length > 1 && new Set(loads.map(({ load }) => load)).size === loads.length

const hasLoad = (columns: readonly (readonly Measurement[])[], loads: readonly Params[]): boolean =>
  columns.some((figures) => figures.some(({ params }) => loads.some(({ load }) => params.load === load)))

/** One figure for each column: the label stands before each of them, or once before all. */
function readFigures(line: Line, loads: readonly Params[]): readonly Measurement[] {
  const text = line.text
    .slice(0, 400)
    .replace(NOTE, '')
    .replace(AGAINST, (all, figure: string) => figure.padStart(all.length - 1).padEnd(all.length))
  const label = text.match(LABEL)?.[0] ?? ''
  const [metric, unit] = metricOfLabel(label) ?? []
  const figures = text.replace(LABEL, ({ length }) => ' '.repeat(length))
  // other words before or between the figures make it a sentence
  if (!metric || !unit || figures.replace(FIGURE, '').trim() !== '') return []
  const found = [...figures.matchAll(FIGURE)]
  return found.flatMap(({ index, 1: figure = '', 2: percent = '' }, column) => {
    const token: Token = { text: figure, line, start: index }
    const isChange = /^[-+]/.test(figure) || (percent !== '' && (unit !== '%' || found[0]?.[2] === ''))
    const params = (areApart(loads) ? loads[column] : loads[0]) ?? {}
    return isChange ? [] : [measure(metric, token, { value: numberOf(figure, unit), unit, params })]
  })
}

/** Words between a title and its times: the rest of the title, or the names of the columns. */
const isHead = ({ text }: Line): boolean => TITLE_REST.test(text) || (text.length < 120 && cellsOf({ text }).length > 1)

/** One run for each column; the line over the title, or under it, names them: `vanilla   patched`, `2.6.22  2.6.22-p1`. */
function toBlock(
  format: Format,
  lines: readonly Line[],
  stretch: Stretch,
  columns: readonly (readonly Measurement[])[],
  under: Line | null,
): Block {
  const head = under ?? lines[stretch[0] - 1]
  const names = columns.length > 1 && head && head.depth === lines[stretch[0]]?.depth ? cellsOf(head) : []
  const runs = columns.map((figures, i) => {
    const name = names.length === columns.length ? names[i] : undefined
    return runOf(format.tool, lines, stretch, figures, name && head ? labelOf(name, head) : [])
  })
  const isOver = under === null && names.length === columns.length
  return { format, first: stretch[0] - (isOver ? 1 : 0), last: stretch[1], runs }
}

const cellsOf = ({ text }: Pick<Line, 'text'>): readonly string[] =>
  text
    .trim()
    .split(/\s{2,}|\t/)
    .map((cell) => cell.replace(/:$/, ''))

const labelOf = (name: string, { number }: Line): readonly Printed[] => [
  printedAt('label', name, number, name),
  ...(isKernelName(name) ? printedKernel(name, number) : []),
]
