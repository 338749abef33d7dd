import { messageValue } from '@/lib/compare/message-value'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readJson } from '../sql/read-json'

type Row = readonly [id: string, date: string | null, subject: string | null, author: string | null]

/** By id, each message as a varied value: the day and the subject (else the poster); two of one day and subject by the minute. */
export async function writeMessages(archive: Archive, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(g.id, g.date, g.subject, g.author)`,
    Prisma.sql`FROM json_each(${JSON.stringify(ids)}) i JOIN Message g ON g.id = i.value`,
  )
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(words(row, DAY), (counts.get(words(row, DAY)) ?? 0) + 1)
  return new Map(
    rows.map((row) => [row[0], messageValue(row[0], words(row, counts.get(words(row, DAY)) === 1 ? DAY : MINUTE))]),
  )
}

/** Characters of an ISO date: `2001-10-09`, `2001-10-09T14:03` */
const DAY = 10
const MINUTE = 16

const words = ([, date, subject, author]: Row, length: number): string =>
  [date?.slice(0, length).replace('T', ' ') ?? 'undated', subject ?? author ?? 'no subject'].join(', ')
