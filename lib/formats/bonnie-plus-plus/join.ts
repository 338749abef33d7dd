import type { Line } from '../../mail/line'
import type { Finding, Mark, Measurement, Params } from '../../model'
import type { Block, BlockRun } from '../format'
import { CSV } from './csv'
import { LEFT_OUT } from './run'
import { ALL_TESTS } from './tests'

/**
 * A table and a CSV line that give one execution twice are one run: under the table, or all CSV lines at the end of the
 * mail. The form with more digits counts; the other becomes marks. A CSV block that is used up stays, without runs.
 */
export function joinCsv(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const isCsv = (block: Block): boolean => CSV.test(lines[block.first]?.text ?? '')
  const joined = blocks.map((block) => ({ block, runs: [...block.runs], csv: isCsv(block) }))
  const tables = new Tables(joined.filter(({ csv }) => !csv))
  joined.forEach((from, i) => {
    if (!from.csv) return
    const near = [joined[i - 1], joined[i + 1]].filter((of) => of !== undefined && !of.csv)
    from.runs = from.runs.filter((run) => {
      const place = findNear(run, from.block, near) ?? tables.find(run, lines[from.block.first]?.depth, lines)
      const table = place?.of.runs[place.at]
      if (place && table) place.of.runs[place.at] = merge(table, run)
      return !table
    })
  })
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

/** The table directly over (or under) the line. A line that disagrees under its own table is still its line. */
function findNear(csv: BlockRun, block: Block, tables: readonly (Table | undefined)[]): Place | null {
  for (const of of tables) {
    const below = of ? block.first - of.block.last : 0
    const above = of ? of.block.first - block.last : 0
    if (!of || !((below > 0 && below <= 4) || (above > 0 && above <= 2))) continue
    const at = of.runs.findIndex((run) => {
      const share = sameName(run, csv) ? agreement(run, csv) : 0
      return share >= 0.9 || (of.runs.length === 1 && share >= 0.3)
    })
    if (at >= 0) return { of, at }
  }
  return null
}

/** All tables of a mail by their figures, so that a thousand of them and a thousand lines are still quick to match. */
class Tables {
  private readonly byFigure = new Map<string, Place[]>()

  constructor(tables: readonly Table[]) {
    for (const of of tables) {
      for (const [at, run] of of.runs.entries()) for (const key of keysOf(run)) this.add(key, { of, at })
    }
  }

  private add(key: string, place: Place): void {
    const places = this.byFigure.get(key)
    if (!places) this.byFigure.set(key, [place])
    else if (places.length < 20) places.push(place)
  }

  /** The table that agrees best; a quoted table and an unquoted line far from it are two people's. */
  find(csv: BlockRun, depth: number | undefined, lines: readonly Line[]): Place | null {
    const candidates = new Set(keysOf(csv).flatMap((key) => this.byFigure.get(key) ?? []))
    let best: Place | null = null
    let most = 0.7
    for (const place of candidates) {
      const run = place.of.runs[place.at]
      if (!run || lines[place.of.block.first]?.depth !== depth || !sameName(run, csv)) continue
      const share = agreement(run, csv)
      if (share > most) [best, most] = [place, share]
    }
    return best
  }
}

/** A figure, or where the table rounds it and the CSV line does not, its CPU share. */
const keysOf = (run: BlockRun): readonly string[] =>
  run.measurements.flatMap(({ metric, value, cpuPercent }) =>
    value === null ? [] : [`${metric} ${value}`, `${metric} cpu ${cpuPercent}`],
  )

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
