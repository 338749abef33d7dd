import type { Transaction } from '@/lib/db/in-transaction'

/** Keeps the heads above every message of the archive for good: those of an export may wait here for an answer, and those here for one of it. */
export async function keepThreads(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    WITH RECURSIVE above (id) AS (
      SELECT ancestor FROM Reference
      UNION SELECT h.parentId FROM above JOIN Head h ON h.messageId = above.id WHERE h.parentId IS NOT NULL
    )
    UPDATE Head SET source = NULL, position = NULL WHERE source IS NOT NULL AND messageId IN (SELECT id FROM above)`
}
