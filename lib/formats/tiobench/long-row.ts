import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { isKernelName } from '../kernel-name'
import { markOf, measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'

/** Identifier, file size and block size (both missing in hand-made tables), threads, seven figures. */
export interface LongRow {
  readonly identifier: readonly Token[]
  readonly size: Token | null
  readonly block: Token | null
  /** null: the poster took the column out, the text over the tables says it for all */
  readonly threads: Token | null
  /** rate, CPU share, and one figure for each of the columns */
  readonly figures: readonly Token[]
  readonly columns: readonly Column[]
  readonly last: number
}

/** What stands behind rate and CPU share. */
export type Column = 'avg_latency' | 'max_latency' | 'over_2s' | 'over_10s' | 'cpu_efficiency'

const UNITS: Readonly<Record<Column, string>> = {
  avg_latency: 'ms',
  max_latency: 'ms',
  over_2s: '%',
  over_10s: '%',
  cpu_efficiency: 'index',
}
const IN_HEAD: Readonly<Record<Column, RegExp>> = {
  avg_latency: /\bAvg\b/,
  max_latency: /\bMax/,
  over_2s: /(?:^|\s)>?2s\b/,
  over_10s: /(?:^|\s)>?1?0s\b/,
  cpu_efficiency: /\bEff\b/,
}
const COLUMNS = Object.keys(UNITS) as readonly Column[]

/** The columns that a head names: posters leave some out. All of them where the head is gone, or holds too little. */
export function columnsOf(head: string): readonly Column[] {
  const named = COLUMNS.filter((column) => IN_HEAD[column].test(head))
  return named.includes('avg_latency') && named.length > 1 ? named : COLUMNS
}

const RATE = /^(?:\d+(?:\.\d*)?|#+)$/
const SHARE = /^\d*\.?\d*%$/
const DECIMAL = /^\d+\.\d+$/
const EFFICIENCY = /^\d+(?:\.\d+)?$/

/** Reads the row at `at`; tables of 107 columns lose the end of each row to the next line. */
export function readLongRow(
  lines: readonly Line[],
  at: number,
  depth: number,
  columns: readonly Column[],
): LongRow | null {
  const line = lines[at]
  if (!line || line.depth !== depth) return null
  const tokens = tokensOf(line).filter(({ text }) => !/^-{3,}$/.test(text))
  const below = lines[at + 1]
  let last = at
  // a mailer that fills paragraphs puts rule, identifier and size on one line and the rest on the next
  if (!line.text.includes('%') && tokens.length > 0 && tokens.length <= 4 && below && mayContinue(below, depth)) {
    if (!/^\s*\d+\s.*\d%/.test(below.text)) return null
    tokens.push(...tokensOf(below))
    last++
  }
  const percent = tokens.findIndex(({ text }) => text.endsWith('%'))
  const missing = percent < 2 ? 0 : percent + 1 + columns.length - tokens.length
  const next = lines[last + 1]
  if (missing > 0 && missing <= columns.length && next && mayContinue(next, depth) && !isBlank(next)) {
    const rest = tokensOf(next)
    if (rest.length === missing) {
      tokens.push(...rest)
      last++
    }
  }
  const figures = tokens.slice(percent - 1)
  const lead = tokens.slice(0, Math.max(0, percent - 1))
  const shapes = [RATE, SHARE, ...columns.map((column) => (column === 'cpu_efficiency' ? EFFICIENCY : DECIMAL))]
  if (figures.length !== shapes.length || !figures.every(({ text }, i) => shapes[i]?.test(text))) return null
  return readLead(lead, { figures, columns, last })
}

function readLead(lead: readonly Token[], row: Pick<LongRow, 'figures' | 'columns' | 'last'>): LongRow | null {
  const threads = lead[lead.length - 1]
  if (!threads) return null
  if (!/^\d+$/.test(threads.text))
    return lead.length < 3 && isKernelName(threads.text)
      ? { ...row, identifier: lead.slice(-1), size: null, block: null, threads: null }
      : null
  const block = lead[lead.length - 2]
  const size = lead[lead.length - 3]
  const sized = block && size && /^\d{3,}$/.test(block.text) && /^\d+$/.test(size.text)
  const identifier = lead.slice(0, sized ? -3 : -1)
  return { ...row, identifier, size: sized ? size : null, block: sized ? block : null, threads }
}

/** `preamble` holds threads, file and block size where the poster took their columns out of the tables. */
export function measureRow(row: LongRow, test: string, preamble: Params): readonly Measurement[] {
  const [rate, cpu, ...others] = row.figures
  if (!rate || !cpu) return []
  const { threads, ...sizes } = preamble
  const own = row.threads ? Number(row.threads.text) : threads
  const params: Params = {
    ...(own === undefined ? {} : { threads: own }),
    ...sizes,
    ...(row.size ? { fileSize: `${row.size.text} MB` } : {}),
    ...(row.block ? { blockSize: Number(row.block.text) } : {}),
  }
  // `######`: 1000 MB/s and more did not fit the column
  const overflow = rate.text.startsWith('#')
  const cpuPercent = Number.parseFloat(cpu.text)
  return [
    ...(overflow
      ? []
      : [
          measure(test, rate, {
            value: Number(rate.text),
            unit: 'MB/s',
            cpuPercent,
            params,
            marks: [markOf('cpu', cpu)],
          }),
        ]),
    ...others.flatMap((token, i) => {
      const column = row.columns[i]
      if (!column) return []
      return [measure(`${test}_${column}`, token, { value: Number(token.text), unit: UNITS[column], params })]
    }),
  ]
}
