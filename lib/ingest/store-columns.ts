import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import type { Conditions } from '@/lib/model'
import { optionsOf, runColumns } from './run-columns'

/** Writes anew what follows from the conditions of a stored run: its columns and its single mount options. */
export async function storeColumns(
  transaction: Transaction,
  runId: number,
  conditions: Conditions,
  messageKey: string,
): Promise<void> {
  await transaction.run.update({ where: { id: runId }, data: runColumns(conditions, messageKey) })
  await transaction.mountOption.deleteMany({ where: { runId } })
  const options = optionsOf(conditions).map((option) => ({ runId, option }))
  await insertRows(transaction, 'MountOption', ['runId', 'option'], options)
}
