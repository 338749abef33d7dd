import { rm } from 'node:fs/promises'
import type { Archive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import { folderOf } from './imports-folder'
import { sourceKeyOf } from './open-upload'

/** Takes away what only served to read an import's files: they themselves, how far they were read, heads that waited for an answer in them. */
export async function forgetUpload(archive: Archive, id: string): Promise<void> {
  const key = sourceKeyOf(id)
  await patiently(() =>
    inTransaction(archive, async (transaction) => {
      await transaction.source.deleteMany({ where: { key } })
      await transaction.head.deleteMany({ where: { source: key } })
    }),
  )
  await rm(folderOf(id), { recursive: true, force: true })
}
