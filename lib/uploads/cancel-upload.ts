import type { Archive } from '@/lib/db/client'
import { patiently } from '@/lib/db/patiently'
import { forgetUpload } from './forget-upload'

/** Ends an import that is not done: what is stored stays, its files go. @returns whether there was one */
export async function cancelUpload(archive: Archive, id: string): Promise<boolean> {
  const endedAt = new Date()
  const { count } = await patiently(() =>
    archive.import.updateMany({
      where: { id, state: { in: ['waiting', 'reading'] } },
      data: { state: 'cancelled', endedAt },
    }),
  )
  if (count === 0) return false
  await forgetUpload(archive, id)
  return true
}
