import { readdir, rm } from 'node:fs/promises'
import type { Archive } from '@/lib/db/client'
import { folderOf, importsFolder } from './imports-folder'

/** Takes away files that a server left behind which was ended in the middle: half arrived, or read already. For its start, before anything arrives. */
export async function sweepImports(archive: Archive): Promise<void> {
  const wanted = await archive.import.findMany({
    where: { state: { in: ['waiting', 'reading'] } },
    select: { id: true },
  })
  const ids = new Set(wanted.map(({ id }) => id))
  for (const name of await namesIn(importsFolder()))
    if (!ids.has(name)) await rm(folderOf(name), { recursive: true, force: true })
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(/* turbopackIgnore: true */ folder)
  } catch {
    return [] // nothing was ever sent
  }
}
