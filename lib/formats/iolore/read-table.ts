import type { Line } from '../../mail/line'
import type { Finding, Measurement, Params } from '../../model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import type { ChartHead } from './chart-head'
import { type Condition, readHead } from './condition'
import type { Header } from './header'
import { type ReadRow, readRow } from './text-table'
import { readValue } from './value-cell'

/** A condition with the line that says it. */
export interface Said extends Condition {
  readonly line: Line
}

/** What the rows of one head add up to. */
interface Group {
  readonly run: Omit<BlockRun, 'measurements' | 'lines'>
  readonly figures: Measurement[]
  readonly first: number
}

/** The runs of one panel, by the head of their rows. */
export interface Panel {
  readonly said: readonly Said[]
  readonly groups: Map<string, Group>
  /** how many tables of a metric there were: of one metric measured in two ways each is a run of its own */
  readonly tables: Map<string, number>
}

/** One comparison as it is read. */
export interface Reading {
  readonly header: Header
  readonly lines: readonly Line[]
  readonly said: readonly Said[]
  readonly panels: Panel[]
}

/** The rows under a table's title; gives the index behind them. */
export function readTable(reading: Reading, chart: ChartHead, title: ReadRow): number {
  const { lines, panels } = reading
  const panel = panels.at(-1) ?? { said: [], groups: new Map(), tables: new Map() }
  if (panels.length === 0) panels.push(panel)
  const table = (panel.tables.get(chart.metric) ?? 0) + 1
  panel.tables.set(chart.metric, table)
  let next = title.last + 1
  for (let row = readRow(lines, next); row !== null; row = readRow(lines, next)) {
    if (lines[row.first]?.depth !== lines[title.first]?.depth || row.cells.length !== title.cells.length) break
    const group = readGroup(reading, panel, chart, title, row)
    if (group === null) break
    const key = `${table} ${row.head}`
    const known = panel.groups.get(key)
    if (known === undefined) panel.groups.set(key, group)
    else known.figures.push(...group.figures)
    next = row.last + 1
  }
  return next
}

/** What one row says. null: no row of such a table. */
function readGroup(
  { header, lines, said }: Reading,
  panel: Panel,
  chart: ChartHead,
  title: ReadRow,
  row: ReadRow,
): Group | null {
  const line = lines[row.first]
  const conditions = readHead(header.by, row.head)
  const [place, value, , n] = title.cells.length === 5 ? row.cells : [undefined, ...row.cells]
  const cell = value === undefined ? null : readValue(value.text)
  if (line === undefined || conditions === null || value === undefined || cell === null) return null
  const all: readonly Said[] = [...said, ...panel.said, ...conditions.map((one) => ({ ...one, line }))]
  const params: Params = {
    ...Object.fromEntries(all.flatMap(paramOf)),
    ...(place === undefined || place.text === '' ? {} : { [title.cells[0]?.text ?? '']: Number(place.text) }),
    ...(Number(n?.text) > 1 ? { runs: Number(n?.text) } : {}),
  }
  const { status, unit } = cell
  const figure = measure(
    chart.metric,
    { text: cell.text, line: value.line, start: value.start },
    { value: cell.value, status, unit: unit ?? chart.unit, params },
  )
  return {
    run: { tool: header.tool, printed: all.flatMap(printedOf), findings: [passedOn(line.number)] },
    figures: [figure],
    first: line.number,
  }
}

export const toRun = ({ run, figures, first }: Group): BlockRun => ({
  ...run,
  measurements: figures,
  lines: [first, figures.at(-1)?.line ?? first],
})

/** `params.fileSize` is how a figure was measured; all else is what its run was measured on. */
function paramOf({ field, value }: Said): readonly (readonly [string, string | number])[] {
  if (!field.startsWith('params.') || value === null) return []
  const number = Number(value)
  return [[field.slice('params.'.length), String(number) === value ? number : value]]
}

/** One mount option with or without is none of the mails' conditions: it is kept as a factor. */
function printedOf({ field, value, line }: Said): readonly Printed[] {
  if (field.startsWith('params.') || value === null) return []
  return [printedAt(field.replace(/^option\./, 'factors.'), value, line.number, line.text)]
}

const passedOn = (line: number): Finding => ({
  kind: 'passed-on',
  severity: 'info',
  message: 'A comparison that IOlore wrote: these figures stand in other messages, repeats as their mean.',
  runs: [],
  lines: [line],
})
