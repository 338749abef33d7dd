import type { MachineFacts } from '@/lib/compare/machine-words'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readJson } from '../sql/read-json'

type Row = readonly [
  runId: number,
  label: string | null,
  subject: string | null,
  day: string | null,
  parts: readonly (readonly [string, string])[],
]

/** What is said of the machine of each run: all runs of a machine say the same. */
export async function readMachines(
  archive: Archive,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, MachineFacts>> {
  if (runIds.length === 0) return new Map()
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(r.id, r.machineLabel, g.subject, substr(g.date, 1, 10), json((
      SELECT json_group_array(json_array(substr(c.field, 8), c.value)) FROM Condition c
      WHERE c.runId = r.id AND c.field >= 'system.' AND c.field < 'system/' AND c.value IS NOT NULL)))`,
    Prisma.sql`FROM json_each(${JSON.stringify(runIds)}) i JOIN Run r ON r.id = i.value JOIN Message g ON g.id = r.messageId`,
  )
  return new Map(
    rows.map(([id, label, subject, day, parts]) => {
      const system = parts.length === 0 ? null : Object.fromEntries(parts)
      return [id, { system, label, subject, day }]
    }),
  )
}
