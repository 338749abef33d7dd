import type { Archive } from './client'

/**
 * SQLite chooses its way through the indices by what it counted when it last looked. Where a table has grown much since, it looks
 * again, at a sample of each index: milliseconds.
 */
export async function refreshStatistics(archive: Archive): Promise<void> {
  await archive.$queryRaw`PRAGMA analysis_limit = 1000`
  // 0x10000: all tables, not only those that this connection has asked; 0x2: analyse where it is worth it.
  await archive.$queryRaw`PRAGMA optimize = 0x10002`
}
