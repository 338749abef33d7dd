import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from '../format'
import { markOf, measure, printedAt } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'

const HEAD = 'Seq Read\\s+Rand Read\\s+Seq Write\\s+Rand Write'

/** The head, or a row of the layout: figures and percentages in turn. */
export const SHORT = new RegExp(
  `${HEAD}|^\\s*\\S{1,80}\\s+\\d+\\s+\\d+\\s+\\d+\\s+[\\d.]+\\s+[\\d.]+%\\s+[\\d.]+\\s+[\\d.]+%`,
)

const TESTS = ['seq_read', 'random_read', 'seq_write', 'random_write'] as const

interface Row {
  readonly directory: Token
  readonly size: Token
  readonly measurements: readonly Measurement[]
  readonly first: number
  readonly last: number
}

/** Reads the table whose head, or whose first row, stands at `at`. */
export function readShort(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const head = lines[at]
  if (!head || !SHORT.test(head.text)) return null
  const headed = new RegExp(HEAD).test(head.text)
  const rows: Row[] = []
  let last = at - 1
  for (let i = at; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth > head.depth) break
    const row = readRow(lines, i, head.depth)
    if (row) rows.push(row)
    else if (rows.length > 0 || !isHeadLine(line.text) || i > at + 8) break
    last = row?.last ?? i
    i = last
  }
  if (rows.length === 0) {
    return headed
      ? { first: at, last: Math.max(at, last), why: 'the head of a tiobench table; no row of figures under it' }
      : null
  }
  return { format, first: at, last, runs: runsOf(rows, lines, at, last) }
}

const isHeadLine = (text: string): boolean =>
  /^[\s-]*$|Rate|Seq |Rand |\(CPU%\)|^\s*(?:File|Dir|Size|Num|Thr)\b/.test(text)

/** Another directory or file size is another configuration; the thread counts of one are its sweep. */
function runsOf(rows: readonly Row[], lines: readonly Line[], first: number, last: number): readonly BlockRun[] {
  const byConfiguration = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.directory.text} ${row.size.text}`
    const own = byConfiguration.get(key)
    if (own) own.push(row)
    else byConfiguration.set(key, [row])
  }
  const directories = new Set(rows.map(({ directory }) => directory.text)).size
  return [...byConfiguration.values()].map((own) => {
    const alone = byConfiguration.size === 1
    const from = alone ? first : Math.min(...own.map((row) => row.first))
    const to = alone ? last : Math.max(...own.map((row) => row.last))
    return {
      tool: 'tiobench',
      printed: directories > 1 ? labelOf(own) : [],
      measurements: own.flatMap(({ measurements }) => measurements),
      lines: [lines[from]?.number ?? 0, lines[to]?.number ?? 0] as const,
      findings: [],
    }
  })
}

const labelOf = (rows: readonly Row[]): readonly Printed[] =>
  rows.slice(0, 1).map(({ directory }) => printedAt('label', directory.text, directory.line.number, directory.text))

/** `.  4000  4096  1  39.83 30.8% 0.572 0.87% 21.83 55.8% 1.226 0.70%`, its end possibly on the next line. */
function readRow(lines: readonly Line[], at: number, depth: number): Row | null {
  const line = lines[at]
  if (!line || line.depth !== depth) return null
  const tokens = tokensOf(line)
  let last = at
  const next = lines[at + 1]
  if (tokens.length >= 6 && tokens.length < 12 && next && mayContinue(next, depth) && !isBlank(next)) {
    const rest = tokensOf(next)
    if (tokens.length + rest.length === 12) {
      tokens.push(...rest)
      last++
    }
  }
  const [directory, size, block, threads, ...figures] = tokens
  if (tokens.length !== 12 || !directory || !size || !block || !threads) return null
  if (![size, block, threads].every(({ text }) => /^\d+$/.test(text)) || !figures.every(isFigure)) return null
  const params = { threads: Number(threads.text), fileSize: `${size.text} MB`, blockSize: Number(block.text) }
  const measurements = TESTS.flatMap((test, i) => {
    const rate = figures[2 * i]
    const cpu = figures[2 * i + 1]
    if (!rate || !cpu) return []
    const cpuPercent = Number.parseFloat(cpu.text)
    return [
      measure(test, rate, { value: Number(rate.text), unit: 'MB/s', cpuPercent, params, marks: [markOf('cpu', cpu)] }),
    ]
  })
  return { directory, size, measurements, first: at, last }
}

/** Rate and CPU share in turn: `39.83` `30.8%`, cut off as `1909.` `105.%`. */
const isFigure = ({ text }: Token, i: number): boolean =>
  (i % 2 === 0 ? /^\d*\.?\d*$/ : /^\d*\.?\d*%$/).test(text) && /\d/.test(text)
