/**
 * contest (Con Kolivas): a kernel compilation beside one load after another, a kernel a row. The title over a table names
 * its load. Three layouts:
 *
 *     Kernel                  Time            CPU             Ratio            to 0.4x; * marks what is significant
 *     Kernel [runs]           Time    CPU%    Loads   LCPU%   Ratio            0.5x:  2.4.18 [3]  474.1  15  36  10  6.64
 *     Kernel     [runs]       Time    CPU%    Loads   LCPU%   Ratio            0.6x:  2.5.58       3   74  95.9  0  0.0  1.00
 *
 * Posters leave the head away under all loads but the first, and write `XX` for what a run did not give.
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from './format'
import { isKernelName } from './kernel-name'
import { markOf, measure, printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, mayContinue, type Token, tokensOf, wordsOf } from './tokens'

const HEAD = /^\s*Kernel\s*(?:\[runs\]\s+)?(?<=\s)Time\s+CPU%?\s+(?:Loads\s+LCPU%\s+)?Ratio$/
/** `io_load:`, `noload`, `cacherun:`, `io_other:`, `Process load:` */
const LOAD = /^\s*([A-Za-z][\w-]*(?:load|run|other)|[A-Za-z]+ load)\s*:?$/

export const contest: Format = {
  tool: 'contest',
  about: {
    reads: 'contest to 0.6: the tables of all loads, a run for each kernel',
    sample: [
      'io_load:',
      'Kernel [runs]           Time    CPU%    Loads   LCPU%   Ratio',
      '2.4.18 [3]              474.1   15      36      10      6.64',
    ].join('\n'),
  },
  signature: HEAD,
  read,
  join: joinLoads,
}

/** So many lines may stand between two tables of one series: a comment on the first, the title of the second. */
const BETWEEN = 10

/** The tables of one series are one run for each kernel: each has another load, under it the same kernels. */
function joinLoads(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const above = joined[joined.length - 1]
    const isNear = above !== undefined && block.first - above.last <= BETWEEN
    const isSeries = isNear && lines[above.last]?.depth === lines[block.first]?.depth && hasOtherLoad(above, block)
    if (isSeries) joined[joined.length - 1] = { ...above, last: block.last, runs: addRows(above.runs, block.runs) }
    else joined.push(block)
  }
  return joined
}

const loadsOf = ({ runs }: Block) =>
  new Set(runs.flatMap(({ measurements }) => measurements.map(({ params }) => params.load)))

const hasOtherLoad = (above: Block, block: Block): boolean => {
  const had = loadsOf(above)
  return [...loadsOf(block)].every((load) => load !== undefined && !had.has(load))
}

const nameOf = ({ printed }: BlockRun): string | undefined => printed.find(({ field }) => field === 'label')?.value

function addRows(runs: readonly BlockRun[], rows: readonly BlockRun[]): readonly BlockRun[] {
  const byName = new Map(runs.map((run) => [nameOf(run), run]))
  for (const row of rows) {
    const run = byName.get(nameOf(row))
    const measurements = [...(run?.measurements ?? []), ...row.measurements]
    byName.set(nameOf(row), run ? { ...run, measurements, lines: [run.lines[0], row.lines[1]] } : row)
  }
  return [...byName.values()]
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const head = lines[at]
  if (!head) return null
  const above = loadAbove(lines, at)
  const first = above?.at ?? at
  const isLong = /LCPU%/.test(head.text)
  let load = above?.name ?? null
  let runs: readonly BlockRun[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 1; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, head.depth) || isBlank(line)) break
    const next = load === null || runs.length === 0 ? undefined : LOAD.exec(line.text)?.[1]
    // the next load, without a head
    const row = readRow(lines[next === undefined ? i : i + 1] ?? line, isLong, next ?? load)
    if (!row) break
    load = next ?? load
    last = next === undefined ? i : i + 1
    runs = addRows(runs, [runOf('contest', lines, [last, last], row.figures, row.printed)])
    i = last
  }
  return runs.length > 0
    ? { format: contest, first, last, runs }
    : { first, last, why: 'the head of a contest table; no row of figures under it' }
}

/** `io_load:` directly over the head, or with a blank line between. */
function loadAbove(lines: readonly Line[], at: number): { readonly at: number; readonly name: string } | null {
  for (const above of [at - 1, at - 2]) {
    const line = lines[above]
    if (!line || line.depth !== lines[at]?.depth) return null
    const name = LOAD.exec(line.text)?.[1]
    if (name) return { at: above, name }
    if (!isBlank(line)) return null
  }
  return null
}

/** Read from the right: a kernel's name may hold blanks. */
function readRow(line: Line, isLong: boolean, load: string | null) {
  const tokens = tokensOf(line)
  const figures = tokens.slice(isLong ? -5 : -3)
  const rest = tokens.slice(0, tokens.length - figures.length)
  const inBrackets = rest.length > 1 && /^\[?\d+\]?$/.test(rest.at(-1)?.text ?? '') ? rest.at(-1) : undefined
  const glued = /^(.+)\[(\d+)\]$/.exec(rest.at(-1)?.text ?? '')
  const runs = inBrackets?.text.replace(/[[\]]/g, '') ?? glued?.[2]
  const name = glued?.[1] && rest.length === 1 ? glued[1] : wordsOf(inBrackets ? rest.slice(0, -1) : rest)
  const isFull =
    figures.length === (isLong ? 5 : 3) && figures.every(({ text }) => /^(?:\d+(?:\.\d+)?%?\*?|XX)$/.test(text))
  if (!isFull || !name || !/[\w]/.test(name)) return null
  const params = { ...(load ? { load } : {}), ...(runs ? { runs: Number(runs) } : {}) }
  return { figures: readFigures(figures, params), printed: labelOf(name, line) }
}

const NONE = 'XX'

function readFigures(tokens: readonly Token[], params: Params): readonly Measurement[] {
  const [time, cpu, ...others] = tokens
  const [loads, loadCpu] = others.length === 3 ? others : []
  const ratio = others[others.length - 1]
  const figure = (metric: string, token: Token | undefined, unit: string, beside?: Token) =>
    token && token.text !== NONE
      ? [
          measure(metric, bare(token), {
            value: Number(bare(token).text),
            unit,
            params,
            cpuPercent: beside && beside.text !== NONE ? Number(bare(beside).text) : null,
            marks: beside && beside.text !== NONE ? [markOf('cpu', bare(beside))] : [],
          }),
        ]
      : []
  return [
    ...figure('elapsed_time', time, 's', cpu),
    ...figure('loads', loads, 'count'),
    ...figure('load_cpu', loadCpu, '%'),
    ...figure('ratio', ratio, 'index'),
  ]
}

/** Without the mark of significance and the sign of a percentage. */
const bare = (token: Token): Token => ({ ...token, text: token.text.replace(/[%*]+$/, '') })

const labelOf = (name: string, { number }: Line): readonly Printed[] => [
  printedAt('label', name, number, name),
  ...(isKernelName(name) ? [printedAt('kernel', name, number, name)] : []),
]
