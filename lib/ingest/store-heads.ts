import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import type { Head } from '@/lib/mail/headers'

/** The head of a mail that passed by without a result. */
export interface PassedHead extends Head {
  readonly messageId: string
  /** where its mail stands among all of its source, from 1; none: behind the last that waits. By it the same mails come to the same, in whatever batches. */
  readonly position?: number
}

/**
 * So many heads of a source wait for an answer that holds a result: a list's months, some megabytes. A fixed number and not a time, because
 * the dates of mails are not to be trusted, and because what is kept must not depend on where an import was broken off.
 */
export const WAITING = 20_000

/** The source of what comes mail by mail and has none: single files, what was pasted. */
export const NO_SOURCE = 'files'

/**
 * Notes the heads of mails that passed by, in their order, and keeps for good those of the threads above stored messages,
 * whichever of the two came first. The rest waits in its source for an answer until `WAITING` others have come.
 *
 * @param stored ids of the messages that were stored since this was asked last
 */
export async function storeHeads(
  transaction: Transaction,
  source: string,
  heads: readonly PassedHead[],
  stored: readonly string[],
): Promise<void> {
  const [last] = await transaction.$queryRaw<{ readonly position: number | null }[]>`
    SELECT max(position) AS position FROM Head WHERE source = ${source}`
  const before = last?.position ?? 0
  const placed = heads.map((head, index) => ({ ...head, position: head.position ?? before + index + 1 }))
  await insertHeads(transaction, source, placed)
  await keepAncestors(transaction, source, (placed[0]?.position ?? before + 1) - 1, stored)
  await transaction.$executeRaw`
    DELETE FROM Head WHERE source = ${source} AND position <= ${(placed.at(-1)?.position ?? before) - WAITING}`
}

const COLUMNS = ['messageId', 'parentId', 'subject', 'author', 'date', 'source', 'position'] as const

async function insertHeads(
  transaction: Transaction,
  source: string,
  heads: readonly (PassedHead & { readonly position: number })[],
): Promise<void> {
  const rows = heads.map(({ messageId, references, subject, from, date, position }) => ({
    ...{ messageId, parentId: references.findLast((id) => id !== messageId) ?? null, subject, author: from, date },
    ...{ source, position },
  }))
  const known = await transaction.$queryRaw<{ readonly id: string }[]>`
    SELECT value AS id FROM json_each(${JSON.stringify(rows.map(({ messageId }) => messageId))}) AS passed
    WHERE EXISTS (SELECT 1 FROM Head WHERE messageId = passed.value)
       OR EXISTS (SELECT 1 FROM Message WHERE key = 'mid:' || passed.value)
       OR EXISTS (SELECT 1 FROM Tombstone WHERE key = 'mid:' || passed.value)`
  const taken = new Set(known.map(({ id }) => id))
  const fresh = rows.filter(({ messageId }) => !taken.has(messageId) && taken.add(messageId))
  await insertRows(transaction, 'Head', COLUMNS, fresh)
}

/** Of the new heads those that are answered, of all heads those that the new messages answer, and what these answer in turn. */
async function keepAncestors(
  transaction: Transaction,
  source: string,
  before: number,
  stored: readonly string[],
): Promise<void> {
  await transaction.$executeRaw`
    WITH RECURSIVE wanted (id) AS (
      SELECT ancestor FROM Reference WHERE messageId IN (SELECT value FROM json_each(${JSON.stringify(stored)}))
      UNION
      SELECT h.messageId FROM Head h
      WHERE h.source = ${source} AND h.position > ${before}
        AND (EXISTS (SELECT 1 FROM Reference r WHERE r.ancestor = h.messageId)
          OR EXISTS (SELECT 1 FROM Head kept WHERE kept.parentId = h.messageId AND kept.source IS NULL))
      UNION
      SELECT h.parentId FROM wanted JOIN Head h ON h.messageId = wanted.id WHERE h.parentId IS NOT NULL
    )
    UPDATE Head SET source = NULL, position = NULL
    WHERE messageId IN (SELECT id FROM wanted) AND source IS NOT NULL`
}
