import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { appliedMigrations, refuseNewer } from './applied-migrations'
import { ArchiveError, toArchiveError } from './archive-error'
import { readMigrationNames } from './migrations'

/** A copy that cannot be made or used, in words. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/**
 * Copies an archive as it stands into a new file, through SQLite's own backup: consistent also while it is written to. Throws a CopyError where
 * there is a file already, an ArchiveError where there is no archive.
 */
export async function backUp(path: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new CopyError(`${copy}: there is a file already, and a backup takes no file's place`)
  if (!existsSync(path)) throw new ArchiveError('database_missing', path)
  mkdirSync(dirname(copy), { recursive: true })
  try {
    await copyInto(path, copy)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
}

/**
 * Puts a copy in an archive's place, also under a running server, which goes on with it. The copy is checked before: whole, an archive, of this
 * version or an earlier one. Throws a CopyError or an ArchiveError, and leaves what is there.
 */
export async function restore(copy: string, path: string): Promise<void> {
  if (statSync(copy, { throwIfNoEntry: false })?.isFile() !== true) throw new CopyError(`${copy}: no such file`)
  if (existsSync(path) && realpathSync(path) === realpathSync(copy))
    throw new CopyError(`${copy}: is the archive itself`)
  check(copy)
  const applied = appliedMigrations(copy)
  if (applied.length === 0) throw new CopyError(`${copy}: a database, but no archive of IOlore`)
  refuseNewer(copy, applied, await readMigrationNames())
  mkdirSync(dirname(path), { recursive: true })
  await copyInto(copy, path)
}

async function copyInto(from: string, to: string): Promise<void> {
  const file = new Database(from, { readonly: true, timeout: 5000 })
  try {
    await file.backup(to)
  } catch (error) {
    throw toArchiveError(error, to) ?? error
  } finally {
    file.close()
  }
}

function check(copy: string): void {
  const file = new Database(copy, { readonly: true, timeout: 5000 })
  try {
    const found = file.pragma('integrity_check(1)', { simple: true })
    if (found !== 'ok') throw new CopyError(`${copy}: damaged (${String(found)})`)
  } catch (error) {
    if (error instanceof CopyError) throw error
    throw new CopyError(`${copy}: no database, or a damaged one`, { cause: error })
  } finally {
    file.close()
  }
}
