import type { Archive } from '@/lib/db/client'
import type { Ingested } from '@/lib/ingest'
import type { PassedHead } from '@/lib/ingest/store-heads'
import type { Input } from '@/lib/sources/list-inputs'
import { type OpenInput, openInput } from '@/lib/sources/open-input'
import { SourceError } from '@/lib/sources/raw-mail'
import type { MailReading } from './mail-reading'
import { type Batched, readAhead } from './read-ahead'
import type { ReaderPool } from './reader-pool'
import {
  type Batch,
  type FailedMail,
  findSource,
  type NoteBatch,
  type ReadDocument,
  type SourceRead,
  storeBatch,
} from './store-batch'

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

/** What an input came to. */
export interface Outcome {
  /** read of this input by this import and by no other, and those of them that hold a result */
  readonly mails: number
  readonly results: number
  /** read here too, but another import of the same source had come to them first */
  readonly meanwhile: number
  /** what was read of it before; null: nothing, or it is read from its beginning each time */
  readonly earlier: Pick<SourceRead, 'mails' | 'updatedAt'> | null
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

/** Stored together: each transaction writes most pages of the heads anew, and what a kill takes away is read again in a moment. */
const STORE_MAILS = 5000
const STORE_DOCUMENTS = 100
/** Milliseconds. */
const STORE_AFTER = 1000

/** Reads all mails of an input behind where it was left and stores those that hold a result. Throws a SourceError, an ArchiveError. */
export async function importInput(input: Input, options: ImportOptions): Promise<Outcome> {
  return importOpen(await openInput(input), options)
}

/** The same of an input that is open; throws also what `note` throws. */
export async function importOpen(open: OpenInput, options: ImportOptions): Promise<Outcome> {
  const { archive, pool, listener, passed, note } = options
  const earlier = open.key === null || archive === null ? null : await findSource(archive, open.key)
  /** mails of the source before those that wait */
  let before = earlier?.mails ?? 0
  const meanwhile = { mails: 0, results: 0 }
  let state: Progress = { mails: 0, results: 0, share: open.share() }
  let waiting: Waiting = nothing()
  let storedAt = performance.now()
  const store = async (): Promise<void> => {
    const source = sourceOf(open, waiting, before)
    if (source === null) passed.push(...waiting.heads.splice(0))
    if (archive !== null && (waiting.documents.length > 0 || source !== null || passed.length >= STORE_MAILS)) {
      const heads = source === null ? passed.splice(0) : waiting.heads
      const batch: Batch = { ...waiting, heads, source, share: open.share() }
      const { stored, failed, meanwhile: known } = await storeBatch(archive, batch, note)
      meanwhile.mails += known.mails
      meanwhile.results += known.results
      stored.forEach(listener.stored)
      for (const { at, messageId, why } of failed) listener.failed(at, messageId, why)
    }
    before += waiting.mails
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
  const take = async ({ mails, others }: Batched<MailReading>): Promise<void> => {
    let results = 0
    let position = before + waiting.mails
    for (const { at, reading } of mails) {
      position++
      if ('failed' in reading) {
        fail({ at, messageId: reading.messageId, why: reading.failed })
        continue
      }
      if (reading.document !== null) {
        waiting.documents.push({ at, document: reading.document, position })
        results++
      }
      for (const head of reading.heads) waiting.heads.push(open.key === null ? head : { ...head, position })
    }
    for (const one of others)
      if ('failed' in one) fail({ at: one.at, messageId: null, why: one.failed })
      else drop(one.at, one.dropped)
    state = { mails: state.mails + mails.length, results: state.results + results, share: open.share() }
    waiting.mails += mails.length
    waiting.cursor = (others.at(-1) ?? mails.at(-1))?.cursor ?? waiting.cursor
    const isMuch = waiting.documents.length >= STORE_DOCUMENTS || waiting.mails >= STORE_MAILS
    if (isMuch || performance.now() - storedAt >= STORE_AFTER) await store()
    listener.progress(state)
  }
  try {
    for await (const batch of readAhead(open.mails(earlier?.cursor ?? null), pool)) await take(batch)
  } catch (error) {
    // What was read before the input broke off is not lost with the rest.
    if (error instanceof SourceError) await store()
    throw error
  }
  await store()
  const { mails, results } = state
  return {
    ...{ mails: mails - meanwhile.mails, results: results - meanwhile.results, meanwhile: meanwhile.mails },
    earlier,
  }
}

/** Writes the heads of single files that are left at the end. */
export async function storePassed(archive: Archive, passed: PassedHead[]): Promise<void> {
  if (passed.length > 0) await storeBatch(archive, { ...nothing(), heads: passed.splice(0), source: null, share: null })
}

interface Waiting {
  readonly documents: ReadDocument[]
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

const sourceOf = ({ key }: OpenInput, { cursor }: Waiting, before: number): Batch['source'] =>
  key === null || cursor === null ? null : { key, cursor, before }
