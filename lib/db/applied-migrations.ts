import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { ArchiveError, toArchiveError } from './archive-error'

/** Names of the migrations that a file has been through; none for a file that Prisma never saw. Does not write. */
export function appliedMigrations(path: string): readonly string[] {
  if (!existsSync(path)) return []
  const file = new Database(path, { readonly: true, timeout: 5000 })
  try {
    const has = file.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_prisma_migrations'").get()
    if (has === undefined) return []
    return file
      .prepare<[], { name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
      .all()
      .map(({ name }) => name)
  } catch (error) {
    throw toArchiveError(error, path) ?? error
  } finally {
    file.close()
  }
}

/** Throws `database_older` when this version of the app has migrations that the file has not been through: its statements would fail. */
export function refuseOlder(path: string, applied: readonly string[], known: readonly string[]): void {
  if (known.some((name) => !applied.includes(name))) throw new ArchiveError('database_older', path)
}

/** Throws `database_newer` when the file has been through a migration that this version of the app does not know. */
export function refuseNewer(path: string, applied: readonly string[], known: readonly string[]): void {
  if (applied.some((name) => !known.includes(name))) throw new ArchiveError('database_newer', path)
}
