import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import { markOf, measure } from '../measure'
import type { Token } from '../tokens'

/** What one `time` printed of one command. `first` and `last` are indices into the lines. */
export interface Timing {
  readonly first: number
  readonly last: number
  /** the command that was timed, where it stands in the same output */
  readonly command: string | null
  /** what the poster set behind the first figure: which kernel it was */
  readonly remark?: Token | null
  /** in the order of the text */
  readonly figures: readonly Figure[]
}

export interface Figure {
  readonly metric: 'elapsed_time' | 'user_time' | 'system_time'
  readonly token: Token
  /** the CPU share of the command, beside `elapsed_time` */
  readonly cpu?: Token
}

/** Reads what one shell's `time` printed at `lines[at]`; null: another's, or none. */
export type TimingReader = (lines: readonly Line[], at: number) => Timing | null

/** A group of a match as a token. The pattern must have the flag `d`. */
export function tokenOf(line: Line, match: RegExpExecArray, name: string): Token | null {
  const place = match.indices?.groups?.[name]
  return place === undefined ? null : { text: line.text.slice(place[0], place[1]), line, start: place[0] }
}

/** The figures of one line whose pattern names its groups `user`, `system`, `elapsed` and `cpu`, in the order printed. */
export function figuresOf(line: Line, match: RegExpExecArray, cpuBelow: Token | null = null): Figure[] {
  const cpu = tokenOf(line, match, 'cpu') ?? cpuBelow
  const elapsed = tokenOf(line, match, 'elapsed')
  const user = tokenOf(line, match, 'user')
  const system = tokenOf(line, match, 'system')
  const figures: Figure[] = []
  if (elapsed) figures.push({ metric: 'elapsed_time', token: elapsed, ...(cpu ? { cpu } : {}) })
  if (user) figures.push({ metric: 'user_time', token: user })
  if (system) figures.push({ metric: 'system_time', token: system })
  return figures.sort((a, b) => a.token.start - b.token.start)
}

export const toMeasurement = ({ metric, token, cpu }: Figure, command: string | null): Measurement =>
  measure(metric, token, {
    value: readSeconds(token.text),
    unit: 's',
    params: command === null ? {} : { command },
    cpuPercent: cpu ? Number(cpu.text.replace(',', '.')) : null,
    marks: cpu ? [markOf('cpu', cpu)] : [],
  })

/**
 * Seconds of `0.14`, `3:09.54`, `1:02:03` (hours first), `3m28.093s`, `1h2m3s`; a comma for the point where the locale has
 * one. Rounded to what was printed: 3:09.54 is 189.54, not 189.54000000000002.
 */
export function readSeconds(text: string): number {
  const parts = text.replace(',', '.').replace(/s$/, '').split(/[:hm]/)
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0)
  const decimals = parts[parts.length - 1]?.split('.')[1]?.length ?? 0
  return Number(seconds.toFixed(Math.min(decimals, 9)))
}
