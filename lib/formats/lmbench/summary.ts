import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { endOf, isBlank, type Token, tokensOf } from '../tokens'

/** The title of the summary's table. */
export const TITLE = /^\s*File & VM system latencies in microseconds/
const HEAD = /^\s*(?:(?:Host\s+)?OS\s+0K\s+File|Create\s+Delete\s+Create\s+Delete|-{20,}$)/
/** under them stand host and OS, or the OS alone where the host's column was taken out, and the figures */
const DASHES = /^\s*(?:-{5,}\s+){1,2}(?:-{4,}\s+){6,7}-{4,}\s*$/
/** `-----` under the last columns, more under those of host and OS */
const FIGURES = 7
const SELECT = /100fd/i

const COLUMNS = [
  '0k_file_create',
  '0k_file_delete',
  '10k_file_create',
  '10k_file_delete',
  'mmap_latency',
  'prot_fault',
  'page_fault',
  '100fd_select',
] as const

export function readSummary(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  if (!TITLE.test(lines[at]?.text ?? '')) return null
  const depth = lines[at]?.depth
  const runs: BlockRun[] = []
  let columns: readonly Token[] = []
  let count = FIGURES
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || (isBlank(line) && columns.length > 0)) break
    if (isBlank(line)) continue
    if (SELECT.test(line.text)) count = FIGURES + 1
    const row = columns.length > 0 ? readRow(line, columns, count) : null
    if (row) runs.push(runOf('lmbench', lines, [i, i], row.figures, row.printed))
    else if (DASHES.test(line.text)) columns = tokensOf(line)
    else if (columns.length > 0 || !HEAD.test(line.text)) break
    last = i
  }
  // the title alone is the subject of a bug report
  if (runs.length === 0)
    return columns.length > 0 ? { first: at, last, why: 'the head of an lmbench table; no row under it' } : null
  return { format, first: at, last, runs }
}

function readRow(line: Line, columns: readonly Token[], count: number) {
  const figures = columns.slice(-count)
  const names = columns.slice(0, -count)
  const system = names[names.length - 1]
  const tokens = tokensOf(line)
  const first = figures[0]
  if (!system || !first) return null
  const lead = tokens.filter((token) => endOf(token) <= first.start)
  const cells = tokens.slice(lead.length)
  if (lead.length === 0 || cells.length === 0 || !cells.every(({ text }) => /^\d[\d.]*[KM]?$/.test(text))) return null
  const read = cells.map((cell): Measurement | null => {
    const column = figures.findIndex((dashes, i) => cell.start < endOf(dashes) + (i === figures.length - 1 ? 9 : 1))
    const metric = COLUMNS[column]
    return metric ? measure(metric, cell, { value: microsecondsOf(cell.text), unit: 'us' }) : null
  })
  const found = read.filter((figure) => figure !== null)
  // two figures of one column: mail has moved the cells
  const isSure = found.length === cells.length && new Set(found.map(({ metric }) => metric)).size === found.length
  return isSure ? { figures: found, printed: printedOf(names.length > 1 ? lead : [null, ...lead], line, system) } : null
}

/** The column of the OS is as wide as it shows; what fills it to the last was cut off, nobody knows where. */
function printedOf(lead: readonly (Token | null)[], { number }: Line, system: Token): readonly Printed[] {
  const [host, ...words] = lead
  const others = words.filter((word) => word !== null)
  const version = others[others.length - 1]
  const width = others.reduce((sum, { text }) => sum + text.length, others.length - 1)
  const isWhole = version !== undefined && width < system.text.length && isKernelName(version.text)
  return [
    ...(host ? [printedAt('system.label', host.text, number, host.text)] : []),
    ...(isWhole ? [printedAt('kernel', version.text, number, version.text)] : []),
  ]
}

const FACTORS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 }

function microsecondsOf(text: string): number {
  const suffix = text.slice(-1)
  return Number((Number.parseFloat(text) * (FACTORS[suffix] ?? 1)).toPrecision(9))
}
