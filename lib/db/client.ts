import { statSync } from 'node:fs'
import { appliedMigrations, refuseNewer, refuseOlder } from './applied-migrations'
import { ArchiveAdapter } from './archive-adapter'
import { ArchiveError } from './archive-error'
import { PrismaClient } from './generated/client'
import { readMigrationNames } from './migrations'
import { databasePath } from './project-root'

export type Archive = PrismaClient

interface Open {
  readonly file: string
  readonly archive: Promise<Archive>
}

// On globalThis, because the dev server loads this module anew on every change.
const shared: typeof globalThis & { iolore?: Open; ioloreAdapters?: WeakMap<Archive, ArchiveAdapter> } = globalThis
shared.ioloreAdapters ??= new WeakMap()
const adapters = shared.ioloreAdapters

/** What an archive is open through. */
export function adapterOf(archive: Archive): ArchiveAdapter {
  const adapter = adapters.get(archive)
  if (adapter === undefined) throw new Error('this archive was opened by somebody else')
  return adapter
}

/**
 * One Prisma client for one existing, migrated file. Throws an ArchiveError where it is missing, older, newer or locked. Who opens
 * it calls `$disconnect()`.
 */
export async function openArchive(path: string): Promise<Archive> {
  fileOf(path)
  const applied = appliedMigrations(path)
  if (applied.length === 0) throw new ArchiveError('database_missing', path)
  const known = await readMigrationNames()
  refuseNewer(path, applied, known)
  refuseOlder(path, applied, known)
  const adapter = new ArchiveAdapter(path)
  const archive = new PrismaClient({ adapter })
  adapters.set(archive, adapter)
  return archive
}

/** What tells a file from another one put in its place. */
function fileOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) throw new ArchiveError('database_missing', path)
  return `${path} ${stat.dev}:${stat.ino}`
}

/**
 * The archive of IOLORE_DB, opened once for the whole server. A file that was taken away or replaced meanwhile is noticed:
 * otherwise SQLite would go on saving into a file that has no name any more.
 */
export async function getArchive(): Promise<Archive> {
  const path = databasePath()
  const file = fileOf(path)
  if (shared.iolore?.file !== file) {
    const before = shared.iolore
    const open: Open = { file, archive: openArchive(path) }
    shared.iolore = open
    open.archive.catch(() => {
      if (shared.iolore === open) delete shared.iolore
    })
    before?.archive.then((archive) => archive.$disconnect()).catch(() => undefined)
  }
  const open = shared.iolore
  return open === undefined ? openArchive(path) : open.archive
}
