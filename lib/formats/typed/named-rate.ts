import type { Line } from '@/lib/mail/line'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Table } from './typed-table'

/** `dbench 32 on reiserfs on md0  : 10.7027 MB/sec`: the command, on what it ran, and its rate */
const LINE =
  /^\s*[-*]?\s*([dt]bench)[ -](\d{1,4})((?: (?:clients|procs|processes|threads))?(?:,? (?:on|with|without|over|under|using|in) [^:=|]{1,50}?))\s*[:=]\s*(\d+(?:\.\d+)?)\s?MB\/s(?:ec(?:ond)?)?\s*$/i

/** A line on its own that names the benchmark, its clients, what it ran on, and the rate that it came to. */
export function readNamedRate(lines: readonly Line[], at: number): Table | null {
  const line = lines[at]
  if (!line || line.text.length > 120) return null
  const [, tool = '', clients = '', words = '', figure = ''] = LINE.exec(line.text) ?? []
  if (tool === '') return null
  const label = words.replace(/^ (?:clients|procs|processes|threads)/i, '').replace(/^[ ,]+/, '')
  const token = { text: figure, line, start: line.text.lastIndexOf(figure) }
  const figures = [
    measure('throughput', token, { value: Number(figure), unit: 'MB/s', params: { clients: Number(clients) } }),
  ]
  const said = [printedAt('label', label, line.number, label)]
  return { first: at, last: at, runs: [runOf(tool.toLowerCase(), lines, [at, at], figures, said)] }
}
