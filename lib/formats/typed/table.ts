import type { Line } from '@/lib/mail/line'
import type { BlockRun, NearMiss } from '../format'
import { type Axis, axisOf } from './axis'
import { type Grid, readGrid } from './grid'
import { namedOver } from './list'
import { placeIn } from './place-in'
import { byCell, byColumn, byNamedColumn, byPlace, byRow, bySweep, withoutBars } from './runs-of-table'
import { isRelative, type Title, titleOf, unitOfGrid, unitUnder } from './title'
import {
  type Condition,
  conditionOf,
  conditionsOf,
  isMeasured,
  isOfCode,
  measuredName,
  metricName,
  unitIn,
  unitOf,
} from './words'

export interface Table {
  readonly first: number
  readonly last: number
  readonly runs: readonly BlockRun[]
}

/** A grid, and what the words around it say of its figures. */
export interface Around {
  readonly lines: readonly Line[]
  readonly grid: Grid
  readonly title: Title
  readonly unit: string | null
  /** what each column is a setting of; null: nothing that is known by name */
  readonly columns: readonly (Condition | null)[]
  readonly axis: Axis | null
  /** the line of heads over the columns says what was measured in each, not another setting */
  readonly isMeasuredOver: boolean
}

/** Reads a typed table. A near miss: its columns are conditions, and what it measures is said nowhere near. */
export function readTable(lines: readonly Line[], at: number): Table | NearMiss | null {
  const grid = readGrid(lines, at)
  if (grid === null || isRelative(lines, grid.first)) return null
  // `dbench 64   avg 5 runs` over kernels is the title of a list
  if (grid.heads.length === 1 && namedOver(lines, at + 1) !== null) return null
  const around = aroundOf(lines, grid)
  if (grid.rows.length === 1) return readRowAlone(around)
  const rows = grid.rows.map(({ label }) => conditionOf(label.text))
  const areAllPlaces = grid.heads.length > 1 && grid.heads.every(({ token }) => placeIn(token.text) !== null)
  const places = areAllPlaces ? readPlaces(around) : null
  if (places !== null) return places
  if (areSettings(around)) return readSettings(around, rows)
  if (
    rows.every((one) => one !== null) &&
    areApart(grid.rows.map(({ label }) => label.text)) &&
    areMetrics(grid, around.unit)
  )
    return toTable(around, byRow(around, rows))
  return null
}

function aroundOf(lines: readonly Line[], grid: Grid): Around {
  const over = titleOf(lines, grid.first)
  const corner = grid.corner?.text ?? ''
  const title = isMeasured(corner) && unitIn(corner) !== null ? { words: corner, unit: unitIn(corner) } : over
  return {
    lines,
    grid,
    title,
    unit: title.unit ?? unitUnder(lines, grid.last) ?? unitOfGrid(grid),
    columns: conditionsOf(grid.heads.map(({ token }) => token.text)),
    axis: axisOf(grid),
    isMeasuredOver: grid.heads.every((head) => head.over !== null && isMeasured(head.over.text)),
  }
}

/** The columns are settings: rows are what was measured, a sweep, or settings too. */
function readSettings(around: Around, rows: readonly (Condition | null)[]): Table | NearMiss | null {
  const { grid, unit, columns, axis, isMeasuredOver } = around
  if (isMeasuredOver)
    return axis === null ? readNamed(around) : toTable(around, bySweep(around, axis, metricOf(around)))
  if (axis !== null && axis.metric !== null && unit !== null) return toTable(around, bySweep(around, axis, axis.metric))
  if (
    /^metrics?$/i.test(grid.corner?.text ?? '') ||
    grid.rows.every(({ label }) => isMeasured(label.text)) ||
    areNamed(grid, unit) ||
    areTasks(around, rows)
  )
    return toTable(around, byColumn(around))
  const isSure = unit !== null && (columns.every((one) => one !== null) || isTitled(around))
  const metric = metricOf(around)
  const isKnown = unit !== null && (columns.some((one) => one !== null) || isTitled(around))
  const isRated =
    areRates(grid) &&
    grid.heads.every(isNamed) &&
    (isMeasured(around.title.words) || columns.every((one) => one !== null))
  if ((isKnown || isRated) && axis !== null && metric !== '') return toTable(around, bySweep(around, axis, metric))
  const cases = rows.map((one, i) => one ?? caseOf(around, grid.rows[i]?.label.text ?? ''))
  if (isSure && metric !== '' && cases.every((one) => one !== null))
    return toTable(around, byCell(around, cases, metric))
  if ((columns.every((one) => one !== null) || grid.heads.every(isNamed)) && areRates(grid))
    return toTable(
      around,
      byCell(
        around,
        rows.map((one, i) => one ?? { field: caseField(grid), value: withoutBars(grid.rows[i]?.label.text ?? '') }),
        '',
      ),
    )
  return isSure ? { first: grid.first, last: grid.last, why: 'a typed table; what its rows measure is not said' } : null
}

/** One row that names what was measured, under settings that are all known by name. */
const readRowAlone = (around: Around): Table | null =>
  around.grid.heads.length > 1 &&
  around.columns.every((one) => one !== null) &&
  around.grid.rows.every(({ label }) => isMeasured(label.text))
    ? toTable(around, byColumn(around))
    : null

/** The columns are places in a sweep, each row a setting; the title or the cells say what was measured. */
function readPlaces(around: Around): Table | null {
  const { grid, unit } = around
  const title = metricOf(around)
  const isSaid = areRates(grid) || (unit !== null && title !== '' && isMeasured(around.title.words))
  const metric = isMeasured(around.title.words) ? title : ''
  return isSaid && areApart(grid.rows.map(({ label }) => label.text)) ? toTable(around, byPlace(around, metric)) : null
}

/** Each column says what was measured and on which setting; the rows are cases or settings. */
function readNamed(around: Around): Table | null {
  const { grid } = around
  const isSaid = around.unit !== null || grid.heads.every(({ over }) => /iops/i.test(over?.text ?? ''))
  return isSaid && areApart(grid.rows.map(({ label }) => label.text)) ? toTable(around, byNamedColumn(around)) : null
}

/** Settings that are known by name, or names under what was measured in all of them. */
const areSettings = (around: Around): boolean => {
  const { grid, columns, isMeasuredOver } = around
  if (grid.heads.length < 2 || !areApart(grid.heads.map(({ token, over }) => `${over?.text ?? ''} ${token.text}`)))
    return false
  if (isMeasuredOver) return grid.heads.every(isNamed)
  const isSaid =
    columns.some((one) => one !== null) ||
    areOperations(around) ||
    isTitled(around) ||
    (grid.heads.length > 1 && areRates(grid)) ||
    areTimed(grid)
  return isSaid && areNames(grid, columns)
}

/** The title says what was measured, and in which unit. */
const isTitled = ({ title }: Around): boolean => isMeasured(title.words) && unitIn(title.words) !== null

/** `seqread`, `rand-write` under a title that says in which unit: the columns can only be what they were done on. */
const areOperations = ({ grid, title }: Around): boolean =>
  title.unit !== null &&
  grid.rows.every(({ label }) => /^(?:seq|rand|sequential|random)[-_ ]?(?:read|write|rw)s?$/i.test(label.text))

const STATISTIC = /^(?:min|max|avg|mean|median|sum|total|std\w*|count|calls|samples|p?\d+(?:th|%)?)$/i

/** `wait time (us)`, `commit latency (us)`: rows that name what was measured, each in its unit; over them stand settings. */
const areTimed = ({ heads, rows }: Grid): boolean =>
  rows.every(
    ({ label }) => isMeasured(label.text) && /[([][\w/]{1,8}[)\]]$/.test(label.text) && unitIn(label.text) !== null,
  ) && !heads.some(({ token }) => STATISTIC.test(token.text) || unitIn(token.text) !== null)

const isNamed = ({ token }: Grid['heads'][number]): boolean => !isMeasured(token.text) && unitOf(token.text) === null

const areApart = (names: readonly string[]): boolean => new Set(names).size === names.length

/** All columns are settings, or those that are none are names as well. */
const areNames = ({ heads }: Grid, columns: readonly (Condition | null)[]): boolean =>
  heads.every(
    ({ token }, i) =>
      columns[i] !== null ||
      (!isMeasured(token.text) && /^[~!]?[\w+.-]{2,20}(?: [\w+.-]{1,15}){0,3}$/.test(token.text)),
  )

const areMetrics = ({ heads }: Grid, unit: string | null): boolean =>
  heads.every(({ token }) => isMeasured(token.text) || unitIn(token.text) !== null || unitOf(token.text) !== null) &&
  (unit !== null || heads.some(({ token }) => unitIn(token.text) !== null || unitOf(token.text) !== null))

/** Rows that name what was measured, or its unit. */
const areNamed = ({ rows }: Grid, unit: string | null): boolean =>
  (unit !== null && rows.every(({ label }) => isMeasured(label.text) || /\bp\d\d(?:\.\d+)?\b/.test(label.text))) ||
  (rows.some(({ label }) => unitIn(label.text) !== null) &&
    rows.every(({ label }) => (unit !== null && isMeasured(label.text)) || /[([][\w/]{1,8}[)\]]$/.test(label.text)))

/** what people time on a filesystem */
const TASK =
  /\b(?:unpack\w*|untar\w*|extract\w*|tar|cp|cop(?:y\w*|ies)|rm|delet\w*|remov\w*|creat\w*|travers\w*|walk\w*|find|grep|ls|du|build\w*|compil\w*|make|checkout|clone|sync|u?mount\w*|fsck|mkfs|boot\w*|stat|list\w*|read\w*|writ\w*)\b/i

/** `cold traversal   1:01.5   0:42.9` under two kernels: what stands before times is what was timed. */
const areTasks = ({ grid, columns, title }: Around, rows: readonly (Condition | null)[]): boolean =>
  columns.every((one) => one !== null) &&
  rows.every((one) => one === null) &&
  !isMeasured(title.words) &&
  grid.rows.every(
    ({ label, cells }) =>
      TASK.test(label.text) &&
      placeIn(label.text) === null &&
      cells.every(({ value, unit }) => value === null || unit === 's'),
  )

/** Every figure is a rate with its unit beside it, which says what it is of. What code and sums reach is no storage. */
const areRates = ({ rows }: Grid): boolean =>
  rows.every(({ cells }) =>
    cells.every(({ value, unit }) => value === null || (unit !== null && measuredName(unit) !== '')),
  ) && !rows.some(({ label }) => isOfCode(label.text))

/** Words over a table that say nothing of what it measures. */
const NO_NAME =
  /^(?:(?:the|some|test|performance|benchmark|my|here are|full) )*(?:results?|numbers?|figures?|data|comparison|(?<!bench(?:mark)? )summary)$/i

/** The title's name; a rate without a name is what its unit counts. */
function metricOf({ title, unit, grid }: Around): string {
  const words = title.words
    .replace(/[([{][^()[\]{}]*[)\]}]/g, ' ')
    .replace(/^\W*(?:test )?results?\s*:/i, '')
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[=*#-]+|[:,=*#-]+$/g, ''))
    .filter((word) => word !== '' && unitOf(word) === null)
    .join(' ')
  const name = NO_NAME.test(words) || conditionOf(words) !== null ? '' : metricName(words)
  const units = unit === null ? grid.rows.flatMap(({ cells }) => cells.map((cell) => cell.unit)) : [unit]
  return name === '' && new Set(units.map((one) => measuredName(one ?? ''))).size === 1
    ? measuredName(units[0] ?? '')
    : name
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
  return { field: caseField(grid), value: withoutBars(label) }
}

const caseField = ({ corner }: Grid): string =>
  `factors.${corner && /^[A-Za-z][\w ]{2,20}$/.test(corner.text) ? corner.text.toLowerCase() : 'case'}`

const toTable = ({ grid }: Around, runs: readonly BlockRun[]): Table | null =>
  runs.some(({ measurements }) => measurements.length > 0) ? { first: grid.first, last: grid.last, runs } : null
