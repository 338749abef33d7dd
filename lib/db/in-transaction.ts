import { toArchiveError } from './archive-error'
import type { Archive } from './client'
import type { Prisma } from './generated/client'

export type Transaction = Prisma.TransactionClient

/** A mail with hundreds of thousands of figures takes seconds; milliseconds here. */
const LIMITS = { maxWait: 30_000, timeout: 120_000 }

/** All of it or nothing. A locked file is an ArchiveError. Inside, use only what is handed in: the archive itself waits for the end. */
export async function inTransaction<T>(archive: Archive, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await archive.$transaction(work, LIMITS)
  } catch (error) {
    throw toArchiveError(error) ?? error
  }
}
