import type { Archive } from '@/lib/db/client'

/** Changes with every message that is saved or taken out; three look-ups, however large the archive is. */
export async function lastSaved(archive: Archive): Promise<string> {
  const [row] = await archive.$queryRaw<[{ upTo: string }]>`
    SELECT concat_ws(':', (SELECT count(*) FROM Message), (SELECT max(id) FROM Run), (SELECT max(id) FROM Measurement)) AS upTo`
  return row.upTo
}
