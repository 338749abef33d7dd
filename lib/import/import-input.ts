import type { Archive } from '@/lib/db/client'
import type { Ingested } from '@/lib/ingest'
import type { PassedHead } from '@/lib/ingest/store-heads'
import type { Document } from '@/lib/model'
import type { Input } from '@/lib/sources/list-inputs'
import { type OpenInput, openInput } from '@/lib/sources/open-input'
import { isMail, type NoMail, type RawMail, SourceError } from '@/lib/sources/raw-mail'
import type { ReaderPool } from './reader-pool'
import { type Batch, type FailedMail, type NoteBatch, storeBatch } from './store-batch'

/** Told while an input is read; all places are in words of the input: `commit 1a2b3c4d`, `byte 4096`, '' for a whole file. */
export interface Listener {
  progress(state: Progress): void
  stored(message: Ingested & { readonly at: string }): void
  dropped(at: string, why: string): void
  failed(at: string, messageId: string | null, why: string): void
}

export interface Progress {
  /** read so far of this input, and those of them that hold a result */
  readonly mails: number
  readonly results: number
  /** of the input, 0 to 1; null: nobody knows how long it is */
  readonly share: number | null
}

export interface ImportOptions {
  /** null: nothing is stored */
  readonly archive: Archive | null
  readonly pool: ReaderPool
  readonly listener: Listener
  /** heads of single files that are not written yet: a transaction for each file of a Maildir would take minutes */
  readonly passed: PassedHead[]
  readonly note?: NoteBatch
}

/** A reader's batch: enough that handing it over costs nothing, little enough that all readers have some. */
const BATCH_MAILS = 64
const BATCH_BYTES = 512_000
/** Stored together: a transaction for each mail would take most of the time, and what a kill takes away should be read again in a moment. */
const STORE_MAILS = 1000
const STORE_DOCUMENTS = 25
/** Milliseconds. */
const STORE_AFTER = 1000

/** Reads all mails of an input behind where it was left and stores those that hold a result. Throws a SourceError, an ArchiveError. */
export async function importInput(input: Input, options: ImportOptions): Promise<Progress> {
  return importOpen(await openInput(input), options)
}

/** The same of an input that is open; throws also what `note` throws. */
export async function importOpen(open: OpenInput, options: ImportOptions): Promise<Progress> {
  const { archive, pool, listener, passed, note } = options
  const before = open.key === null ? null : await archive?.source.findUnique({ where: { key: open.key } })
  let state: Progress = { mails: 0, results: 0, share: open.share() }
  let waiting: Waiting = nothing()
  let storedAt = performance.now()
  const store = async (): Promise<void> => {
    const source = sourceOf(open, waiting)
    if (source === null) passed.push(...waiting.heads.splice(0))
    if (archive !== null && (waiting.documents.length > 0 || source !== null || passed.length >= STORE_MAILS)) {
      const heads = source === null ? passed.splice(0) : waiting.heads
      const batch: Batch = { ...waiting, heads, source, share: open.share() }
      const { stored, failed } = await storeBatch(archive, batch, note)
      stored.forEach(listener.stored)
      for (const { at, messageId, why } of failed) listener.failed(at, messageId, why)
    }
    waiting = nothing()
    storedAt = performance.now()
  }
  const fail = (failed: FailedMail): void => {
    waiting.failed.push(failed)
    listener.failed(failed.at, failed.messageId, failed.why)
  }
  const drop = (at: string, why: string): void => {
    waiting.dropped.push({ at, why })
    listener.dropped(at, why)
  }
  const take = async ({ mails, others, readings }: ReadBatch): Promise<void> => {
    mails.forEach(({ at }, index) => {
      const reading = readings[index]
      if (reading === undefined) return
      if ('failed' in reading) {
        fail({ at, messageId: reading.messageId, why: reading.failed })
        return
      }
      if (reading.document !== null) waiting.documents.push({ at, document: reading.document })
      waiting.heads.push(...reading.heads)
    })
    for (const one of others)
      if ('failed' in one) fail({ at: one.at, messageId: null, why: one.failed })
      else drop(one.at, one.dropped)
    const results = readings.filter((reading) => 'document' in reading && reading.document !== null).length
    state = { mails: state.mails + mails.length, results: state.results + results, share: open.share() }
    waiting.mails += mails.length
    waiting.cursor = (others.at(-1) ?? mails.at(-1))?.cursor ?? waiting.cursor
    const isMuch = waiting.documents.length >= STORE_DOCUMENTS || waiting.mails >= STORE_MAILS
    if (isMuch || performance.now() - storedAt >= STORE_AFTER) await store()
    listener.progress(state)
  }
  try {
    for await (const batch of readAhead(open.mails(before?.cursor ?? null), pool)) await take(batch)
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
  if (passed.length > 0) await storeBatch(archive, { ...nothing(), heads: passed.splice(0), source: null, share: null })
}

interface Waiting {
  readonly documents: { readonly at: string; readonly document: Document }[]
  readonly heads: PassedHead[]
  readonly dropped: { readonly at: string; readonly why: string }[]
  readonly failed: FailedMail[]
  mails: number
  cursor: string | null
}

const nothing = (): Waiting => ({
  ...{ documents: [], heads: [], dropped: [], failed: [] },
  ...{ mails: 0, cursor: null },
})

const sourceOf = ({ key }: OpenInput, { cursor }: Waiting): Batch['source'] =>
  key === null || cursor === null ? null : { key, cursor }

/** Mails that follow one another, and what stands in the place of mails behind the last of them. */
interface MailBatch {
  readonly mails: readonly RawMail[]
  readonly others: readonly NoMail[]
}

interface ReadBatch extends MailBatch {
  readonly readings: Awaited<ReturnType<ReaderPool['read']>>
}

/** The input's mails in batches, in its order, as the readers give them back: one batch more than keeps them busy is under way. */
async function* readAhead(mails: ReturnType<OpenInput['mails']>, pool: ReaderPool): AsyncGenerator<ReadBatch> {
  const under: Promise<ReadBatch>[] = []
  let end: unknown = null
  try {
    for await (const batch of inBatches(mails)) {
      const reading = pool.read(batch.mails.map(({ bytes }) => bytes)).then((readings) => ({ ...batch, readings }))
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

async function* inBatches(all: ReturnType<OpenInput['mails']>): AsyncGenerator<MailBatch> {
  let mails: RawMail[] = []
  let others: NoMail[] = []
  let bytes = 0
  let end: unknown = null
  const batch = (): MailBatch => {
    const whole = { mails, others }
    mails = []
    others = []
    bytes = 0
    return whole
  }
  try {
    for await (const one of all) {
      if (!isMail(one)) {
        others.push(one)
        if (others.length >= BATCH_MAILS) yield batch()
        continue
      }
      if (others.length > 0) yield batch()
      mails.push(one)
      bytes += one.bytes.length
      if (mails.length >= BATCH_MAILS || bytes >= BATCH_BYTES) yield batch()
    }
  } catch (error) {
    end = error
  }
  if (mails.length + others.length > 0) yield batch()
  if (end !== null) throw end
}
