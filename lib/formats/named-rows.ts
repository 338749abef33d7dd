import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { BlockRun, Printed } from './format'
import { isKernelName, printedKernel } from './kernel-name'
import { printedAt } from './measure'
import { isBlank, type Token, wordsOf } from './tokens'

/** A row of a table in which a poster compares kernels, and what the benchmark gave under it. */
export interface NamedRow {
  readonly name: string
  readonly line: Line
  readonly measurements: readonly Measurement[]
}

/** More words before the figures are a sentence. */
const NAME_WORDS = 3

/** The name that stands before a row's figures; null: it has none. */
export const rowName = (tokens: readonly Token[]): string | null =>
  tokens.length === 0 || tokens.length > NAME_WORDS || !/[a-z\d]/i.test(wordsOf(tokens)) ? null : wordsOf(tokens)

/** The rows right under a head, a rule and a blank line between them left out. */
export function namedRowsUnder(
  lines: readonly Line[],
  at: number,
  read: (line: Line) => NamedRow | null,
): { readonly rows: readonly NamedRow[]; readonly last: number } {
  const rows: NamedRow[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line)) continue
    const row = read(line)
    if (row) rows.push(row)
    else if (rows.length > 0 || !/^[\s-]+$/.test(line.text)) break
    last = i
  }
  return { rows, last }
}

/** The rows of one name, under whichever head, are one run. */
export function runsByName(tool: string, rows: readonly NamedRow[]): readonly BlockRun[] {
  const byName = new Map<string, NamedRow[]>()
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row])
  return [...byName].map(([name, own]) => {
    const first = own[0]?.line.number ?? 0
    return {
      tool,
      printed: printedOf(name, first),
      measurements: own.flatMap(({ measurements }) => measurements),
      lines: [first, own.at(-1)?.line.number ?? 0] as const,
      findings: [],
    }
  })
}

const printedOf = (name: string, line: number): readonly Printed[] => [
  printedAt('label', name, line, name),
  ...(isKernelName(name) ? printedKernel(name, line) : []),
]
