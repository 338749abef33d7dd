import type { Transaction } from '@/lib/db/in-transaction'
import type { ConditionRow } from './condition-row'

/** The conditions of a stored run, in the order in which they were stored. */
export async function readConditionRows(transaction: Transaction, runId: number): Promise<readonly ConditionRow[]> {
  const rows = await transaction.condition.findMany({ where: { runId }, orderBy: { id: 'asc' } })
  return rows.map(({ field, value, readValue, line, text, how, correctedAt }) => ({
    field,
    value,
    readValue,
    line,
    text,
    how: how === 'stated' || how === 'inferred' ? how : null,
    corrected: correctedAt !== null,
  }))
}
