import type { Transaction } from '@/lib/db/in-transaction'
import { type Batch, Refusal, type StoredBatch } from '@/lib/import/store-batch'
import { listed } from './listed'

/** Which import is read, and the name of its reader, drawn by lot. */
export interface Reading {
  readonly id: string
  readonly reader: string
}

/** Something of an import that is not in the archive, with why. */
export interface Trouble {
  readonly kind: 'dropped' | 'failed'
  /** where, in words; '': the whole file */
  readonly at: string
  readonly messageId: string | null
  readonly why: string
}

/** All of them are counted, so many are kept to be looked at. */
const KEPT = 1000

/**
 * Adds a batch to what an import came to, in the transaction that stores it: what is stored is counted once, whatever happens. Throws a Refusal where
 * the import was cancelled or another reader has taken it over; then nothing of the batch is stored.
 */
export async function noteBatch(
  transaction: Transaction,
  { id, reader }: Reading,
  { mails, documents, share, dropped, failed: unread }: Batch,
  { stored, failed: unstored }: StoredBatch,
): Promise<void> {
  const failed = [...unread, ...unstored]
  const added = stored.filter(({ status }) => status === 'new')
  const removed = stored.filter(({ status }) => status === 'removed')
  const here = stored.filter(({ status }) => status !== 'removed')
  const runs = added.reduce((sum, message) => sum + message.runs, 0)
  const troubles: readonly Trouble[] = [
    ...dropped.map((one) => ({ kind: 'dropped' as const, messageId: null, ...one })),
    ...removed.map(({ at }) => ({
      kind: 'dropped' as const,
      messageId: null,
      at,
      why: 'taken back before, stays out',
    })),
    ...failed.map((one) => ({ kind: 'failed' as const, ...one })),
  ]
  const count = await transaction.$executeRaw`
    UPDATE Import SET
      share = ${share ?? 0}, mails = mails + ${mails}, results = results + ${documents.length},
      added = added + ${added.length}, runs = runs + ${runs}, known = known + ${here.length - added.length},
      dropped = dropped + ${dropped.length + removed.length}, failed = failed + ${failed.length},
      found = found || ${listed(here.map((message) => message.id))},
      troubles = troubles || CASE WHEN dropped + failed < ${KEPT} THEN ${listed(troubles.slice(0, KEPT))} ELSE '' END
    WHERE id = ${id} AND reader = ${reader} AND state = 'reading'`
  if (count === 0) throw new Refusal('cancelled, or read by another')
}
