import type { Printed } from '../format'
import { printedAt } from '../measure'
import type { Token } from '../tokens'
import type { Condition } from './words'

/** What the words of a head or a label say of the run. */
export const printedBy = ({ field, value }: Condition, { line, text }: Token): Printed =>
  printedAt(field, value, line.number, text)
