import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { loadSamples } from '@/lib/load-samples'

/** A migrated archive with the five sample documents in it. */
export async function openSamples(): Promise<TemporaryArchive> {
  const opened = await openTemporaryArchive()
  await loadSamples(opened.archive)
  return opened
}
