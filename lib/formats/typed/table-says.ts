import type { Around } from './around'
import { nameOfRow } from './grid'
import type { Grid } from './grid-shape'
import { isUnitAlone } from './heads'
import { placeIn } from './place-in'
import { type Condition, conditionOf, isMeasured, isOfCode, measuredName, unitIn, unitOf } from './words'

/** Settings that are known by name, or names under what was measured in all of them. */
export const areSettings = (around: Around): boolean => {
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

/** A unit of its own under the name of each column: they say what was measured where they differ, or the rows are settings. */
export const haveOwnUnits = ({ grid: { heads, rows } }: Around, conditions: readonly (Condition | null)[]): boolean =>
  heads.length > 1 &&
  heads.every(({ token, over }) => isUnitAlone(token) && over !== null && conditionOf(over.text) === null) &&
  (new Set(heads.map(({ token }) => token.text)).size > 1 || conditions.every((one) => one !== null)) &&
  areApart(rows.map(nameOfRow)) &&
  areApart(heads.map(({ over }) => over?.text ?? ''))

export const isNamed = ({ token }: Grid['heads'][number]): boolean =>
  !isMeasured(token.text) && unitOf(token.text) === null

export const areApart = (names: readonly string[]): boolean => new Set(names).size === names.length

/** All columns are settings, or those that are none are names as well. */
const areNames = ({ heads }: Grid, columns: readonly (Condition | null)[]): boolean =>
  heads.every(
    ({ token }, i) =>
      columns[i] !== null ||
      (!isMeasured(token.text) && /^[~!]?[\w+.()-]{2,20}(?: [\w+.-]{1,15}){0,3}$/.test(token.text)),
  )

export const areMetrics = ({ heads }: Grid, unit: string | null): boolean =>
  heads.every(({ token }) => isMeasured(token.text) || unitIn(token.text) !== null || unitOf(token.text) !== null) &&
  areApart(
    heads.map(({ token, over }) =>
      over === null || isUnitAlone(token) ? (over?.text ?? token.text) : `${over.text} ${token.text}`,
    ),
  ) &&
  (unit !== null || heads.some(({ token }) => unitIn(token.text) !== null || unitOf(token.text) !== null))

/** Rows that name what was measured, or its unit. */
export const areNamed = ({ rows }: Grid, unit: string | null): boolean =>
  (unit !== null && rows.every(({ label }) => isMeasured(label.text) || /\bp\d\d(?:\.\d+)?\b/.test(label.text))) ||
  (rows.some(({ label }) => unitIn(label.text) !== null) &&
    rows.every(({ label }) => (unit !== null && isMeasured(label.text)) || /[([][\w/]{1,8}[)\]]$/.test(label.text)))

/** what people time on a filesystem */
const TASK =
  /\b(?:unpack\w*|untar\w*|extract\w*|tar|cp|cop(?:y\w*|ies)|rm|delet\w*|remov\w*|creat\w*|travers\w*|walk\w*|find|grep|ls|du|build\w*|compil\w*|make|checkout|clone|sync|u?mount\w*|fsck|mkfs|boot\w*|stat|list\w*|read\w*|writ\w*)\b/i

/**
 * `cold traversal   1:01.5   0:42.9` under two kernels, or a setting and "default": what stands before times is what was timed. A last row may count
 * something else: `peak load   106   210`.
 */
export function areTasks({ grid, columns, title }: Around, rows: readonly (Condition | null)[]): boolean {
  const isTimed = ({ label, cells }: Grid['rows'][number]): boolean =>
    TASK.test(label.text) &&
    placeIn(label.text) === null &&
    cells.every(({ value, unit }) => value === null || unit === 's')
  return (
    (columns.every((one) => one !== null) || (columns.some((one) => one !== null) && grid.heads.every(isNamed))) &&
    rows.every((one) => one === null) &&
    (!isMeasured(title.words) || /^with(?:out)?\b/i.test(title.words)) &&
    grid.rows.length > 1 &&
    grid.rows.slice(0, -1).every(isTimed) &&
    (grid.rows.slice(-1).every(isTimed) || grid.rows.length > 3)
  )
}

/** Every figure is a rate with its unit beside it, which says what it is of. What code and sums reach is no storage. */
export const areRates = ({ rows }: Grid): boolean =>
  rows.every(({ cells }) =>
    cells.every(({ value, unit }) => value === null || (unit !== null && measuredName(unit) !== '')),
  ) && !rows.some(({ label }) => isOfCode(label.text))

/** The title says what was measured, and in which unit. */
export const isTitled = ({ title }: Around): boolean => isMeasured(title.words) && unitIn(title.words) !== null
