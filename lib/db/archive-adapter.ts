import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils'
import type Database from 'better-sqlite3'
import { toArchiveError } from './archive-error'
import { type PlainStatements, plainStatements } from './plain-statements'
import { databaseBelow, teachSqlite } from './teach-sqlite'

/** How long a statement waits for another program's write, in milliseconds. */
const BUSY_TIMEOUT = 5000

/** Pragmas of a connection (`journal_mode` stays in the file). WAL with NORMAL cannot corrupt; a power cut may take the last saves. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'cache_size = -65536',
  'mmap_size = 1073741824',
]

/** Values that a statement of better-sqlite3's SQLite can have. Prisma takes 999 for SQLite, fewer than some mails have runs. */
const MAX_VALUES = 32_766

/** A locked file in our own words already here: as Prisma's error it would reach a page without them. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toArchiveError(error) ?? error
  }
}

/**
 * There is one connection for the whole process, and Prisma's adapter lets any query run on it while a transaction is open:
 * a page would read what may yet be rolled back, and its own save would be rolled back with it. So they wait for the end.
 */
function keepApart(connection: SqlDriverAdapter, started: () => void): SqlDriverAdapter {
  let open: Promise<void> | null = null
  const { queryRaw, executeRaw, startTransaction } = connection

  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    while (open !== null) await open
    return inWords(work)
  }
  connection.queryRaw = (query) => whenFree(() => queryRaw.call(connection, query))
  connection.executeRaw = (query) => whenFree(() => executeRaw.call(connection, query))
  connection.startTransaction = async (level) => {
    while (open !== null) await open
    let end = (): void => undefined
    open = new Promise((resolve) => {
      end = () => {
        open = null
        resolve()
      }
    })
    try {
      started()
      return withEnd(await inWords(() => startTransaction.call(connection, level)), end)
    } catch (error) {
      end()
      throw error
    }
  }
  return connection
}

function withEnd(transaction: Transaction, end: () => void): Transaction {
  const { commit, rollback, queryRaw, executeRaw } = transaction
  transaction.queryRaw = (query) => inWords(() => queryRaw.call(transaction, query))
  transaction.executeRaw = (query) => inWords(() => executeRaw.call(transaction, query))
  transaction.commit = () => commit.call(transaction).finally(end)
  transaction.rollback = () => rollback.call(transaction).finally(end)
  return transaction
}

/** Prisma's better-sqlite3 adapter for the archive's file. */
export class ArchiveAdapter extends PrismaBetterSqlite3 {
  readonly #path: string
  #database: Database.Database | null = null
  #transactions = 0

  constructor(path: string, patience = BUSY_TIMEOUT) {
    super({ url: `file:${path}`, timeout: patience })
    this.#path = path
  }

  override async connect(): Promise<SqlDriverAdapter> {
    try {
      const connection = await super.connect()
      this.#database = databaseBelow(connection)
      teachSqlite(this.#database)
      await connection.executeScript(PRAGMAS.map((pragma) => `PRAGMA ${pragma};`).join(' '))
      connection.getConnectionInfo = () => ({ supportsRelationJoins: false, maxBindValues: MAX_VALUES })
      return keepApart(connection, () => this.#transactions++)
    } catch (error) {
      throw toArchiveError(error, this.#path) ?? error
    }
  }

  /** Statements of the transaction that is open: one at a time is. */
  statements(): PlainStatements {
    const own = this.#transactions
    if (this.#database === null) throw new Error('no transaction is open')
    return plainStatements(this.#database, () => this.#transactions === own)
  }
}
