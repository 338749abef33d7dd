import type { Line } from '../../mail/line'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { type NamedRow, namedRowsUnder, rowName, runsByName } from '../named-rows'
import { type Token, tokensOf } from '../tokens'

/**
 * Kernels beside each other, as posters set them from the summary of files and VM; each column's name stands on two lines:
 *
 *     File create/delete and VM system latencies in microseconds - smaller is better
 *                        0K         1K       10K      10K     Mmap     Page
 *     kernel           Create     Create    Create   Delete   Latency  Fault
 *     ---------------- -------    -------   -------  -------  -------  ------
 *     2.4.19-rc5-aa1    126.57     174.70    256.64    62.50   3728.2    4.00
 */
export const KERNELS = /^\s*[Kk]ernel(?:\s+(?:Create|Delete|Latency|Fault)){3,}\s*$/

const OVER = /^(?:\d+[kK]|File|Mmap|Prot|Page)$/
const MICROSECONDS = /\blatenc(?:y|ies) in microseconds\b/i
/** so far over the head its title may stand: what is said of the figures is between them */
const TITLE_ABOVE = 8

export function readKernels(lines: readonly Line[], at: number, format: Format): Block | null {
  const head = lines[at]
  const over = lines[at - 1]
  if (!head || !over || over.depth !== head.depth || !KERNELS.test(head.text)) return null
  const tops = tokensOf(over)
  const bottoms = tokensOf(head).slice(1)
  if (tops.length !== bottoms.length || !tops.every(({ text }) => OVER.test(text))) return null
  const metrics = bottoms.map(({ text }, i) => `${tops[i]?.text}_${text}`.toLowerCase())
  const isTitled = lines
    .slice(Math.max(0, at - TITLE_ABOVE), at)
    .some(({ text }) => MICROSECONDS.test(text.slice(0, 200)))
  const { rows, last } = namedRowsUnder(lines, at, (line) => readRow(line, metrics, isTitled ? 'us' : null))
  return rows.length === 0 ? null : { format, first: at - 1, last, runs: runsByName('lmbench', rows) }
}

function readRow(line: Line, metrics: readonly string[], unit: string | null): NamedRow | null {
  const tokens = tokensOf(line)
  const figures = tokens.slice(-metrics.length)
  const name = rowName(tokens.slice(0, -metrics.length))
  if (name === null || !figures.every(isFigure)) return null
  return {
    name,
    line,
    measurements: figures.map((token, i) => measure(metrics[i] ?? '', token, { value: Number(token.text), unit })),
  }
}

const isFigure = ({ text }: Token): boolean => /^\d+(?:\.\d+)?$/.test(text)
