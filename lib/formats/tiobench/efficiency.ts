import type { Line } from '../../mail/line'
import type { Block, Format, NearMiss } from '../format'
import { markOf, measure } from '../measure'
import { type NamedRow, rowName, runsByName } from '../named-rows'
import { isBlank, tokensOf } from '../tokens'

/**
 * Two tests side by side, and of each what it gave for its CPU share, as posters set it from tiobench's own figures:
 *
 *                     Num     Seq Read    CPU    Rand Read   CPU
 *                     Thr    Rate (CPU%)  Eff   Rate (CPU%)  Eff
 *                     ---  -------------------  -----------------
 *     2.4.17            1  13.23  43.2%  30.62  2.74  3.7%  73.88
 */
export const EFFICIENCY = /\b(?:Seq|Rand) (?:Read|Write)\s+CPU\s+(?:Seq|Rand) (?:Read|Write)\s+CPU\b/

const TEST = /\b(Seq|Rand) (Read|Write)\s+CPU\b/g
const SECOND = /^\s*(?:\S+\s+)?Thr\b.*\(CPU%\)\s+Eff\b/
const RULE = /^[\s-]*-[\s-]*$/
/** rate, CPU share and efficiency of a test */
const SHAPES = [/^\d+(?:\.\d*)?$/, /^\d*\.?\d+%$/, /^\d+(?:\.\d+)?$/] as const

/** Reads the tables that follow each other from the head at `at` on. Rows of one name in all of them are one run. */
export function readEfficiency(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const head = lines[at]
  if (!head || !EFFICIENCY.test(head.text)) return null
  const rows: NamedRow[] = []
  let tests = testsIn(head.text)
  let last = at
  let until = at + 4
  for (let i = at + 1; i < lines.length && i <= until; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth) break
    if (EFFICIENCY.test(line.text)) {
      tests = testsIn(line.text)
      until = i + 4
    } else if (!isBlank(line) && !SECOND.test(line.text) && !RULE.test(line.text)) {
      const row = readRow(line, tests)
      if (!row) break
      rows.push(row)
      last = i
      until = i + 4
    }
  }
  if (rows.length === 0) return { first: at, last: at, why: 'the head of a tiobench table; no row of figures under it' }
  return { format, first: at, last, runs: runsByName('tiobench', rows) }
}

const testsIn = (head: string): readonly string[] =>
  [...head.matchAll(TEST)].map(([, order, way]) => `${order === 'Seq' ? 'seq' : 'random'}_${way?.toLowerCase()}`)

function readRow(line: Line, tests: readonly string[]): NamedRow | null {
  const tokens = tokensOf(line)
  const figures = tokens.slice(-3 * tests.length)
  const lead = tokens.slice(0, -3 * tests.length)
  const threads = lead.at(-1)
  const name = rowName(lead.slice(0, -1))
  if (!threads || !/^\d{1,4}$/.test(threads.text) || name === null) return null
  if (!figures.every(({ text }, i) => SHAPES[i % 3]?.test(text))) return null
  const params = { threads: Number(threads.text) }
  const measurements = tests.flatMap((test, i) => {
    const [rate, cpu, efficiency] = figures.slice(3 * i)
    if (!rate || !cpu || !efficiency) return []
    const cpuPercent = Number.parseFloat(cpu.text)
    return [
      measure(test, rate, { value: Number(rate.text), unit: 'MB/s', cpuPercent, params, marks: [markOf('cpu', cpu)] }),
      measure(`${test}_cpu_efficiency`, efficiency, { value: Number(efficiency.text), unit: 'index', params }),
    ]
  })
  return { name, line, measurements }
}
