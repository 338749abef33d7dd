import type { ReactNode } from 'react'
import { toArchiveError } from '@/lib/db/archive-error'
import { type Archive, getArchive } from '@/lib/db/client'
import { ArchiveTrouble } from './archive-trouble'

/**
 * A page made from the archive. A file that is locked, missing or newer is told in the page itself: what a server component
 * throws reaches app/error.tsx only through a script.
 */
export async function withArchive(page: (archive: Archive) => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await page(await getArchive())
  } catch (error) {
    const trouble = toArchiveError(error)
    if (trouble === null) throw error
    return <ArchiveTrouble kind={trouble.kind} />
  }
}
