/**
 * kernbench (Martin Bligh, Con Kolivas): the means of some kernel compilations, load by load.
 *
 *     Average Half load -j 4 Run (std deviation):
 *     Elapsed Time 274.916 (0.41)
 *     User Time 833.63
 *     System Time 73.704
 *     Percent CPU 335.8
 *     Context Switches 12984.8
 *     Sleeps 21459.2
 *
 * Posters set two such blocks side by side; each column is a run, named over the title or under it:
 *
 *     Average Half load -j 4
 *                      Run    (std deviation)
 *                      BASE                   SPF
 *     Elapsed Time     274.916 (0.41)         275.102 (0.38)       0.07%
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format, NearMiss, Printed } from './format'
import { readTable, TABLE } from './kernbench/table'
import { isKernelName, printedKernel } from './kernel-name'
import { measure, printedAt } from './measure'
import { runOf, type Stretch } from './one-run'
import { isBlank, mayContinue, type Token } from './tokens'

const LOAD =
  /Average\s+(?<load>Half|Opti\w+|Max\w+|Single [Tt]hreaded|Full)(?:\s+[Ll]oad)?(?:\s+-j\s*(?<jobs>\d+)?)?(?:\s+[Ll]oad)?(?:\s+Run\b|\s*$)/
const LABEL = /(?:(?:Elapsed|User|System) +Time|Percent +CPU|Context +Switches|Sleeps)\s*:?(?=\s)/g
/** a figure and its deviation; with a sign, or a percent sign, it may be the change between two others */
const FIGURE = /(?<![\d.])([-+]?\d[\d.]*)(%?)(?:\s*\(\s*\d[\d.e+-]*\s*\))?(?=\s|$)/g
/** `Half load -j 8 run number 1...`: what it prints while it runs */
const PROGRESS = /^\s*(?:Half|Opti\w+|Max\w+|Single threaded|Full) load(?: -j(?: ?\d+)?)? run number \d+/i
/** what the title says behind the load, on a line of its own */
const TITLE_REST = /^\s*Run\b/
const METRICS: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  'Elapsed Time': ['elapsed_time', 's'],
  'User Time': ['user_time', 's'],
  'System Time': ['system_time', 's'],
  'Percent CPU': ['percent_cpu', '%'],
  'Context Switches': ['context_switches', 'count'],
  Sleeps: ['sleeps', 'count'],
}

export const kernbench: Format = {
  tool: 'kernbench',
  about: {
    reads: 'the means of kernbench for each load, also two columns of them side by side, and tables of several kernels',
    sample: ['Average Half load -j 4 Run (std deviation):', 'Elapsed Time 274.916 (0.41)', 'User Time 833.63'].join(
      '\n',
    ),
  },
  signature: new RegExp(
    `^\\s*Average\\s+(?:Half|Opti\\w+|Max\\w+|Single [Tt]hreaded|Full)\\b.*(?:\\sRun\\b|\\s-j\\s*\\d*\\s*$)|${TABLE.source}`,
  ),
  read: (lines, at) => readTable(lines, at, kernbench) ?? readMeans(lines, at),
}

function readMeans(lines: readonly Line[], at: number): Block | NearMiss | null {
  if (!LOAD.test(lines[at]?.text ?? '')) return null
  const depth = lines[at]?.depth ?? 0
  const columns: Measurement[][] = []
  let params = paramsOf(lines[at])
  const stretch: [number, number] = [at, at]
  let hasFigures = false
  let head: Line | null = null
  let until = at + 3
  for (let i = at + 1; i < lines.length && i <= until; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    if (hasFigures && PROGRESS.test(line.text)) {
      until = i + 3
      continue
    }
    // the next load of the same run
    const isLoad = LOAD.test(line.text)
    const figures = isLoad ? [] : readFigures(line, params)
    if (!isLoad && figures.length === 0) {
      if (hasFigures || !isHead(line)) break
      if (!TITLE_REST.test(line.text)) head ??= line
      continue
    }
    if (isLoad) params = paramsOf(line)
    // a title without times under it ends the last block, and is asked itself
    if (isLoad && (!hasFigures || hasLoad(columns, params))) break
    hasFigures = !isLoad
    figures.forEach((figure, column) => {
      columns[column] ??= []
      columns[column]?.push(figure)
    })
    stretch[1] = i
    until = i + 3
  }
  return columns.length > 0
    ? toBlock(lines, stretch, columns, head)
    : { first: at, last: stretch[1], why: 'the title of a kernbench mean; no times under it' }
}

/** The jobs of a load; where they are not told, the load's name. */
function paramsOf(line: Line | undefined): Params {
  const { load, jobs } = LOAD.exec(line?.text ?? '')?.groups ?? {}
  return { load: (load ?? '').toLowerCase(), ...(jobs ? { jobs: Number(jobs) } : {}) }
}

const hasLoad = (columns: readonly (readonly Measurement[])[], { load }: Params): boolean =>
  columns.some((figures) => figures.some(({ params }) => params.load === load))

/** One figure for each column: the label stands before each of them, or once before all. */
function readFigures(line: Line, params: Params): readonly Measurement[] {
  const text = line.text.slice(0, 400)
  const label =
    text
      .match(LABEL)?.[0]
      .replace(/\s*:?$/, '')
      .replace(/ +/, ' ') ?? ''
  const [metric, unit] = METRICS[label] ?? []
  const figures = text.replace(LABEL, ({ length }) => ' '.repeat(length))
  // other words before or between the figures make it a sentence
  if (!metric || !unit || figures.replace(FIGURE, '').trim() !== '') return []
  const found = [...figures.matchAll(FIGURE)]
  return found.flatMap(({ index, 1: figure = '', 2: percent = '' }) => {
    const token: Token = { text: figure, line, start: index }
    const isChange = /^[-+]/.test(figure) || (percent !== '' && (unit !== '%' || found[0]?.[2] === ''))
    return isChange ? [] : [measure(metric, token, { value: Number(figure), unit, params })]
  })
}

/** Words between a title and its times: the rest of the title, or the names of the columns. */
const isHead = ({ text }: Line): boolean => TITLE_REST.test(text) || (text.length < 120 && cellsOf({ text }).length > 1)

/** One run for each column; the line over the title, or under it, names them: `vanilla   patched`, `2.6.22  2.6.22-p1`. */
function toBlock(
  lines: readonly Line[],
  stretch: Stretch,
  columns: readonly (readonly Measurement[])[],
  under: Line | null,
): Block {
  const head = under ?? lines[stretch[0] - 1]
  const names = columns.length > 1 && head && head.depth === lines[stretch[0]]?.depth ? cellsOf(head) : []
  const runs = columns.map((figures, i) => {
    const name = names.length === columns.length ? names[i] : undefined
    return runOf('kernbench', lines, stretch, figures, name && head ? labelOf(name, head) : [])
  })
  const isOver = under === null && names.length === columns.length
  return { format: kernbench, first: stretch[0] - (isOver ? 1 : 0), last: stretch[1], runs }
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
