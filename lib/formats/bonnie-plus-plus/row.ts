import type { Line } from '../../mail/line'
import { endOf, isBlank, mayContinue, type Token, tokensOf } from '../tokens'
import { type Cell, isCpu, isLatency, isRate } from './cells'
import type { Head } from './head'
import { FAST_IO_TESTS } from './tests'

/** One row of figures with its latency row, if one stands under it. */
export interface Row {
  /** the row's own name; empty on a row that leaves it to the one above */
  readonly label: readonly Token[]
  /** the name in force, this row's or that of the row above */
  readonly configuration: readonly Token[]
  /** `3100M`, `64M:32k`; number of files and what follows it; null on a row that leaves it to the one above */
  readonly size: string | null
  readonly cells: readonly Cell[]
  readonly first: number
  readonly last: number
}

const SIZE = /^\d+(?:\.\d+)?[KMGT](?::[\w:]*)?$/
const FILES = /^\d+(?::[\w:/]+)?$/
const GLUED = /^\D.*?(\d{1,6}[MG](?::\d+k?)?)$/

/** `Raid0 (8 disk)15744M`: a remark in brackets that fills the column */
const BRACKETED = /^(.*\))(\d{1,6}[MG])$/

/** Reads the row at `at` and the lines that wrapping made of its end. null: no row of this head. */
export function readRow(lines: readonly Line[], at: number, head: Head, depth: number): Row | null {
  const line = lines[at]
  if (!line || line.depth !== depth) return null
  const tokens = tokensOf(line)
  const lead = head.kind === 'io' ? readIoLead(tokens, head) : readFilesLead(tokens)
  if (!lead) return null
  const wanted = 2 * head.tests.length
  const values = leadingValues(tokens.slice(lead.from), wanted)
  const whole = values.length + lead.from === tokens.length
  if (values.length < 2 || (values.length < 8 && !whole)) return null
  const last = whole ? appendWrapped(values, lines, at, wanted, depth, isValue) : at
  // without a size to hold on to, only a complete row is one
  if (lead.size === null && values.length !== wanted && values.length !== 8) return null
  const tests = testsOf(values, head, last === at)
  if (!tests) return null
  const latencies = readLatencies(lines, last + 1, depth)
  const cells = tests.map((test, i) => cellOf(test, i, values, latencies, tests))
  if (cells.some((cell) => cell === null)) return null
  return {
    label: lead.label,
    configuration: lead.label,
    size: lead.size,
    cells: cells.filter((cell) => cell !== null),
    first: at,
    last: latencies ? latencies.last : last,
  }
}

const isValue = (text: string): boolean => isRate(text) || isCpu(text)

interface Lead {
  readonly label: readonly Token[]
  readonly size: string | null
  /** how many tokens stand before the first figure */
  readonly from: number
}

/** `jco 3100M 21468 33 …`, `300 …` under a bare MB, or no more than figures (a repeat of the row above). */
function readIoLead(tokens: readonly Token[], head: Head): Lead | null {
  for (let i = 0; i < tokens.length && i < 7; i++) {
    const text = tokens[i]?.text ?? ''
    if (SIZE.test(text) && isValue(tokens[i + 1]?.text ?? ''))
      return { label: tokens.slice(0, i), size: text, from: i + 1 }
  }
  const words = tokens.findIndex(({ text }) => isValue(text))
  if (words < 0) return null
  const figures = tokens.length - words
  if (head.bareMegabytes && figures % 2 === 1) {
    return { label: tokens.slice(0, words), size: `${tokens[words]?.text} MB`, from: words + 1 }
  }
  // a name that left no room for a blank before the size: `averyverylonghost64M`
  const glued = words === 1 ? GLUED.exec(tokens[0]?.text ?? '') : null
  if (glued?.[1]) return { label: [], size: glued[1], from: 1 }
  const end = tokens[words - 1]
  const [, name = '', size = ''] = (words > 1 && words <= 4 ? BRACKETED.exec(end?.text ?? '') : null) ?? []
  if (end && size !== '') return { label: [...tokens.slice(0, words - 1), { ...end, text: name }], size, from: words }
  // a repeat of the row above, or bon_csv2txt on a name that holds the size
  return words <= 4 && figures >= 6 ? { label: tokens.slice(0, words), size: null, from: words } : null
}

/** `16 17419 56 …`, `testbox 16:4096:128/4 6449 73 …` */
function readFilesLead(tokens: readonly Token[]): Lead | null {
  const at = tokens.findIndex(({ text }) => FILES.test(text))
  if (at < 0 || at > 6) return null
  return { label: tokens.slice(0, at), size: tokens[at]?.text ?? null, from: at + 1 }
}

function leadingValues(tokens: readonly Token[], wanted: number): Token[] {
  const end = tokens.findIndex(({ text }) => !isValue(text))
  return tokens.slice(0, end < 0 ? tokens.length : end).slice(0, wanted)
}

/** Takes the tokens of the next lines where they are nothing but what is missing. Gives the index of the last line. */
function appendWrapped(
  to: Token[],
  lines: readonly Line[],
  at: number,
  wanted: number,
  depth: number,
  fits: (text: string) => boolean,
): number {
  let last = at
  while (to.length < wanted && last < at + 4) {
    const line = lines[last + 1]
    if (!line || isBlank(line) || !mayContinue(line, depth)) break
    const tokens = tokensOf(line)
    if (tokens.length + to.length > wanted || !tokens.every(({ text }) => fits(text))) break
    to.push(...tokens)
    last++
  }
  return last
}

/** Which tests the figures are of: all columns, the four of fast mode, or whatever stands under which column. */
function testsOf(values: readonly Token[], head: Head, whole: boolean): readonly string[] | null {
  const { tests } = head
  if (values.length === 2 * tests.length) return tests
  if (values.length === 8 && head.kind === 'io' && tests.length === 6) return FAST_IO_TESTS
  if (!whole || values.length % 2 === 1 || head.edges.length !== tests.length) return null
  const found: string[] = []
  let column = 0
  for (let i = 1; i < values.length; i += 2) {
    const token = values[i]
    // a figure of six digits pushes everything behind it to the right, never by as much as a column
    while (token && column < tests.length && endOf(token) > (head.edges[column] ?? 0) + 5) column++
    const test = tests[column++]
    if (!test) return null
    found.push(test)
  }
  return found
}

function cellOf(
  test: string,
  i: number,
  values: readonly Token[],
  latencies: Latencies | null,
  tests: readonly string[],
): Cell | null {
  const rate = values[2 * i]
  const cpu = values[2 * i + 1]
  if (!rate || !cpu || !isRate(rate.text) || !isCpu(cpu.text)) return null
  const places = latencies?.tokens.length === tests.length ? latencies.tokens[i] : undefined
  return { test, rate, cpu, latency: places ?? null }
}

interface Latencies {
  readonly tokens: readonly Token[]
  readonly last: number
}

/** `Latency  38626us 1859ms 508ms …`: the maximum of each test, blank where the test was not run. */
function readLatencies(lines: readonly Line[], at: number, depth: number): Latencies | null {
  const line = lines[at]
  if (!line || !mayContinue(line, depth) || !/^\s*Latency\s/.test(line.text)) return null
  const tokens = tokensOf(line).slice(1)
  if (!tokens.every(({ text }) => isLatency(text))) return null
  const last = appendWrapped(tokens, lines, at, 6, depth, isLatency)
  return { tokens, last }
}
