import type { Archive } from '@/lib/db/client'
import { startReading } from './run-reader'
import { sweepImports } from './sweep-imports'

/** At the server's start: goes on with what was under way when it ended. */
export async function resumeImports(archive: Archive): Promise<void> {
  await sweepImports(archive)
  startReading()
}
