import type { Archive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import type { RunLine } from './lines'

/** Runs in one transaction. */
const BATCH = 2000

type Links = Pick<RunLine, 'message' | 'run' | 'original' | 'equals'>

/**
 * Says of each run whose it is as the export says it. An archive that holds just the messages of the export has it from there: which
 * original a shortened quotation found may hang on the order in which its messages came.
 */
export async function restoreLinks(archive: Archive, runs: AsyncIterable<RunLine>): Promise<void> {
  let waiting: Links[] = []
  const store = async (): Promise<void> => {
    const json = JSON.stringify(waiting)
    waiting = []
    await patiently(() =>
      inTransaction(
        archive,
        (transaction) => transaction.$executeRaw`
          UPDATE Run SET originalId = said.original, equalsId = said.equals
          FROM (
            SELECT own.id, original.id AS original, equals.id AS equals
            FROM json_each(${json}) line
            JOIN Run own ON own.messageId = line.value->>'$.message' AND own.ordinal = line.value->>'$.run'
            LEFT JOIN Run original ON original.messageId = line.value->>'$.original.message' AND original.ordinal = line.value->>'$.original.run'
            LEFT JOIN Run equals ON equals.messageId = line.value->>'$.equals.message' AND equals.ordinal = line.value->>'$.equals.run') said
          WHERE Run.id = said.id AND (originalId IS NOT said.original OR equalsId IS NOT said.equals)`,
      ),
    )
  }
  for await (const { message, run, original, equals } of runs) {
    waiting.push({ message, run, original, equals })
    if (waiting.length >= BATCH) await store()
  }
  await store()
}
