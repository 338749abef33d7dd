import { toArchiveError } from './archive-error'
import { type Archive, adapterOf } from './client'
import type { Prisma } from './generated/client'
import type { PlainStatements } from './plain-statements'

export type Transaction = Omit<Prisma.TransactionClient, keyof PlainStatements> & PlainStatements

/** A mail with hundreds of thousands of figures takes seconds; milliseconds here. */
const LIMITS = { maxWait: 30_000, timeout: 120_000 }

/** All of it or nothing. A locked file is an ArchiveError. Inside, use only what is handed in: the archive itself waits for the end. */
export async function inTransaction<T>(archive: Archive, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await archive.$transaction((transaction) => work(withStatements(archive, transaction)), LIMITS)
  } catch (error) {
    throw toArchiveError(error) ?? error
  }
}

function withStatements(archive: Archive, transaction: Prisma.TransactionClient): Transaction {
  const statements = adapterOf(archive).statements()
  return new Proxy<Transaction>(
    { ...transaction, ...statements },
    { get: (_, name) => Reflect.get(Object.hasOwn(statements, name) ? statements : transaction, name) },
  )
}
