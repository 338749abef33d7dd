import { constants, setPriority } from 'node:os'
import { ArchiveError } from '@/lib/db/archive-error'
import { openArchive } from '@/lib/db/client'
import { databasePath } from '@/lib/db/project-root'
import { readerThreads } from '@/lib/import/reader-pool'
import { readUpload } from '@/lib/uploads/read-upload'
import type { ReaderMessage } from '@/lib/uploads/run-reader'
import { UsageError } from './command'
import { readerProgram } from './reader-program'

/** `iolore import --upload ID`: what the server runs for each import, and goes on without when it ends itself. */
export async function readSent(id: string, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) throw new UsageError('an upload is read by itself')
  // Pages are answered meanwhile.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const archive = await openArchive(databasePath())
  const pool = readerThreads(await readerProgram())
  try {
    await readUpload(archive, id, pool)
  } catch (error) {
    if (error instanceof ArchiveError) process.send?.({ why: error.message } satisfies ReaderMessage)
    throw error
  } finally {
    await pool.close()
    await archive.$disconnect()
  }
}
