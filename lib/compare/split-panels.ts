import type { Cell } from './cell'
import type { ConditionField } from './figure'
import { conditionFields, countValues, partition, type ReadField, readCondition, spreadOf, valueKey } from './spread'

/** Cells of one panel, and the conditions that tell it from the machine's other panels. */
export interface PanelCells {
  readonly cells: readonly Cell[]
  readonly split: Readonly<Record<ConditionField, string | null>>
}

/** What a panel holds equal where a poster went through several of it. The rest (factors) stands in a group's label. */
const PANEL_FIELDS: readonly ConditionField[] = ['kernel', 'filesystem', 'toolVersion', 'mountOptions']

/** Mount options belong to their filesystem: ext3 with data=writeback is compared with xfs, not kept apart from it. */
const isOwnOf = (field: ConditionField, by: ConditionField): boolean => by === 'filesystem' && field === 'mountOptions'

/** Splitting helps only where a value of the condition is met again under another varied value: else nothing is left to compare. */
function isShared(cells: readonly Cell[], read: ReadField): boolean {
  return [...partition(cells, (cell) => read(cell) ?? '').values()].some((part) => countValues(part) > 1)
}

/** One machine's cells in panels whose kernel, filesystem, tool version and mount options hold still within a varied value. */
export function splitPanels(cells: readonly Cell[], by: ConditionField): readonly PanelCells[] {
  return splitBy(
    cells,
    PANEL_FIELDS.filter((field) => field !== by && !isOwnOf(field, by)),
    {},
  )
}

function splitBy(
  cells: readonly Cell[],
  fields: readonly ConditionField[],
  split: PanelCells['split'],
): readonly PanelCells[] {
  const stated = new Set(conditionFields(cells))
  const field = fields.find(
    (one) =>
      stated.has(one) &&
      spreadOf(cells, readCondition(one), valueKey) === 'within' &&
      isShared(cells, readCondition(one)),
  )
  if (field === undefined) return [{ cells, split }]
  const read = readCondition(field)
  const rest = fields.filter((one) => one !== field)
  return [...partition(cells, (cell) => read(cell) ?? '').values()].flatMap((part) => {
    const value = part[0] === undefined ? null : read(part[0])
    return splitBy(part, rest, { ...split, [field]: value })
  })
}
