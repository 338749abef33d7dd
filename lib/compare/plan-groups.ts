import { type Cell, firstOf } from './cell'
import { besidesWords, valueWords } from './field-words'
import type { ConditionField } from './figure'
import { conditionFields, partition, readCondition, spreadOf, valueKey } from './spread'

/** Cells that share a bar or a line: one varied value, and one of whatever else tells its runs apart. */
export interface GroupPlan {
  readonly value: string | null
  readonly label: string
  readonly besides: Readonly<Record<ConditionField, string>>
  readonly cells: readonly Cell[]
  readonly first: number
}

export interface GroupsPlan {
  readonly groups: readonly GroupPlan[]
  /** conditions that differ between the varied values, one for each */
  readonly differs: readonly ConditionField[]
  readonly equal: Readonly<Record<ConditionField, string>>
}

/** The groups of one panel, in the order of the text. */
export function planGroups(cells: readonly Cell[], by: ConditionField): GroupsPlan {
  const fields = conditionFields(cells)
  const spreads = new Map(fields.map((field) => [field, spreadOf(cells, readCondition(field), valueKey)]))
  const within = fields.filter((field) => spreads.get(field) === 'within')
  const keyOf = (cell: Cell) =>
    JSON.stringify([valueKey(cell), ...within.map((field) => cell.conditions[field] ?? null)])
  const groups = [...partition(cells, keyOf).values()].map((part) => planGroup(part, within, by))
  const first = cells[0]
  const equal = fields.filter((field) => spreads.get(field) === 'equal')
  return {
    groups: groups.toSorted((a, b) => a.first - b.first),
    differs: fields.filter((field) => spreads.get(field) === 'between'),
    equal: Object.fromEntries(equal.map((field) => [field, first?.conditions[field] ?? ''])),
  }
}

function planGroup(cells: readonly Cell[], within: readonly ConditionField[], by: ConditionField): GroupPlan {
  const one = cells[0]
  const value = one?.value ?? null
  const besides = Object.fromEntries(
    within.flatMap((field) => {
      const stated = one?.conditions[field]
      return stated === undefined ? [] : [[field, stated]]
    }),
  )
  const words = Object.entries(besides).map(([field, stated]) => besidesWords(field, stated))
  return { value, besides, cells, first: firstOf(cells), label: [valueWords(by, value).text, ...words].join(', ') }
}
