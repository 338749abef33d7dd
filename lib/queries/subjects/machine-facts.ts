import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { filterFrom } from '../runs/filter-sql'
import { readJson } from '../sql/read-json'

/** One thing that is said of a machine, with where it stands. */
export interface MachineFact {
  /** `system.cpu` */
  readonly field: string
  readonly value: string
  readonly messageId: string
  /** null: a person says so, no line of the mail */
  readonly line: number | null
}

/** What the newest of a machine's runs says of it: all of them say the same. */
export const readMachineFacts = (archive: Archive, filter: RunsFilter): Promise<readonly MachineFact[]> =>
  readJson<readonly [string, string, string, number | null]>(
    archive,
    Prisma.sql`json_array(c.field, c.value, n.messageId, CASE WHEN c.correctedAt IS NULL THEN c.line END)`,
    Prisma.sql`FROM (SELECT r.id, r.messageId ${filterFrom(filter)} ORDER BY r.time DESC, r.id LIMIT 1) n
      JOIN Condition c ON c.runId = n.id AND c.field >= 'system.' AND c.field < 'system/' AND c.value IS NOT NULL
      ORDER BY c.field`,
  ).then((rows) => rows.map(([field, value, messageId, line]) => ({ field, value, messageId, line })))
