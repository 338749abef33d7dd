import type { Cell } from './cell'
import type { ConditionField } from './figure'

/**
 * How a condition spreads over runs that are to be compared by something else.
 * `equal`: one value everywhere. `between`: one value for each varied value, so that nobody can tell which of the two did it:
 * it "also differs". `within`: several for one varied value, so that it tells runs of that value apart.
 */
export type Spread = 'equal' | 'between' | 'within'

/** Reads a field of a cell; null: not stated. */
export type ReadField = (cell: Cell) => string | null

export const readCondition =
  (field: ConditionField): ReadField =>
  (cell) =>
    cell.conditions[field] ?? null

export const readParam =
  (name: string): ReadField =>
  (cell) =>
    cell.params[name] ?? null

/** `within` is asked of each class (a varied value; a group). */
export function spreadOf(cells: readonly Cell[], read: ReadField, classOf: (cell: Cell) => string): Spread {
  const byClass = new Map<string, string | null>()
  const all = new Set<string | null>()
  for (const cell of cells) {
    const value = read(cell)
    const name = classOf(cell)
    const before = byClass.get(name)
    if (before !== undefined && before !== value) return 'within'
    byClass.set(name, value)
    all.add(value)
  }
  return all.size > 1 ? 'between' : 'equal'
}

/** A varied value as a key: "not stated" is none of the values that can be written. */
export const valueKey = ({ value }: Cell): string => (value === null ? '' : `=${value}`)

export const countValues = (cells: readonly Cell[]): number => new Set(cells.map(valueKey)).size

/** Every condition that at least one of the cells states, in the order of their first cell. */
export const conditionFields = (cells: readonly Cell[]): readonly ConditionField[] => [
  ...new Set(cells.flatMap(({ conditions }) => Object.keys(conditions))),
]

export const paramNames = (cells: readonly Cell[]): readonly string[] => [
  ...new Set(cells.flatMap(({ params }) => Object.keys(params))),
]

/** Parts with equal keys, in the order of their first cell. */
export function partition<T, K = string>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, T[]> {
  const parts = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const part = parts.get(key)
    if (part === undefined) parts.set(key, [item])
    else part.push(item)
  }
  return parts
}
