import type { Line } from '../../mail/line'
import type { Finding, Measurement, Params } from '../../model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { isBlank } from '../tokens'
import { type ChartHead, readChartHead } from './chart-head'
import { type Condition, readConditions, readHead } from './condition'
import { type Folded, unfold } from './folded'
import { type Header, isTitle, OPENS, readHeader, WORDS } from './header'
import { type ReadRow, readRow } from './text-table'
import { readValue } from './value-cell'

/** A condition with the line that says it. */
interface Said extends Condition {
  readonly line: Line
}

/** What the rows of one head add up to. */
interface Group {
  readonly run: Omit<BlockRun, 'measurements' | 'lines'>
  readonly figures: Measurement[]
  readonly first: number
}

/** The runs of one panel, by the head of their rows. */
interface Panel {
  readonly said: readonly Said[]
  readonly groups: Map<string, Group>
  /** how many tables of a metric there were: of one metric measured in two ways each is a run of its own */
  readonly tables: Map<string, number>
}

/** Between paragraphs; mailers add some. */
const BLANKS_AT_MOST = 5

/** One comparison as it is read. */
interface Reading {
  readonly header: Header
  readonly lines: readonly Line[]
  readonly said: readonly Said[]
  readonly panels: Panel[]
}

export interface ReadComparison {
  readonly runs: readonly BlockRun[]
  /** index of its last line */
  readonly last: number
}

/** The comparison whose header stands at a line: a run for each group of each panel. null: no comparison. */
export function readComparison(lines: readonly Line[], at: number): ReadComparison | null {
  const opening = unfold(lines, at)
  const header = readHeader(opening.text)
  if (header === null) return null
  let end = endOfParagraph(lines, at)
  // The question stands under the header, in words for people.
  const said = saidUnder(lines, unfold(lines, opening.last + 1).last + 1, end)
  const reading: Reading = { header, lines, said, panels: [] }
  for (let next = skipBlank(lines, end, at); next !== null; next = skipBlank(lines, end, at)) {
    const kind = readParagraph(reading, next)
    if (kind === null) break
    end = endOfParagraph(lines, next)
    if (kind === 'last') break
  }
  return { runs: reading.panels.flatMap(({ groups }) => [...groups.values()].map(toRun)), last: end - 1 }
}

/** Index of the first line that is not the paragraph's any more. */
function endOfParagraph(lines: readonly Line[], at: number): number {
  const depth = lines[at]?.depth
  const goesOn = (line: Line | undefined): boolean =>
    line !== undefined && line.depth === depth && !isBlank(line) && !OPENS.test(line.text)
  let end = at + 1
  while (goesOn(lines[end])) end += 1
  return end
}

/** The next paragraph, as deep in quotation as the header; null at the text's end and where the depth changes. */
function skipBlank(lines: readonly Line[], from: number, header: number): number | null {
  const blanks = lines.slice(from, from + BLANKS_AT_MOST).findIndex((line) => !isBlank(line))
  return blanks > 0 && lines[from + blanks]?.depth === lines[header]?.depth ? from + blanks : null
}

/** `more`: others may follow. null: not the comparison's any more. */
function readParagraph(reading: Reading, at: number): 'more' | 'last' | null {
  const { text } = reading.lines[at] ?? { text: '' }
  if ([WORDS.onlyIn, WORDS.alsoIn, WORDS.unlike].some((word) => text.startsWith(word))) return 'last'
  if ([WORDS.pairs, WORDS.showing, WORDS.changed].some((word) => text.startsWith(word))) return 'more'
  return readCharts(reading, at) ? 'more' : null
}

/** A panel's first paragraph says whose it is; each further one is another metric of the same. */
function readCharts(reading: Reading, at: number): boolean {
  const { lines } = reading
  const end = endOfParagraph(lines, at)
  let next = at
  let found = false
  if (reading.lines[at]?.text.startsWith(WORDS.machine)) {
    reading.panels.push({ said: saidUnder(lines, at, end), groups: new Map(), tables: new Map() })
    found = true
  }
  while (next < end) {
    const folded = unfold(lines, next)
    const head = readChartHead(folded.text)
    const title = head === null ? null : readRow(lines, folded.last + 1)
    next = folded.last + 1
    if (head === null || title === null || !isTitle(title.cells)) continue
    next = readTable(reading, head, title)
    found = true
  }
  return found
}

const SAYING = [WORDS.machine, WORDS.described, WORDS.equal]

/** What a paragraph says of all its figures, before the first of them. */
function saidUnder(lines: readonly Line[], from: number, end: number): readonly Said[] {
  const said: Said[] = []
  for (let next = from; next < end; ) {
    const folded: Folded = unfold(lines, next)
    const line = lines[folded.first]
    const { text } = folded
    next = folded.last + 1
    if (line === undefined || !SAYING.some((word) => text.startsWith(word))) break
    if (text.startsWith(WORDS.machine))
      said.push({ field: 'system.label', value: text.slice(WORDS.machine.length), line })
    if (text.startsWith(WORDS.equal))
      said.push(...(readConditions(text.slice(WORDS.equal.length)) ?? []).map((one) => ({ ...one, line })))
  }
  return said
}

/** The rows under a table's title; gives the index behind them. */
function readTable(reading: Reading, chart: ChartHead, title: ReadRow): number {
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

const toRun = ({ run, figures, first }: Group): BlockRun => ({
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
