import { ArchiveError } from '@/lib/db/archive-error'
import type { Archive } from '@/lib/db/client'
import { inTransaction, type Transaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import { type Ingested, ingest, ingestWithin, newOnes } from '@/lib/ingest'
import { NO_SOURCE, type PassedHead, storeHeads } from '@/lib/ingest/store-heads'
import type { Document } from '@/lib/model'

/** Mails that were read, and how far their source is read with them. */
export interface Batch {
  readonly documents: readonly { readonly at: string; readonly document: Document }[]
  /** of the mails without a result, in the source's order */
  readonly heads: readonly PassedHead[]
  /** mails, also those without a result */
  readonly mails: number
  /** null: the source is no archive that grows */
  readonly source: { readonly key: string; readonly cursor: string } | null
  /** of the source read with it, 0 to 1; null: nobody knows how long it is */
  readonly share: number | null
  /** what was left out, and what failed, before it came to storing */
  readonly dropped: readonly { readonly at: string; readonly why: string }[]
  readonly failed: readonly FailedMail[]
}

export interface FailedMail {
  readonly at: string
  readonly messageId: string | null
  readonly why: string
}

export interface StoredBatch {
  readonly stored: readonly (Ingested & { readonly at: string })[]
  readonly failed: readonly FailedMail[]
}

/** Told of a batch in the transaction that stores it. What it throws takes the batch back; a Refusal also ends the import. */
export type NoteBatch = (transaction: Transaction, batch: Batch, stored: StoredBatch) => Promise<void>

/** Nothing more is wanted of this import. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/**
 * Stores a batch and how far its source was read in one transaction: after a kill the next import begins where nothing is missing and
 * nothing is there twice. Where one message cannot be stored, each is tried by itself. Waits for whoever else writes; throws
 * an ArchiveError after ten minutes of that.
 */
export async function storeBatch(archive: Archive, batch: Batch, note: NoteBatch = noNote): Promise<StoredBatch> {
  try {
    return await patiently(() =>
      inTransaction(archive, async (transaction) => {
        const stored = await storeWithin(transaction, batch)
        await note(transaction, batch, stored)
        return stored
      }),
    )
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof Refusal) throw error
    return storeOneByOne(archive, batch, note)
  }
}

const noNote: NoteBatch = () => Promise.resolve()

async function storeWithin(transaction: Transaction, batch: Batch): Promise<StoredBatch> {
  const stored: StoredBatch['stored'][number][] = []
  for (const { at, document } of batch.documents)
    for (const message of await ingestWithin(transaction, document)) stored.push({ at, ...message })
  await notePassed(transaction, batch, stored)
  return { stored, failed: [] }
}

async function storeOneByOne(archive: Archive, batch: Batch, note: NoteBatch): Promise<StoredBatch> {
  const stored: StoredBatch['stored'][number][] = []
  const failed: FailedMail[] = []
  for (const { at, document } of batch.documents) {
    try {
      for (const message of await patiently(() => ingest(archive, document, []))) stored.push({ at, ...message })
    } catch (error) {
      if (error instanceof ArchiveError) throw error
      const why = error instanceof Error ? error.message : String(error)
      failed.push({ at, messageId: document.messages[0]?.messageId ?? null, why })
    }
  }
  await patiently(() =>
    inTransaction(archive, async (transaction) => {
      await notePassed(transaction, batch, stored)
      await note(transaction, batch, { stored, failed })
    }),
  )
  return { stored, failed }
}

async function notePassed(
  transaction: Transaction,
  { documents, heads, mails, source }: Batch,
  stored: StoredBatch['stored'],
): Promise<void> {
  await storeHeads(transaction, source?.key ?? NO_SOURCE, heads, newOnes(stored))
  if (source === null) return
  const { key, cursor } = source
  const updatedAt = new Date()
  await transaction.source.upsert({
    where: { key },
    create: { key, cursor, mails, results: documents.length, updatedAt },
    update: { cursor, mails: { increment: mails }, results: { increment: documents.length }, updatedAt },
  })
}
