import type { Line } from '@/lib/mail/line'
import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, NearMiss, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import type { Cell } from './cells'
import { type Grid, readGrid } from './grid'
import { isRelative, type Title, titleOf, unitOfGrid, unitUnder } from './title'
import { type Condition, conditionOf, isByteRate, isMeasured, metricName, unitIn, unitOf } from './words'

export interface Table {
  readonly first: number
  readonly last: number
  readonly runs: readonly BlockRun[]
}

const SIZE = /^(?:file ?)?size$/i
const AXIS = /^(?:#\s*)?(?:threads?|clients?|jobs|procs?|processes|tasks|numjobs|#threads|thr)$/i

/** Reads a typed table. A near miss: its columns are conditions, and what it measures is said nowhere near. */
export function readTable(lines: readonly Line[], at: number): Table | NearMiss | null {
  const grid = readGrid(lines, at)
  if (grid === null) return null
  const columns = grid.heads.map(({ token }) => conditionOf(token.text))
  const rows = grid.rows.map(({ label }) => conditionOf(label.text))
  const title = titleOf(lines, grid.first)
  const unit = title.unit ?? unitUnder(lines, grid.last) ?? unitOfGrid(grid)
  const around: Around = { lines, grid, title, unit }
  const isSettings = columns.some((one) => one !== null) && grid.heads.length > 1 && areNames(grid, columns)
  const measured = grid.rows.every(({ label }) => isMeasured(label.text))
  if (isRelative(lines, grid.first)) return null
  if (isSettings && areApart(grid.heads.map(({ token }) => token.text))) {
    if (measured || areNamed(grid, unit)) return toTable(around, byColumn(around, columns))
    const isSure = unit !== null && columns.every((one) => one !== null)
    if (isSure && isAxis(grid) && metricOf(around) !== '') return toTable(around, bySweep(around, columns))
    const cases = rows.map((one, i) => one ?? caseOf(around, grid.rows[i]?.label.text ?? ''))
    if (isSure && metricOf(around) !== '' && cases.every((one) => one !== null))
      return toTable(around, byCell(around, columns, cases))
    return isSure
      ? { first: grid.first, last: grid.last, why: 'a typed table; what its rows measure is not said' }
      : null
  }
  if (rows.every((one) => one !== null) && areApart(grid.rows.map(({ label }) => label.text)) && areMetrics(grid, unit))
    return toTable(around, byRow(around, rows))
  return null
}

interface Around {
  readonly lines: readonly Line[]
  readonly grid: Grid
  readonly title: Title
  readonly unit: string | null
}

const areApart = (names: readonly string[]): boolean => new Set(names).size === names.length

/** All columns are settings, or those that are none are names as well. */
const areNames = ({ heads }: Grid, columns: readonly (Condition | null)[]): boolean =>
  heads.every(({ token }, i) => columns[i] !== null || (!isMeasured(token.text) && /^[\w+.-]{2,20}$/.test(token.text)))

const areMetrics = ({ heads }: Grid, unit: string | null): boolean =>
  heads.every(({ token }) => isMeasured(token.text) || unitIn(token.text) !== null || unitOf(token.text) !== null) &&
  (unit !== null || heads.some(({ token }) => unitIn(token.text) !== null || unitOf(token.text) !== null))

const isAxis = ({ corner, rows }: Grid): boolean =>
  corner !== null &&
  ((AXIS.test(corner.text) && rows.every(({ label }) => /^\d+$/.test(label.text))) ||
    (SIZE.test(corner.text) && rows.every(({ label }) => /^\d+(?:\.\d+)?\s?[kmg]i?b?$/i.test(label.text))))

/** Rows that name what was measured, or its unit. */
const areNamed = ({ rows }: Grid, unit: string | null): boolean =>
  (unit !== null && rows.every(({ label }) => isMeasured(label.text) || /\bp\d\d(?:\.\d+)?\b/.test(label.text))) ||
  (rows.some(({ label }) => unitIn(label.text) !== null) &&
    rows.every(({ label }) => (unit !== null && isMeasured(label.text)) || /[([][\w/]{1,8}[)\]]$/.test(label.text)))

/** The title's name; a rate in bytes without a name is a throughput. */
function metricOf({ title, unit }: Around): string {
  const name = metricName(title.words)
  return name === '' && isByteRate(unit) ? 'throughput' : name
}

/** Under a title that says what was measured, and in which unit, the rows are the cases. */
function caseOf({ title, grid }: Around, label: string): Condition | null {
  if (!isMeasured(title.words) || unitIn(title.words) === null) return null
  if (
    isMeasured(label) ||
    /\bp\d\d|\b(?:avg|mean|min|max|total|sum)\b/i.test(label) ||
    !/^[A-Za-z][\w .+/-]{1,30}$/.test(label)
  )
    return null
  const name = grid.corner && /^[A-Za-z][\w ]{2,20}$/.test(grid.corner.text) ? grid.corner.text.toLowerCase() : 'case'
  return { field: `factors.${name}`, value: label }
}

const toTable = ({ grid }: Around, runs: readonly BlockRun[]): Table | null =>
  runs.some(({ measurements }) => measurements.length > 0) ? { first: grid.first, last: grid.last, runs } : null

/** Columns are settings, rows what was measured. */
function byColumn(around: Around, columns: readonly (Condition | null)[]): readonly BlockRun[] {
  const { grid } = around
  return grid.heads.map(({ token }, column) => {
    const figures = grid.rows.flatMap(({ label, cells }) => {
      const bracketed = /[([][\w/]{1,8}[)\]]$/.test(label.text)
      const unit = unitIn(label.text) ?? (bracketed ? null : around.unit)
      return figureOf(metricName(label.text), cells[column], unit)
    })
    const corner = grid.corner
    const named = corner !== null && /^[\w.+-]{2,20}$/.test(corner.text) && !AXIS.test(corner.text) ? corner : null
    const label = named === null ? token.text : `${named.text} / ${token.text}`
    return runOfTable(around, figures, [
      printedAt('label', label, token.line.number, token.text),
      ...both([named === null ? null : cornerOf(named.text), named ?? token]),
      printed(columns[column] ?? { field: 'factors.variant', value: token.text }, token),
    ])
  })
}

/** fio's engines stand over what was measured with them */
const ENGINE = /^(?:io_uring|libaio|psync|pvsync2?|posixaio|sync|mmap)$/

const cornerOf = (words: string): Condition | null =>
  ENGINE.test(words) ? { field: 'factors.ioengine', value: words } : conditionOf(words)

/** Both are settings: every cell is a run, the title says what was measured. */
function byCell(
  around: Around,
  columns: readonly (Condition | null)[],
  rows: readonly (Condition | null)[],
): readonly BlockRun[] {
  const metric = metricOf(around)
  return around.grid.rows.flatMap(({ label, cells }, row) =>
    around.grid.heads.map(({ token }, column) =>
      runOfTable(around, figureOf(metric, cells[column], around.unit), [
        printedAt('label', `${label.text} ${token.text}`, label.line.number, label.text),
        ...both([rows[row] ?? null, label], [columns[column] ?? null, token]),
      ]),
    ),
  )
}

/** Columns are settings, rows a number of threads. */
function bySweep(around: Around, columns: readonly (Condition | null)[]): readonly BlockRun[] {
  const { grid } = around
  const axis = (grid.corner?.text ?? '').replace(/^#\s*/, '').toLowerCase()
  const name = SIZE.test(axis)
    ? 'fileSize'
    : /^thr/.test(axis)
      ? 'threads'
      : /^client/.test(axis)
        ? 'clients'
        : /^task/.test(axis)
          ? 'tasks'
          : axis
  return grid.heads.flatMap(({ token, over }, column) => {
    const metric = over === null ? metricOf(around) : metricName(over.text)
    const figures = grid.rows.flatMap(({ label, cells }) => {
      const place = /^\d+$/.test(label.text) ? Number(label.text) : label.text
      return figureOf(metric, cells[column], around.unit, { [name]: place })
    })
    return [
      runOfTable(around, figures, [
        printedAt('label', token.text, token.line.number, token.text),
        printed(columns[column] ?? { field: 'factors.variant', value: token.text }, token),
      ]),
    ]
  })
}

/** Rows are settings, columns what was measured. */
function byRow(around: Around, rows: readonly (Condition | null)[]): readonly BlockRun[] {
  const { grid } = around
  return grid.rows.map(({ label, cells }, row) => {
    const figures = grid.heads.flatMap(({ token, over }, column) => {
      const own = unitOf(token.text)
      const name = metricName(own === null ? token.text : (over?.text ?? around.title.words))
      return figureOf(name === '' ? 'throughput' : name, cells[column], own ?? unitIn(token.text) ?? around.unit)
    })
    return runOfTable(around, figures, [
      printedAt('label', label.text, label.line.number, label.text),
      ...both([rows[row] ?? null, label], [null, label]),
    ])
  })
}

const both = (...named: readonly (readonly [Condition | null, Token])[]): readonly Printed[] =>
  named.flatMap(([condition, token]) => (condition === null ? [] : [printed(condition, token)]))

const printed = ({ field, value }: Condition, { line, text }: Token): Printed =>
  printedAt(field, value, line.number, text)

function figureOf(
  metric: string,
  cell: Cell | undefined,
  unit: string | null,
  params: Params = {},
): readonly Measurement[] {
  if (cell === undefined || cell.isChange) return []
  const status = cell.value === null ? 'not_run' : 'ok'
  return [measure(metric, cell.token, { value: cell.value, unit: cell.unit ?? unit, params, status })]
}

const runOfTable = ({ lines, grid }: Around, figures: readonly Measurement[], said: readonly Printed[]): BlockRun =>
  runOf('typed', lines, [grid.first, grid.last], figures, said)
