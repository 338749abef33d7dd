import type { Archive } from './db/client'
import { inTransaction, type Transaction } from './db/in-transaction'
import { conditionsInForce } from './ingest/condition-row'
import { correctRow } from './ingest/correction'
import { readConditionRows } from './ingest/read-condition-rows'
import { storeColumns } from './ingest/store-columns'

/**
 * Puts one condition of a saved run right; what was read stays beside it. Setting it to what was read takes the correction
 * back. `field` and `value` as in a Correction; throws a BadCorrection for a field that is none. false: there is no such run.
 */
export async function correctRun(
  archive: Archive,
  runId: number,
  field: string,
  value: string | null,
): Promise<boolean> {
  return inTransaction(archive, (transaction) => correctWithin(transaction, runId, field, value, new Date()))
}

/** The same inside a transaction, as it was done at some time. */
export async function correctWithin(
  transaction: Transaction,
  runId: number,
  field: string,
  value: string | null,
  time: Date,
): Promise<boolean> {
  // Writes before it reads, so that the whole transaction holds the write lock.
  const locked = await transaction.$executeRaw`UPDATE Run SET ordinal = ordinal WHERE id = ${runId}`
  if (locked === 0) return false
  const { message } = await transaction.run.findUniqueOrThrow({
    where: { id: runId },
    select: { message: { select: { key: true } } },
  })
  const rows = correctRow(await readConditionRows(transaction, runId), field, value)
  const row = rows.find((candidate) => candidate.field === field)
  if (row === undefined) await transaction.condition.deleteMany({ where: { runId, field } })
  else {
    const change = { value: row.value, correctedAt: row.corrected ? time : null }
    await transaction.condition.upsert({
      where: { runId_field: { runId, field } },
      create: { runId, field, ...change },
      update: change,
    })
  }
  await storeColumns(transaction, runId, conditionsInForce(rows), message.key)
  return true
}
