import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import { timeColumn } from '@/lib/db/time-column'
import { type ConditionRow, conditionsInForce } from './condition-row'
import { optionsOf } from './run-columns'

export interface ConditionsOfRun {
  readonly runId: number
  readonly rows: readonly ConditionRow[]
}

/** Writes the conditions and the single mount options of runs that have none yet. */
export async function storeConditions(
  transaction: Transaction,
  runs: readonly ConditionsOfRun[],
  now: Date,
): Promise<void> {
  await insertRows(
    transaction,
    'Condition',
    ['runId', 'field', 'value', 'readValue', 'line', 'text', 'how', 'correctedAt'],
    runs.flatMap(({ runId, rows }) =>
      rows.map(({ corrected, correctedAt, ...row }) => ({
        ...{ runId, ...row },
        correctedAt: corrected ? timeColumn(correctedAt ?? now) : null,
      })),
    ),
  )
  await insertRows(
    transaction,
    'MountOption',
    ['runId', 'option'],
    runs.flatMap(({ runId, rows }) => optionsOf(conditionsInForce(rows)).map((option) => ({ runId, option }))),
  )
}
