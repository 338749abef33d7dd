import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openArchive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { messageIdOf, messageKey } from '@/lib/db/message-id'
import { migrate } from '@/lib/db/migrate'
import { refreshStatistics } from '@/lib/db/refresh-statistics'
import { conditionRows } from '@/lib/ingest/condition-row'
import { storeMessage } from '@/lib/ingest/store-message'
import { hashOf } from '../scripts/steps/hash.mjs'
import { inventMessage, messagesFor } from './invent-message'

/** Messages in one transaction: a commit for each would take most of the time. */
const BATCH = 500

const SAVED_AT = new Date('2026-01-01T00:00:00Z')

/**
 * An archive of so many invented runs, stored as an import stores them. It takes minutes, so the file is kept in the folder for
 * temporary files and used again until what makes it changes.
 */
export async function seedArchive(runs: number): Promise<string> {
  const made = hashOf([
    'bench/invent-message.ts',
    'bench/random.ts',
    'lib/ingest',
    'lib/compare/machine.ts',
    'prisma/schema.prisma',
  ])
  const path = join(tmpdir(), `iolore-bench-${runs}-${made.slice(0, 12)}.db`)
  if (existsSync(path)) return path
  process.stdout.write(`\nMaking an archive of ${runs} runs in ${path}; it is kept for the next time …\n`)
  const unfinished = `${path}.unfinished`
  for (const tail of ['', '-wal', '-shm']) rmSync(unfinished + tail, { force: true })
  await migrate(unfinished)
  const archive = await openArchive(unfinished)
  const total = messagesFor(runs)
  for (let first = 0; first < total; first += BATCH) {
    await inTransaction(archive, async (transaction) => {
      for (let n = first; n < Math.min(first + BATCH, total); n++) {
        const message = inventMessage(n)
        const key = messageKey(message)
        const toStore = message.runs.map((run) => ({ run, conditions: conditionRows(run) }))
        await storeMessage(transaction, { id: messageIdOf(key), key, parser: '1', message, runs: toStore }, SAVED_AT)
      }
    })
  }
  await refreshStatistics(archive)
  await archive.$disconnect()
  // Into one file.
  const file = new Database(unfinished)
  file.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  file.close()
  renameSync(unfinished, path)
  return path
}
