import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { loadSamples } from '@/lib/load-samples'
import type { Asked } from '@/lib/url/question'

/** A migrated archive with the five sample documents in it. */
export async function openSamples(): Promise<TemporaryArchive> {
  const opened = await openTemporaryArchive()
  await loadSamples(opened.archive)
  return opened
}

/** An address that leaves everything open. */
export const NOTHING: Asked = {
  tool: null,
  metrics: [],
  by: null,
  hold: [],
  base: null,
  machines: 'each',
  message: null,
  runs: [],
}
