import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { projectRoot } from './project-root'

export interface Migration {
  /** the folder's name: `20011203120000_init` */
  readonly name: string
  readonly sql: string
}

// Read where it stands, at run time: the bundler is told not to take the whole project along for it.
const folderOfProject = (): string => join(projectRoot(), 'prisma/migrations')

/** The names of the migrations that this version of the app knows, in order. */
export async function readMigrationNames(folder = folderOfProject()): Promise<readonly string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

export async function readMigrations(folder = folderOfProject()): Promise<readonly Migration[]> {
  const names = await readMigrationNames(folder)
  return Promise.all(
    names.map(async (name) => ({
      name,
      sql: await readFile(/* turbopackIgnore: true */ join(folder, name, 'migration.sql'), 'utf8'),
    })),
  )
}

/** The same in the schema engine's own shape. */
export const toMigrationList = (migrations: readonly Migration[]): MigrationList => ({
  baseDir: folderOfProject(),
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  })),
  shadowDbInitScript: '',
})
