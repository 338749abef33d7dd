import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Archive, openArchive } from './client'
import { migrate } from './migrate'

export interface TemporaryArchive {
  readonly archive: Archive
  readonly path: string
  /** closes the file and takes it away */
  remove(): Promise<void>
}

/** A migrated, empty archive in a folder of its own, for tests and measurements. */
export async function openTemporaryArchive(): Promise<TemporaryArchive> {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-'))
  const path = join(folder, 'archive.db')
  await migrate(path)
  const archive = await openArchive(path)
  return {
    archive,
    path,
    async remove() {
      await archive.$disconnect()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
