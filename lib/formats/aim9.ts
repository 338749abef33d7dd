/**
 * AIM Independent Resource Benchmark, Suite IX (AIM Technology, later Caldera): one test a row. What counts is the rate of
 * operations; loops and elapsed time only say how it was measured.
 *
 *      Test        Test        Elapsed  Iteration    Iteration          Operation
 *     Number       Name      Time (sec)   Count   Rate (loops/sec)    Rate (ops/sec)
 *     --------------------------------------------------------------------------
 *          1 creat-clo           60.00       8468  141.13333       141133.33 File Creations and Closes/second
 *
 * Mail glues the words of the head, cuts the unit off the row, and posters put a kernel in brackets for the number.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from './format'
import { isKernelName } from './kernel-name'
import { measure, printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, mayContinue, type Token, tokensOf } from './tokens'

const HEAD = /Test\s*Test\s+Elapsed\s+Iteration\s+Iteration\s+Operation/
const SECOND = /^\s*Number\s*Name\b|Rate \(|^\s*(?:Operation|\(?ops\/sec\)|[-=]+)$/
const FIGURE = /^\d+(?:\.\d+)?$/

export const aim9: Format = {
  tool: 'aim9',
  about: {
    reads: 'Suite IX: the rate of each test, also of several kernels side by side',
    sample: [
      ' Test        Test        Elapsed  Iteration    Iteration          Operation',
      'Number       Name      Time (sec)   Count   Rate (loops/sec)    Rate (ops/sec)',
      '--------------------------------------------------------------------------',
      '     1 creat-clo           60.00       8468  141.13333       141133.33 File Creations and Closes/second',
    ].join('\n'),
  },
  signature: HEAD,
  read,
}

interface Row {
  readonly kernel: Token | null
  readonly figure: Measurement
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth ?? 0
  const byKernel = new Map<
    string | null,
    { rows: Measurement[]; lines: [number, number]; printed: readonly Printed[] }
  >()
  let name = ''
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth) || HEAD.test(line.text)) break
    if (isBlank(line)) continue
    const row = readRow(line, name)
    const isUnit = !row && isUnitLine(line)
    if (!row && !isUnit && !SECOND.test(line.text)) break
    // a test's name on a line of its own, over the rows of its kernels
    if (isUnit && /^\s*[a-z][\w-]*$/.test(line.text)) name = line.text.trim()
    if (row) {
      const key = row.kernel?.text ?? null
      const own = byKernel.get(key)
      if (own) own.lines[1] = i
      own?.rows.push(row.figure)
      if (!own) byKernel.set(key, { rows: [row.figure], lines: [key ? i : at, i], printed: labelOf(row.kernel) })
    }
    last = i
  }
  const runs = [...byKernel.values()].map(
    (own): BlockRun => runOf('aim9', lines, [own.lines[0], own.lines[1]], own.rows, own.printed),
  )
  return runs.length > 0
    ? { format: aim9, first: at, last, runs }
    : { first: at, last, why: 'the head of an AIM9 table; no row of figures under it' }
}

/** `1 creat-clo 60.00 8468 141.13 141133.33 …`, or `[2.5.54mm2] 60.00 8468 141.13 141133.33` under the test's name. */
function readRow(line: Line, nameAbove: string): Row | null {
  const tokens = tokensOf(line)
  const kernel = /^\[[^\]]+\]$/.test(tokens[0]?.text ?? '') ? tokens[0] : undefined
  const [elapsed, count, loops, rate] = tokens.slice(kernel ? 1 : 2)
  const figures = [elapsed, count, loops, rate]
  const test = kernel ? nameAbove : tokens[1]?.text
  const isNumbered = kernel !== undefined || /^\d+$/.test(tokens[0]?.text ?? '')
  if (!test || !rate || !isNumbered || !figures.every((token) => FIGURE.test(token?.text ?? ''))) return null
  const bare = kernel ? { ...kernel, text: kernel.text.slice(1, -1), start: kernel.start + 1 } : null
  const figure = measure('operation_rate', rate, { value: Number(rate.text), unit: 'ops/s', params: { test } })
  return { kernel: bare, figure }
}

/** What a row measures, cut off it: `File Creations and Closes/second`, `Sieves/second`; or the name of a test. */
const isUnitLine = ({ text }: Line): boolean =>
  /^\s*[A-Za-z][A-Za-z0-9_(),/ -]{2,70}$/.test(text) && /second|^\s*\S+$/.test(text)

const labelOf = (kernel: Token | null): readonly Printed[] => {
  if (!kernel) return []
  const { text, line } = kernel
  return [
    printedAt('label', text, line.number, text),
    ...(isKernelName(text) ? [printedAt('kernel', text, line.number, text)] : []),
  ]
}
