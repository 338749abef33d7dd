import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { remember } from '../kept/remember'
import { readJson } from '../sql/read-json'
import { isUnreadSql, unreadToolSql } from './unread-sql'

/** Stretches that look like one benchmark's figures and are not among them. */
export interface UnreadCount {
  /** null: not known */
  readonly tool: string | null
  readonly stretches: number
}

/** By benchmark, most first. */
export const countUnread = (archive: Archive): Promise<readonly UnreadCount[]> =>
  remember(archive, 'unread', () => count(archive))

async function count(archive: Archive): Promise<readonly UnreadCount[]> {
  const rows = await readJson<readonly [string | null, number]>(
    archive,
    Prisma.sql`json_array(tool, stretches)`,
    Prisma.sql`FROM (
      SELECT ${unreadToolSql} AS tool, count(*) AS stretches FROM Finding f WHERE ${isUnreadSql}
      GROUP BY tool ORDER BY tool IS NULL, stretches DESC, tool)`,
  )
  return rows.map(([tool, stretches]) => ({ tool, stretches }))
}
