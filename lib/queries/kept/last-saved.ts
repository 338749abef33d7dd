import type { Archive } from '@/lib/db/client'

/**
 * Another text after everything that was written: by this process (`total_changes`) or by any other (`data_version`). Two
 * look-ups in memory, however large the archive is.
 */
export async function lastSaved(archive: Archive): Promise<string> {
  const [row] = await archive.$queryRaw<[{ upTo: string }]>`
    SELECT total_changes() || ':' || (SELECT data_version FROM pragma_data_version) AS upTo`
  return row.upTo
}
