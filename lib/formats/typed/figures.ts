import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token, tokensOf } from '../tokens'
import type { Table } from './typed-table'
import { unitOf } from './words'

/** Words behind a figure that name it and its unit. */
const COUNTED: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  'files per second': ['files_per_second', 'files/s'],
  'files per sec': ['files_per_second', 'files/s'],
  'operations per second': ['operations_per_second', 'ops/s'],
  'ops per second': ['operations_per_second', 'ops/s'],
  'transactions per second': ['transactions_per_second', 'transactions/s'],
}
const THROUGHPUT = new Set(['MB/s', 'kB/s', 'GB/s', 'KiB/s', 'MiB/s', 'GiB/s'])

/** A line that holds figures and their units and no other word, under a heading: `5488.36 files per second 14.19 MB/s`. */
export function readFigures(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  const tokens = line && line.text.length < 120 ? tokensOf(line) : []
  const figures: Measurement[] = []
  for (let i = 0; i < tokens.length; ) {
    const read = readFigure(tokens, i)
    if (read === null) return null
    figures.push(read.figure)
    i = read.next
  }
  if (figures.length < 2 || new Set(figures.map(({ metric }) => metric)).size < figures.length) return null
  const heading = headingOver(lines, at)
  if (heading === null) return null
  const printed = [printedAt('label', heading.text, heading.line.number, heading.text)]
  return { first: at, last: at, runs: [runOf('typed', lines, [at, at], figures, printed)] }
}

function readFigure(tokens: readonly Token[], at: number): { figure: Measurement; next: number } | null {
  const token = tokens[at]
  if (!token || !/^\d+(?:\.\d+)?$/.test(token.text)) return null
  const value = Number(token.text)
  const words = tokens.slice(at + 1, at + 4).map(({ text }) => text.replace(/,$/, ''))
  const counted = COUNTED[words.join(' ').toLowerCase()]
  if (counted) return { figure: measure(counted[0], token, { value, unit: counted[1] }), next: at + 4 }
  const unit = unitOf(words[0] ?? '')
  return unit !== null && THROUGHPUT.has(unit)
    ? { figure: measure('throughput', token, { value, unit }), next: at + 2 }
    : null
}

/** A short line over it, at most one blank line between, that is no sentence. */
function headingOver(lines: readonly Line[], at: number): Token | null {
  const above = lines[at - 1]
  const line = above && isBlank(above) ? lines[at - 2] : above
  if (!line || line.depth !== lines[at]?.depth || isBlank(line) || !/^[^.;]{2,60}$/.test(line.text.trim())) return null
  const text = line.text.trim().replace(/\s*:$/, '')
  return { text, line, start: line.text.length - line.text.trimStart().length }
}
