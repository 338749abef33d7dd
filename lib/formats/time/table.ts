import type { Line } from '@/lib/mail/line'
import type { Block, BlockRun, Format } from '../format'
import { isKernelName, printedKernel } from '../kernel-name'
import { printedAt } from '../measure'
import { endOf, isBlank, type Token, tokensOf } from '../tokens'
import { type Figure, toMeasurement } from './timing'

/**
 * A row for each command or configuration, as posters set them; what does not fit a column goes on below:
 *
 *     CMD             Kernel                  I/O     real    user    sys
 *     RUN             version                 size
 *     ===             ======                  ===     ====    ====    ===
 *     dd              2.5.73-mm2:             32k     2.514s  0.000s  0.200s
 *     aio (1 iocb)    2.5.73-mm2+patch.aiodio
 *                        +patch.io_queue_wait 32k     2.566s  0.010s  0.240s
 */
export const TABLE = /(?:\S\s|^)\s*real\s+user\s+sys\s*$/

const METRICS: readonly Figure['metric'][] = ['elapsed_time', 'user_time', 'system_time']
const DURATION = /^(?:\d+m)?\d+(?:\.\d+)?s$|^\d+:\d\d(?:\.\d+)?$|^\d+\.\d+$/
/** under the head: a second line of it, and the rule */
const HEAD_LINES = 3
const LONGEST = 200

interface Row {
  readonly line: Line
  /** what stands before the figures, cell by cell */
  readonly cells: readonly string[]
  readonly figures: readonly Figure[]
}

export function readTable(lines: readonly Line[], at: number, format: Format): Block | null {
  const head = lines[at]
  if (!head || head.text.length > LONGEST || !TABLE.test(head.text)) return null
  const rows: Row[] = []
  let begun: readonly string[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + HEAD_LINES; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth || line.text.length > LONGEST) break
    if (isBlank(line)) {
      if (rows.length > 0) break
      continue
    }
    const row = readRow(line, begun)
    if (row === null && rows.length === 0 && i > at + HEAD_LINES) return null
    if (row === null && rows.length > 0 && begun.length > 0) break
    begun = row === null && rows.length > 0 ? cellsOf(line.text) : []
    if (row === null) continue
    rows.push(row)
    last = i
  }
  return rows.length < 2 ? null : { format, first: at, last, runs: runsOf(rows) }
}

const cellsOf = (text: string): readonly string[] => text.trim().split(/\s{2,}|\t+/)

function readRow(line: Line, begun: readonly string[]): Row | null {
  const tokens = tokensOf(line)
  const times = tokens.slice(-METRICS.length)
  const lead = tokens.at(-METRICS.length - 1)
  if (lead === undefined || !times.every(({ text }) => DURATION.test(text))) return null
  const own = cellsOf(line.text.slice(0, endOf(lead)))
  const cells = begun.length === 0 ? own : [...begun.slice(0, -1), `${begun.at(-1)}${own.join(' ')}`]
  return { line, cells, figures: METRICS.map((metric, i) => ({ metric, token: times[i] as Token })) }
}

/** The commands of one kernel are one run; without a kernel each row is one. */
function runsOf(rows: readonly Row[]): readonly BlockRun[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = kernelOf(row.cells) ?? row.cells.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].map(([name, own]) => {
    const first = own[0]?.line.number ?? 0
    const text = own[0]?.line.text ?? ''
    const kernel = kernelOf(own[0]?.cells ?? [])
    return {
      tool: 'time',
      printed: [
        printedAt('label', name, first, text.includes(name) ? name : ''),
        ...(kernel === null ? [] : printedKernel(kernel, first, text)),
      ],
      measurements: own.flatMap(({ figures, cells }) =>
        figures.map((figure) => toMeasurement(figure, commandOf(cells))),
      ),
      lines: [first, own.at(-1)?.line.number ?? 0] as const,
      findings: [],
    }
  })
}

function kernelOf(cells: readonly string[]): string | null {
  const words = cells.flatMap((cell) => cell.split(' ').map((word) => word.replace(/:$/, '')))
  return words.find(isKernelName) ?? null
}

/** The first cell, where another one names the kernel. */
function commandOf(cells: readonly string[]): string | null {
  const [first = ''] = cells
  return cells.length > 1 && kernelOf(cells) !== null && kernelOf([first]) === null ? first : null
}
