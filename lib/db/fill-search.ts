import Database from 'better-sqlite3'
import { teachSqlite } from './teach-sqlite'

const HAS_SEARCH = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'SearchEntry'"
const FROM_MISSING = 'FROM Message WHERE NOT EXISTS (SELECT 1 FROM SearchEntry WHERE messageId = Message.id)'

/**
 * Takes messages that the full-text search does not know into it: those of an archive from before it. The migration cannot do so itself, because only our own
 * connections can hide addresses. Nothing to do costs a look through two indices. All or nothing.
 *
 * @returns how many
 */
export function fillSearch(path: string, patience = 5000): number {
  const file = new Database(path, { timeout: patience })
  try {
    if (file.prepare(HAS_SEARCH).get() === undefined || file.prepare(`SELECT 1 ${FROM_MISSING}`).get() === undefined)
      return 0
    teachSqlite(file)
    return file.prepare(`INSERT INTO SearchEntry (messageId) SELECT id ${FROM_MISSING}`).run().changes
  } finally {
    file.close()
  }
}
