import { BadCorrection, isCorrectableField } from '@/lib/ingest/correction'
import { conditionField } from './condition-field'
import type { Field } from './field'
import { LINES, linesField } from './lines-field'
import { RESULT, resultField } from './result-field'

/** What is not a condition, by its name. */
const OTHERS: ReadonlyMap<string, Field> = new Map([
  [RESULT, resultField],
  [LINES, linesField],
])

/** @throws BadCorrection for a name of nothing that can be corrected */
export function fieldNamed(name: string): Field {
  const other = OTHERS.get(name)
  if (other !== undefined) return other
  if (isCorrectableField(name)) return conditionField(name)
  throw new BadCorrection(`${name} cannot be corrected: it is no condition.`)
}
