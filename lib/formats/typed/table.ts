import type { Line } from '@/lib/mail/line'
import type { BlockRun, NearMiss } from '../format'
import { type Around, aroundOf } from './around'
import { nameOfRow, readGrid } from './grid'
import type { Grid } from './grid-shape'
import { namedOver } from './list'
import { placeIn } from './place-in'
import { withoutBars } from './run-of-table'
import { byCell, byNamedColumn } from './runs-of-cells'
import { byColumn } from './runs-of-columns'
import { byRow } from './runs-of-rows'
import { byPlace, bySweep } from './runs-of-sweep'
import { caseField, caseOf, metricOf } from './table-metric'
import {
  areApart,
  areMetrics,
  areNamed,
  areRates,
  areSettings,
  areTasks,
  haveOwnUnits,
  isNamed,
  isTitled,
} from './table-says'
import { isRelative } from './title'
import type { Table } from './typed-table'
import { type Condition, conditionsOf, isMeasured } from './words'

/** Reads a typed table. A near miss: its columns are conditions, and what it measures is said nowhere near. */
export function readTable(lines: readonly Line[], at: number): Table | NearMiss | null {
  const grid = readGrid(lines, at)
  if (grid === null || isRelative(lines, grid.first)) return null
  // `dbench 64   avg 5 runs` over kernels is the title of a list
  if (grid.heads.length === 1 && namedOver(lines, at + 1) !== null) return null
  const around = aroundOf(lines, grid)
  if (grid.rows.length === 1) return readRowAlone(around)
  const rows = conditionsOf(grid.rows.map(({ label }) => label.text))
  const areAllPlaces = grid.heads.length > 1 && grid.heads.every(({ token }) => placeIn(token.text) !== null)
  const places = areAllPlaces ? readPlaces(around) : null
  if (places !== null) return places
  if (haveOwnUnits(around, rows))
    return toTable(
      around,
      byRow(
        around,
        rows.map((one, i) => one ?? variantOf(grid, i)),
      ),
    )
  if (areSettings(around)) return readSettings(around, rows)
  if (rows.every((one) => one !== null) && areApart(grid.rows.map(nameOfRow)) && areMetrics(grid, around.unit))
    return toTable(around, byRow(around, rows))
  return null
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

const variantOf = ({ rows }: Grid, row: number): Condition => ({
  field: 'factors.variant',
  value: withoutBars(rows[row]?.label.text ?? ''),
})

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
  return isSaid && areApart(grid.rows.map(nameOfRow)) ? toTable(around, byPlace(around, metric)) : null
}

/** Each column says what was measured and on which setting; the rows are cases or settings. */
function readNamed(around: Around): Table | null {
  const { grid } = around
  const isSaid = around.unit !== null || grid.heads.every(({ over }) => /iops/i.test(over?.text ?? ''))
  return isSaid && areApart(grid.rows.map(nameOfRow)) ? toTable(around, byNamedColumn(around)) : null
}

const toTable = ({ grid }: Around, runs: readonly BlockRun[]): Table | null =>
  runs.some(({ measurements }) => measurements.length > 0) ? { first: grid.first, last: grid.last, runs } : null
