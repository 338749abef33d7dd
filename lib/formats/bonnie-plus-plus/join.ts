import type { Line } from '../../mail/line'
import type { Finding, Mark, Measurement, Params } from '../../model'
import type { Block, BlockRun } from '../format'
import { CSV } from './csv'
import { LEFT_OUT } from './table'
import { ALL_TESTS } from './tests'

/**
 * A table and a CSV line that give one execution twice are one run: under the table, or all CSV lines at the end of the
 * mail. The form with more digits counts; the other becomes marks. A CSV block that is used up stays, without runs.
 */
export function joinCsv(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const isCsv = (block: Block): boolean => CSV.test(lines[block.first]?.text ?? '')
  const joined = blocks.map((block) => ({ block, runs: [...block.runs], csv: isCsv(block) }))
  const tables = joined.filter(({ csv }) => !csv)
  for (const from of joined) {
    if (!from.csv || tables.length === 0) continue
    from.runs = from.runs.filter((run) => {
      const place = findTable(run, from.block, tables, lines)
      if (!place) return true
      const table = place.of.runs[place.at]
      if (table) place.of.runs[place.at] = merge(table, run)
      return false
    })
  }
  return joined.map(({ block, runs }) => ({ ...block, runs }))
}

interface Table {
  readonly block: Block
  readonly runs: BlockRun[]
}

interface Place {
  readonly of: Table
  readonly at: number
}

/**
 * The table that gives the same execution: the one directly over (or under) the line, else the one that agrees best. A
 * line that disagrees under its own table is still its line.
 */
function findTable(csv: BlockRun, block: Block, tables: readonly Table[], lines: readonly Line[]): Place | null {
  let best: (Place & { readonly share: number }) | null = null
  for (const of of tables) {
    const below = block.first - of.block.last
    const above = of.block.first - block.last
    const adjacent = (below > 0 && below <= 4) || (above > 0 && above <= 2)
    // a quoted table and an unquoted line far from it are two people's
    if (!adjacent && lines[of.block.first]?.depth !== lines[block.first]?.depth) continue
    for (const [at, run] of of.runs.entries()) {
      if (!sameName(run, csv)) continue
      const share = agreement(run, csv)
      if (adjacent && (share >= 0.9 || (of.runs.length === 1 && share >= 0.3))) return { of, at }
      if (share >= 0.7 && share > (best?.share ?? 0)) best = { of, at, share }
    }
  }
  return best
}

const printed = (run: BlockRun, field: string): string | undefined =>
  run.printed.find((entry) => entry.field === field)?.value

/** The table cuts long names short; a name that is missing says nothing. */
function sameName(table: BlockRun, csv: BlockRun): boolean {
  const short = printed(table, 'label')
  const long = printed(csv, 'label')
  return short === undefined || long === undefined || long.startsWith(short) || short.startsWith(long)
}

/** Share of the table's figures that the CSV line gives too, within the table's rounding. */
function agreement(table: BlockRun, csv: BlockRun): number {
  let equal = 0
  for (const figure of table.measurements) {
    const other = csv.measurements.find(({ metric }) => metric === figure.metric)
    if (other && isSame(figure, other)) equal++
  }
  return table.measurements.length === 0 ? 0 : equal / table.measurements.length
}

const KIB: Readonly<Record<string, number>> = { 'KiB/s': 1, 'MiB/s': 1024, 'GiB/s': 1024 * 1024 }

/** `84.8m` and 86804 are the same figure: the difference is no more than a unit in the last printed place. */
function isSame(figure: Measurement, other: Measurement): boolean {
  if (figure.value === null || other.value === null) return figure.status === other.status
  if (figure.value === other.value && figure.unit === other.unit) return true
  const factor = KIB[figure.unit ?? ''] ?? 1
  const decimals = /\.(\d+)/.exec(figure.text)?.[1]?.length ?? 0
  return Math.abs(figure.value * factor - other.value) <= (factor === 1 ? 0 : factor / 10 ** decimals)
}

function merge(table: BlockRun, csv: BlockRun): BlockRun {
  const differing: Measurement[] = []
  const measurements = ALL_TESTS.flatMap((test) => {
    const own = table.measurements.find(({ metric }) => metric === test)
    const other = csv.measurements.find(({ metric }) => metric === test)
    if (!own || !other) return own ?? other ?? []
    if (!isSame(own, other)) differing.push(own)
    const exact = own.value === other.value && own.unit === other.unit
    return exact ? repeat(own, other) : repeat(other, own)
  })
  const below = csv.lines[0] > table.lines[1] && csv.lines[0] - table.lines[1] <= 4
  const complete = csv.measurements.length === measurements.length
  return {
    ...table,
    printed: mergePrinted(table, csv),
    measurements,
    lines: below ? [table.lines[0], csv.lines[1]] : table.lines,
    findings: [
      ...table.findings.filter(({ kind }) => !(kind === LEFT_OUT && complete)),
      ...(differing.length > 0 ? [csvDiffers(differing, csv.lines[0])] : []),
    ],
  }
}

/** What either form says; the CSV line has the name that the table cut short. */
function mergePrinted(table: BlockRun, csv: BlockRun): BlockRun['printed'] {
  const fields = new Set(table.printed.map(({ field }) => field))
  const long = csv.printed.find(({ field }) => field === 'label')
  return [
    ...table.printed.map((entry) =>
      entry.field === 'label' && long && long.value.length > entry.value.length ? long : entry,
    ),
    ...csv.printed.filter(({ field }) => !fields.has(field)),
  ]
}

const csvDiffers = (differing: readonly Measurement[], line: number): Finding => ({
  kind: 'csv-differs',
  severity: 'warning',
  message: `The CSV line and the table differ in ${differing.map(({ metric, text }) => `${metric} (table: ${text})`).join(', ')} by more than rounding. The CSV line counts.`,
  runs: [],
  lines: [...new Set([...differing.map((figure) => figure.line), line])],
})

/** One figure printed twice: the second place becomes marks of kind `repeat`. */
function repeat(kept: Measurement, again: Measurement): Measurement {
  const marks: Mark[] = kept.marks.slice()
  marks.push({ kind: 'repeat', line: again.line, column: again.column, text: again.text })
  for (const { line, column, text } of again.marks) marks.push({ kind: 'repeat', line, column, text })
  // either form may leave a parameter out: the CSV line of 1.98 and later has no chunk size
  const params = isPart(again.params, kept.params) ? kept.params : { ...again.params, ...kept.params }
  return {
    ...kept,
    params,
    cpuPercent: kept.cpuPercent ?? again.cpuPercent,
    latencyUs: kept.latencyUs ?? again.latencyUs,
    marks,
  }
}

const isPart = (params: Params, of: Params): boolean => {
  for (const name in params) if (!(name in of)) return false
  return true
}
