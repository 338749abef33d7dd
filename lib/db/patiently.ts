import { setTimeout as pause } from 'node:timers/promises'
import { ArchiveError } from './archive-error'

/** Another import may hold the file for as long as one of its batches takes. Milliseconds. */
const PAUSE = 200
const PATIENCE = 600_000

/** Does it again while another program writes; throws the ArchiveError after ten minutes of that. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ArchiveError) || error.kind !== 'database_locked' || waited >= PATIENCE) throw error
      await pause(PAUSE)
    }
  }
}
