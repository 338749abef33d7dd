import type { Transaction } from '@/lib/db/in-transaction'

/** Those of these numbers by which the archive has runs. */
export async function takenNumbers(transaction: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await transaction.$queryRaw<{ id: number | bigint }[]>`
    SELECT id FROM Run WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  return new Set(rows.map(({ id }) => Number(id)))
}
