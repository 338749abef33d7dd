import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { appliedMigrations, refuseNewer } from './applied-migrations'
import { ArchiveAdapter } from './archive-adapter'
import { toArchiveError } from './archive-error'
import { fillSearch } from './fill-search'
import { type Migration, readMigrations, toMigrationList } from './migrations'

/**
 * Brings a database file, new or of an earlier version, to this version's schema; its rows stay. Answers the names of the
 * migrations that were applied: none, within milliseconds, where the file is up to date. Messages that the search does not know are
 * taken into it. Throws an ArchiveError where the file is locked (after `patience` milliseconds) or newer. Where a migration fails, or
 * the process is killed, the file stays as it was.
 */
export async function migrate(
  path: string,
  migrations?: readonly Migration[],
  patience?: number,
): Promise<readonly string[]> {
  const known = migrations ?? (await readMigrations())
  const applied = appliedMigrations(path)
  const names = known.map(({ name }) => name)
  refuseNewer(path, applied, names)
  mkdirSync(dirname(path), { recursive: true })
  try {
    const newly = names.every((name) => applied.includes(name)) ? [] : await apply(path, known, patience)
    fillSearch(path, patience)
    return newly
  } catch (error) {
    throw toArchiveError(error, path) ?? error
  }
}

async function apply(
  path: string,
  known: readonly Migration[],
  patience: number | undefined,
): Promise<readonly string[]> {
  // Three megabytes of WebAssembly: loaded only where there is something to do.
  const { withSchemaEngine } = await import('./schema-engine')
  const migrationsList = toMigrationList(known)
  const filters = { externalTables: [], externalEnums: [] }
  return await withSchemaEngine(new ArchiveAdapter(path, patience), async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
    return appliedMigrationNames
  })
}
