import type { ConditionField } from './figure'
import { AMOUNTS, type PairCell } from './pair-cell'

/** In what two cells differ besides the varied condition: conditions, how much was worked on, the mail. */
export function differences(a: PairCell, b: PairCell, by: ConditionField): readonly ConditionField[] {
  const fields = [
    ...(a.conditions === b.conditions ? [] : differingIn(a.conditions, b.conditions)),
    ...(a.params === b.params ? [] : AMOUNTS.filter((name) => a.params[name] !== b.params[name])).map(asField),
    ...(a.messageId === b.messageId ? [] : ['message']),
  ]
  return fields.includes(by) ? fields.filter((field) => field !== by) : fields
}

const asField = (name: string): ConditionField => `params.${name}`

type Conditions = PairCell['conditions']

/** The first one's fields first. */
function differingIn(a: Conditions, b: Conditions): readonly ConditionField[] {
  const fields: ConditionField[] = []
  for (const field in a) if (a[field] !== b[field]) fields.push(field)
  for (const field in b) if (a[field] === undefined) fields.push(field)
  return fields
}
