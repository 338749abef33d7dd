import { randomUUID } from 'node:crypto'
import type { Archive } from '@/lib/db/client'
import { patiently } from '@/lib/db/patiently'
import { refreshStatistics } from '@/lib/db/refresh-statistics'
import { importOpen } from '@/lib/import/import-input'
import type { ReaderPool } from '@/lib/import/reader-pool'
import { Refusal } from '@/lib/import/store-batch'
import { PARSER } from '@/lib/parse'
import { forgetUpload } from './forget-upload'
import { folderOf } from './imports-folder'
import { noteBatch, type Reading } from './note-batch'
import { openUpload } from './open-upload'

const NO_LISTENER = {
  progress: () => undefined,
  stored: () => undefined,
  dropped: () => undefined,
  failed: () => undefined,
}

/**
 * Reads the files of an import that a browser sent, from where an earlier reader left them, and takes them away at the end. One that was
 * cancelled, or is read already, is left alone. Throws an ArchiveError.
 */
export async function readUpload(archive: Archive, id: string, pool: ReaderPool): Promise<void> {
  const reading: Reading = { id, reader: randomUUID() }
  if (!(await claim(archive, reading))) return
  try {
    const open = await openUpload(id, folderOf(id))
    await importOpen(open, {
      ...{ archive, pool, listener: NO_LISTENER, passed: [] },
      note: (transaction, batch, stored) => noteBatch(transaction, reading, batch, stored),
    })
    await end(archive, reading)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await refreshStatistics(archive)
}

/** From here on another reader of the same import stores nothing any more. */
async function claim(archive: Archive, { id, reader }: Reading): Promise<boolean> {
  const { count } = await patiently(() =>
    archive.import.updateMany({
      where: { id, state: { in: ['waiting', 'reading'] } },
      data: { state: 'reading', reader, parser: PARSER },
    }),
  )
  return count > 0
}

async function end(archive: Archive, { id, reader }: Reading): Promise<void> {
  const endedAt = new Date()
  const { count } = await patiently(() =>
    archive.import.updateMany({
      where: { id, reader, state: 'reading' },
      data: { state: 'done', share: 1, endedAt },
    }),
  )
  if (count === 0) return
  await forgetUpload(archive, id)
}
