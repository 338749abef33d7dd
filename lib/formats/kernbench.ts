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
 * Posters set two such blocks side by side; each column is a run.
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format, NearMiss, Printed } from './format'
import { isKernelName } from './kernel-name'
import { measure, printedAt } from './measure'
import { runOf, type Stretch } from './one-run'
import { isBlank, mayContinue, type Token } from './tokens'

const LOAD =
  /Average\s+(?<load>Half|Opti\w+|Max\w+|Single threaded|Full)(?:\s+[Ll]oad)?(?:\s+-j\s*(?<jobs>\d+)?)?\s+Run\b/
const LABEL = /(?:Elapsed Time|User Time|System Time|Percent CPU|Context Switches|Sleeps)\s*:?(?=\s)/g
/** a figure and its deviation */
const FIGURE = /(\d[\d.]*)%?(?:\s*\(\s*\d[\d.e+-]*\s*\))?(?=\s|$)/g
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
    reads: 'the means of kernbench for each load, also two columns of them side by side',
    sample: ['Average Half load -j 4 Run (std deviation):', 'Elapsed Time 274.916 (0.41)', 'User Time 833.63'].join(
      '\n',
    ),
  },
  signature: /^\s*Average\s+(?:Half|Opti\w+|Max\w+|Single threaded|Full)\b.*\sRun\b/,
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth ?? 0
  const columns: Measurement[][] = []
  let params = paramsOf(lines[at])
  const stretch: [number, number] = [at, at]
  let hasFigures = false
  for (let i = at + 1; i < lines.length && i <= stretch[1] + 3; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line)) continue
    // the next load of the same run
    const isLoad = LOAD.test(line.text)
    const figures = isLoad ? [] : readFigures(line, params)
    if (!isLoad && figures.length === 0) break
    if (isLoad) params = paramsOf(line)
    // a title without times under it ends the last block, and is asked itself
    if (isLoad && (!hasFigures || hasLoad(columns, params))) break
    hasFigures = !isLoad
    figures.forEach((figure, column) => {
      columns[column] ??= []
      columns[column]?.push(figure)
    })
    stretch[1] = i
  }
  return columns.length > 0
    ? toBlock(lines, stretch, columns)
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
  const label = text.match(LABEL)?.[0].replace(/\s*:?$/, '') ?? ''
  const [metric, unit] = METRICS[label] ?? []
  const figures = text.replace(LABEL, ({ length }) => ' '.repeat(length))
  // other words before or between the figures make it a sentence
  if (!metric || !unit || figures.replace(FIGURE, '').trim() !== '') return []
  return [...figures.matchAll(FIGURE)].map(({ index, 1: figure = '' }) => {
    const token: Token = { text: figure, line, start: index }
    return measure(metric, token, { value: Number(figure), unit, params })
  })
}

/** One run for each column; the line over the title names them: `vanilla   patched`, `2.6.22  2.6.22-p1`. */
function toBlock(lines: readonly Line[], stretch: Stretch, columns: readonly (readonly Measurement[])[]): Block {
  const head = lines[stretch[0] - 1]
  const names = columns.length > 1 && head && head.depth === lines[stretch[0]]?.depth ? cellsOf(head) : []
  const runs = columns.map((figures, i) => {
    const name = names.length === columns.length ? names[i] : undefined
    return runOf('kernbench', lines, stretch, figures, name && head ? labelOf(name, head) : [])
  })
  return { format: kernbench, first: stretch[0] - (names.length === columns.length ? 1 : 0), last: stretch[1], runs }
}

const cellsOf = ({ text }: Line): readonly string[] => text.trim().split(/\s{2,}|\t/)

const labelOf = (name: string, { number }: Line): readonly Printed[] => [
  printedAt('label', name, number, name),
  ...(isKernelName(name) ? [printedAt('kernel', name, number, name)] : []),
]
