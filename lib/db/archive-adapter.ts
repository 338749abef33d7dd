import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'

/** How long a statement waits for another program's write, in milliseconds. */
const BUSY_TIMEOUT = 5000

/**
 * Prisma's better-sqlite3 adapter with the pragmas that belong to a connection. `journal_mode` stays in the file,
 * the others don't. WAL with synchronous NORMAL cannot corrupt a file; a power cut may take the last saves with it.
 */
export class ArchiveAdapter extends PrismaBetterSqlite3 {
  constructor(path: string) {
    super({ url: `file:${path}`, timeout: BUSY_TIMEOUT })
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const connection = await super.connect()
    await connection.executeScript(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824;',
    )
    return connection
  }
}
