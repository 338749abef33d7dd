import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import { measure } from '../measure'
import { isBlank, mayContinue, type Token, tokensOf } from '../tokens'

/** Head of the table of operations that 4.x prints before its result. */
export const OPERATIONS = /Operation\s+Count\s+AvgLat\s+MaxLat/

interface Operations {
  readonly rows: readonly Measurement[]
  readonly last: number
  /** index of the line on which the result should stand */
  readonly next: number
}

/** Reads the table at `at`, and passes over those of single clients. */
export function readOperations(lines: readonly Line[], at: number): Operations | null {
  const head = lines[at]
  if (!head || !OPERATIONS.test(head.text)) return null
  const rows: Measurement[] = []
  let last = at
  let i = at + 1
  for (; i < lines.length && mayContinue(lines[i] ?? head, head.depth); i++) {
    const line = lines[i]
    if (!line || !(isRule(line.text) || isRow(line))) break
    if (isRow(line)) rows.push(...readRow(line))
    last = i
  }
  if (rows.length === 0) return null
  while (i < lines.length && isBlank(lines[i] ?? head)) i++
  if (!/^\s*Per client results:/.test(lines[i]?.text ?? '')) return { rows, last, next: i }
  while (i < lines.length && isOfClients(lines[i])) i++
  return { rows, last: i - 1, next: i }
}

const isRule = (text: string): boolean => /^[\s*|]*-{10,}\s*$/.test(text)

/** ` WriteX   5713  0.048  20.319`, `:Flush:4472:0.273:6.381:` (5.0, machine readable), with `** ` in front in mail. */
function cellsOf(line: Line): readonly Token[] {
  if (line.text.trimStart().startsWith(':')) {
    const cells = [...line.text.matchAll(/[^:\s]+/g)]
    return cells.map((cell) => ({ text: cell[0], line, start: cell.index }))
  }
  return tokensOf(line).filter(({ text }) => !/^[*|]+$/.test(text))
}

function isRow(line: Line): boolean {
  const [name, count, average, maximum, ...rest] = cellsOf(line).map(({ text }) => text)
  const figures = /^\d+$/.test(count ?? '') && /^\d+\.\d+$/.test(average ?? '') && /^\d+\.\d+$/.test(maximum ?? '')
  return rest.length === 0 && figures && /^[A-Za-z]\w+$/.test(name ?? '')
}

function readRow(line: Line): readonly Measurement[] {
  const [name, count, average, maximum] = cellsOf(line)
  if (!name || !count || !average || !maximum) return []
  const params = { operation: name.text }
  return [
    measure('op_count', count, { value: Number(count.text), unit: 'count', params }),
    measure('op_avg_latency', average, { value: Number(average.text), unit: 'ms', params }),
    measure('op_max_latency', maximum, { value: Number(maximum.text), unit: 'ms', params }),
  ]
}

/** Tables of single clients: their sum stands above. */
const isOfClients = (line: Line | undefined): boolean =>
  line !== undefined &&
  (isBlank(line) ||
    isRule(line.text) ||
    isRow(line) ||
    /^\s*Per client results:|^\s*Client \d+ did \d+ lines/.test(line.text) ||
    OPERATIONS.test(line.text))
