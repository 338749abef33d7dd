import type { Archive } from '@/lib/db/client'
import { inTransaction, type Transaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import type { Progress } from '@/lib/import/import-input'
import { keepThreads } from './keep-threads'
import type { Counts } from './manifest'
import { type ExportedMessage, type OpenExport, openExport } from './read-export'
import { restoreLinks } from './restore-links'
import { RunNumbers } from './run-numbers'
import { type StoredExported, storeExported } from './store-exported'
import type { StoredRow } from './store-row'
import { type Table, tables } from './tables'
import { takenNumbers } from './taken-numbers'

/** How many were stored, and how many were here already. */
export interface Came {
  new: number
  known: number
}

/** What became of an export. */
export class ImportedExport {
  readonly messages: Came = { new: 0, known: 0 }
  readonly corrections: Came = { new: 0, known: 0 }
  readonly heads: Came = { new: 0, known: 0 }
  readonly permalinks: Came = { new: 0, known: 0 }
  readonly sources: Came = { new: 0, known: 0 }
  readonly imports: Came = { new: 0, known: 0 }
  readonly removed: Came = { new: 0, known: 0 }
  readonly changes: Came = { new: 0, known: 0 }
  readonly proposals: Came = { new: 0, known: 0 }
  readonly masks: Came = { new: 0, known: 0 }
  /** messages that were here already, as another parser read them */
  readOtherwise = 0
  /** what is here and otherwise in the export, in words: it stays as it is here */
  readonly kept: string[] = []
  /** what the export holds */
  readonly holds: Counts

  constructor(holds: Counts) {
    this.holds = holds
  }

  addMessage({ isNew, readOtherwise, corrections, kept }: StoredExported): void {
    this.messages[isNew ? 'new' : 'known']++
    if (readOtherwise) this.readOtherwise++
    this.corrections.new += corrections.new
    this.corrections.known += corrections.known
    this.kept.push(...kept)
  }

  addRow({ name }: Table, row: StoredRow): void {
    if (typeof row === 'string') this[name][row]++
    else this.kept.push(row.kept)
  }
}

/** Messages or rows that are stored together, and as many characters of them. */
const BATCH = 100
const BATCH_CHARACTERS = 4_000_000

/**
 * Adds what an export holds to an archive, as it was exported; an empty archive becomes the same one. All of it is checked before
 * anything is stored. After a kill the same import goes on where it stopped. Throws a SourceError where the export is damaged, an ArchiveError.
 *
 * @param archive null: it is only checked
 */
export async function importExport(
  folder: string,
  archive: Archive | null,
  progress: (state: Progress) => void,
): Promise<ImportedExport> {
  const open = await openExport(folder)
  const numbers = await check(open)
  const outcome = new ImportedExport(open.manifest.counts)
  if (archive === null) return outcome
  const all = open.manifest.files['messages.mbox']?.bytes ?? 0
  let [mails, bytes] = [0, 0]
  for await (const batch of inBatches(open.messages(), ({ raw }) => raw.length)) {
    for (const stored of await within(archive, (transaction) => storeAll(transaction, batch))) {
      outcome.addMessage(stored)
      for (const [id, here] of stored.numbers) numbers.note(id, here)
    }
    bytes += batch.reduce((sum, { message }) => sum + message.mbox.bytes, 0)
    mails += batch.length
    progress({ mails, results: mails, share: bytes / all })
  }
  await storeTables(archive, open, numbers, outcome)
  const isSame = outcome.readOtherwise === 0 && (await archive.message.count()) === outcome.holds.messages
  if (isSame) await restoreLinks(archive, open.runs())
  else await within(archive, keepThreads)
  return outcome
}

const within = <T>(archive: Archive, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  patiently(() => inTransaction(archive, work))

/** Reads everything once. Gives the numbers of runs that will have to be found again. */
async function check(open: OpenExport): Promise<RunNumbers> {
  const numbers = new RunNumbers()
  for await (const _ of open.messages());
  for (const table of tables) for await (const line of open.rows(table)) numbers.want(table.runsIn(line))
  return numbers
}

async function* inBatches<T>(
  all: AsyncIterable<T>,
  charactersOf: (one: T) => number = () => 0,
): AsyncGenerator<readonly T[]> {
  let batch: T[] = []
  let characters = 0
  for await (const one of all) {
    batch.push(one)
    characters += charactersOf(one)
    if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

async function storeAll(
  transaction: Transaction,
  batch: readonly ExportedMessage[],
): Promise<readonly StoredExported[]> {
  const stored: StoredExported[] = []
  for (const message of batch) stored.push(await storeExported(transaction, message))
  return stored
}

/** Behind the messages: a source that is read up to somewhere has all its messages here. */
async function storeTables(
  archive: Archive,
  open: OpenExport,
  numbers: RunNumbers,
  outcome: ImportedExport,
): Promise<void> {
  const taken = await within(archive, (transaction) => takenNumbers(transaction, numbers.lost))
  // A run that is gone is none here either, though another one may have its number.
  const numberOf = (id: number): number => numbers.here(id) ?? (taken.has(id) ? -id : id)
  for (const table of tables) {
    for await (const batch of inBatches(open.rows(table))) {
      const storeRows = async (transaction: Transaction): Promise<readonly StoredRow[]> => {
        const stored: StoredRow[] = []
        for (const line of batch) stored.push(await table.store(transaction, line, numberOf))
        return stored
      }
      for (const row of await within(archive, storeRows)) outcome.addRow(table, row)
    }
  }
}
