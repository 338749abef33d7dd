import type { Archive } from '@/lib/db/client'
import type { Ingested } from '@/lib/ingest'
import type { PassedHead } from '@/lib/ingest/store-heads'
import type { Document } from '@/lib/model'
import type { Input } from '@/lib/sources/list-inputs'
import { type OpenInput, openInput } from '@/lib/sources/open-input'
import { isDropped, type RawMail, SourceError } from '@/lib/sources/raw-mail'
import type { ReaderPool } from './reader-pool'
import { type Batch, storeBatch } from './store-batch'

/** Told while an input is read; all places are in words of the input: `commit 1a2b3c4d`, `byte 4096`, '' for a whole file. */
export interface Listener {
  /** mails read so far of this input, bytes of them, of so many (null: nobody knows), and those that hold a result */
  progress(state: Progress): void
  stored(message: Ingested & { readonly at: string }): void
  dropped(at: string, why: string): void
  failed(at: string, messageId: string | null, why: string): void
}

export interface Progress {
  readonly mails: number
  readonly bytes: number
  readonly size: number | null
  readonly results: number
}

export interface ImportOptions {
  /** null: nothing is stored */
  readonly archive: Archive | null
  readonly pool: ReaderPool
  readonly listener: Listener
  /** heads of single files that are not written yet: a transaction for each file of a Maildir would take minutes */
  readonly passed: PassedHead[]
}

/** A reader's batch: enough that handing it over costs nothing, little enough that all readers have some. */
const BATCH_MAILS = 64
const BATCH_BYTES = 512_000
/** Stored together: a transaction for each mail would take most of the time, and what a kill takes away should be read again in a moment. */
const STORE_MAILS = 1000
const STORE_DOCUMENTS = 100

/** Reads all mails of an input behind where it was left and stores those that hold a result. Throws a SourceError, an ArchiveError. */
export async function importInput(input: Input, { archive, pool, listener, passed }: ImportOptions): Promise<Progress> {
  const open = await openInput(input)
  const before = open.key === null ? null : await archive?.source.findUnique({ where: { key: open.key } })
  let state: Progress = { mails: 0, bytes: 0, size: open.size, results: 0 }
  let waiting: Waiting = nothing()
  const store = async (): Promise<void> => {
    const source = sourceOf(open, waiting)
    if (source === null) passed.push(...waiting.heads.splice(0))
    if (archive !== null && (waiting.documents.length > 0 || source !== null || passed.length >= STORE_MAILS)) {
      const heads = source === null ? passed.splice(0) : waiting.heads
      const batch: Batch = { ...waiting, heads, source }
      const { stored, failed } = await storeBatch(archive, batch)
      stored.forEach(listener.stored)
      for (const { at, messageId, why } of failed) listener.failed(at, messageId, why)
    }
    waiting = nothing()
  }
  const take = async ({ mails, readings }: ReadBatch): Promise<void> => {
    mails.forEach(({ at }, index) => {
      const reading = readings[index]
      if (reading === undefined) return
      if ('failed' in reading) {
        listener.failed(at, reading.messageId, reading.failed)
        return
      }
      if (reading.document !== null) waiting.documents.push({ at, document: reading.document })
      waiting.heads.push(...reading.heads)
    })
    const results = readings.filter((reading) => 'document' in reading && reading.document !== null).length
    const bytes = mails.reduce((sum, mail) => sum + mail.bytes.length, 0)
    state = {
      ...state,
      mails: state.mails + mails.length,
      bytes: state.bytes + bytes,
      results: state.results + results,
    }
    waiting.mails += mails.length
    waiting.cursor = mails.at(-1)?.cursor ?? waiting.cursor
    if (waiting.documents.length >= STORE_DOCUMENTS || waiting.mails >= STORE_MAILS) await store()
    listener.progress(state)
  }
  try {
    for await (const batch of readAhead(open.mails(before?.cursor ?? null), pool, listener)) await take(batch)
  } catch (error) {
    // What was read before the input broke off is not lost with the rest.
    if (error instanceof SourceError) await store()
    throw error
  }
  await store()
  return state
}

/** Writes the heads of single files that are left at the end. */
export async function storePassed(archive: Archive, passed: PassedHead[]): Promise<void> {
  if (passed.length > 0) await storeBatch(archive, { ...nothing(), heads: passed.splice(0), source: null })
}

interface Waiting {
  readonly documents: { readonly at: string; readonly document: Document }[]
  readonly heads: PassedHead[]
  mails: number
  cursor: string | null
}

const nothing = (): Waiting => ({ documents: [], heads: [], mails: 0, cursor: null })

const sourceOf = ({ key }: OpenInput, { cursor }: Waiting): Batch['source'] =>
  key === null || cursor === null ? null : { key, cursor }

interface ReadBatch {
  readonly mails: readonly RawMail[]
  readonly readings: Awaited<ReturnType<ReaderPool['read']>>
}

/** The input's mails in batches, in its order, as the readers give them back: one batch more than keeps them busy is under way. */
async function* readAhead(
  mails: ReturnType<OpenInput['mails']>,
  pool: ReaderPool,
  listener: Listener,
): AsyncGenerator<ReadBatch> {
  const under: Promise<ReadBatch>[] = []
  let end: unknown = null
  try {
    for await (const batch of inBatches(mails, listener)) {
      const reading = pool.read(batch.map(({ bytes }) => bytes)).then((readings) => ({ mails: batch, readings }))
      // Its failure is met when its turn comes.
      reading.catch(() => undefined)
      under.push(reading)
      const first = under.length > pool.width ? under.shift() : undefined
      if (first !== undefined) yield await first
    }
  } catch (error) {
    end = error
  }
  for (const reading of under) yield await reading
  if (end !== null) throw end
}

async function* inBatches(mails: ReturnType<OpenInput['mails']>, listener: Listener): AsyncGenerator<RawMail[]> {
  let batch: RawMail[] = []
  let bytes = 0
  let end: unknown = null
  try {
    for await (const mail of mails) {
      if (isDropped(mail)) {
        listener.dropped(mail.at, mail.dropped)
        continue
      }
      batch.push(mail)
      bytes += mail.bytes.length
      if (batch.length < BATCH_MAILS && bytes < BATCH_BYTES) continue
      yield batch
      batch = []
      bytes = 0
    }
  } catch (error) {
    end = error
  }
  if (batch.length > 0) yield batch
  if (end !== null) throw end
}
