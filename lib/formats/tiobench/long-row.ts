import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { markOf, measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'

/** Identifier, file size and block size (both missing in hand-made tables), threads, seven figures. */
export interface LongRow {
  readonly identifier: readonly Token[]
  readonly size: Token | null
  readonly block: Token | null
  readonly threads: Token
  /** rate, CPU share, average and maximum latency, shares over 2 s and 10 s, CPU efficiency */
  readonly figures: readonly Token[]
  readonly last: number
}

const FIGURES = [
  /^(?:\d+(?:\.\d*)?|#+)$/,
  /^\d*\.?\d*%$/,
  /^\d+\.\d+$/,
  /^\d+\.\d+$/,
  /^\d+\.\d+$/,
  /^\d+\.\d+$/,
  /^\d+(?:\.\d+)?$/,
]

/** Reads the row at `at`; tables of 107 columns lose the end of each row to the next line. */
export function readLongRow(lines: readonly Line[], at: number, depth: number): LongRow | null {
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
  const missing = percent < 2 ? 0 : percent + 6 - tokens.length
  const next = lines[last + 1]
  if (missing > 0 && missing < 6 && next && mayContinue(next, depth) && !isBlank(next)) {
    const rest = tokensOf(next)
    if (rest.length === missing) {
      tokens.push(...rest)
      last++
    }
  }
  const figures = tokens.slice(percent - 1)
  const lead = tokens.slice(0, Math.max(0, percent - 1))
  if (figures.length !== 7 || !figures.every(({ text }, i) => FIGURES[i]?.test(text))) return null
  return readLead(lead, figures, last)
}

function readLead(lead: readonly Token[], figures: readonly Token[], last: number): LongRow | null {
  const threads = lead[lead.length - 1]
  if (!threads || !/^\d+$/.test(threads.text)) return null
  const block = lead[lead.length - 2]
  const size = lead[lead.length - 3]
  const sized = block && size && /^\d{3,}$/.test(block.text) && /^\d+$/.test(size.text)
  const identifier = lead.slice(0, sized ? -3 : -1)
  return { identifier, size: sized ? size : null, block: sized ? block : null, threads, figures, last }
}

/** `preamble` holds file and block size where the poster took their columns out of the tables. */
export function measureRow(row: LongRow, test: string, preamble: Params): readonly Measurement[] {
  const [rate, cpu, average, maximum, over2, over10, efficiency] = row.figures
  if (!rate || !cpu || !average || !maximum || !over2 || !over10 || !efficiency) return []
  const params: Params = {
    threads: Number(row.threads.text),
    ...preamble,
    ...(row.size ? { fileSize: `${row.size.text} MB` } : {}),
    ...(row.block ? { blockSize: Number(row.block.text) } : {}),
  }
  const figure = (name: string, token: Token, unit: string) =>
    measure(`${test}_${name}`, token, { value: Number(token.text), unit, params })
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
    figure('avg_latency', average, 'ms'),
    figure('max_latency', maximum, 'ms'),
    figure('over_2s', over2, '%'),
    figure('over_10s', over10, '%'),
    figure('cpu_efficiency', efficiency, 'index'),
  ]
}
