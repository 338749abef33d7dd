import { ArchiveError } from '@/lib/db/archive-error'
import type { Archive } from '@/lib/db/client'
import { inTransaction, type Transaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import { type Ingested, ingest, ingestWithin, newOnes } from '@/lib/ingest'
import { NO_SOURCE, type PassedHead, storeHeads } from '@/lib/ingest/store-heads'
import type { Document } from '@/lib/model'

/** Mails that were read, and how far their source is read with them. */
export interface Batch {
  readonly documents: readonly ReadDocument[]
  /** of the mails without a result, in the source's order */
  readonly heads: readonly PassedHead[]
  /** mails, also those without a result */
  readonly mails: number
  /** how far it is read with them; `before`: how many mails of it stand before these. null: the source is no archive that grows */
  readonly source: { readonly key: string; readonly cursor: string; readonly before: number } | null
  /** of the source read with it, 0 to 1; null: nobody knows how long it is */
  readonly share: number | null
  /** what was left out, and what failed, before it came to storing */
  readonly dropped: readonly { readonly at: string; readonly why: string }[]
  readonly failed: readonly FailedMail[]
}

export interface ReadDocument {
  /** where, in words */
  readonly at: string
  readonly document: Document
  /** the how manieth mail of its source it is, from 1 */
  readonly position: number
}

export interface FailedMail {
  readonly at: string
  readonly messageId: string | null
  readonly why: string
}

export interface StoredBatch {
  readonly stored: readonly (Ingested & { readonly at: string })[]
  readonly failed: readonly FailedMail[]
  /** of the batch's mails, from its first on, those that another import of the source had stored meanwhile */
  readonly meanwhile: Meanwhile
}

export interface Meanwhile {
  readonly mails: number
  /** those of them that hold a result */
  readonly results: number
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
  return { stored, failed: [], meanwhile: await notePassed(transaction, batch, stored) }
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
  return patiently(() =>
    inTransaction(archive, async (transaction) => {
      const whole = { stored, failed, meanwhile: await notePassed(transaction, batch, stored) }
      await note(transaction, batch, whole)
      return whole
    }),
  )
}

/** What was read of a source, by all imports of it. */
export interface SourceRead {
  readonly cursor: string
  readonly mails: number
  /** when last, as timeColumn writes it */
  readonly updatedAt: string
}

/** null: nothing yet. Raw, because Prisma would make its first plan for it: that takes longer than all else at the start of an import with nothing new. */
export async function findSource(archive: Archive | Transaction, key: string): Promise<SourceRead | null> {
  const [row] = await archive.$queryRaw<
    SourceRead[]
  >`SELECT cursor, mails, CAST(updatedAt AS TEXT) AS updatedAt FROM Source WHERE key = ${key}`
  return row === undefined ? null : { ...row, mails: Number(row.mails) }
}

/**
 * Notes the mails without a result, and how far the source is read. Mails that another import has come to first were noted by that one: both
 * go through the same mails in the same order.
 */
async function notePassed(
  transaction: Transaction,
  { documents, heads, mails, source }: Batch,
  stored: StoredBatch['stored'],
): Promise<Meanwhile> {
  if (source === null) {
    await storeHeads(transaction, NO_SOURCE, heads, newOnes(stored))
    return { mails: 0, results: 0 }
  }
  const { key, cursor, before } = source
  const read = (await findSource(transaction, key))?.mails ?? 0
  const known = Math.min(mails, Math.max(0, read - before))
  const isOwn = ({ position = 0 }: { readonly position?: number }) => position > before + known
  const own = documents.filter(isOwn).length
  await storeHeads(transaction, key, heads.filter(isOwn), newOnes(stored))
  // Also where nothing but what was left out has come, unless another import is further.
  if (read < before + mails || read === before)
    await transaction.$executeRaw`
      INSERT INTO Source (key, cursor, mails, results, updatedAt)
      VALUES (${key}, ${cursor}, ${mails - known}, ${own}, ${new Date()})
      ON CONFLICT (key) DO UPDATE SET cursor = excluded.cursor, mails = mails + excluded.mails,
        results = results + excluded.results, updatedAt = excluded.updatedAt`
  return { mails: known, results: documents.length - own }
}
