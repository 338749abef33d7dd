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
}

export interface StoredBatch {
  readonly stored: readonly (Ingested & { readonly at: string })[]
  readonly failed: readonly { readonly at: string; readonly messageId: string | null; readonly why: string }[]
}

/**
 * Stores a batch and how far its source was read in one transaction: after a kill the next import begins where nothing is missing and
 * nothing is there twice. Where one message cannot be stored, each is tried by itself. Waits for whoever else writes; throws
 * an ArchiveError after ten minutes of that.
 */
export async function storeBatch(archive: Archive, batch: Batch): Promise<StoredBatch> {
  try {
    return await patiently(() => inTransaction(archive, (transaction) => storeWithin(transaction, batch)))
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    return storeOneByOne(archive, batch)
  }
}

async function storeWithin(transaction: Transaction, batch: Batch): Promise<StoredBatch> {
  const stored: StoredBatch['stored'][number][] = []
  for (const { at, document } of batch.documents)
    for (const message of await ingestWithin(transaction, document)) stored.push({ at, ...message })
  await notePassed(transaction, batch, stored)
  return { stored, failed: [] }
}

async function storeOneByOne(archive: Archive, batch: Batch): Promise<StoredBatch> {
  const stored: StoredBatch['stored'][number][] = []
  const failed: StoredBatch['failed'][number][] = []
  for (const { at, document } of batch.documents) {
    try {
      for (const message of await patiently(() => ingest(archive, document, []))) stored.push({ at, ...message })
    } catch (error) {
      if (error instanceof ArchiveError) throw error
      const why = error instanceof Error ? error.message : String(error)
      failed.push({ at, messageId: document.messages[0]?.messageId ?? null, why })
    }
  }
  await patiently(() => inTransaction(archive, (transaction) => notePassed(transaction, batch, stored)))
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
