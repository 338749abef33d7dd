import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Unread } from '@/lib/findings/unread-report'
import { cutStretch } from '@/lib/mail/stretch'
import { readJson } from '../sql/read-json'
import { firstLineSql, isUnreadSql, unreadToolSql } from './unread-sql'

/** A report is small, but whole enough to make a fixture of. */
const ROOM = { around: 10, most: 200 }

type Row = readonly [
  message: readonly [messageId: string | null, parser: string, text: string],
  finding: readonly [tool: string | null, why: string, lines: readonly number[]],
]

/** What was not understood from a line of a message on; null: there is no such thing. */
export async function readUnread(archive: Archive, id: string, line: number): Promise<Unread | null> {
  const [row] = await readJson<Row>(
    archive,
    Prisma.sql`json_array(json_array(g.messageId, g.parser, g.text), json_array(${unreadToolSql}, f.text, json(f.lines)))`,
    Prisma.sql`FROM Finding f JOIN Message g ON g.id = f.messageId
      WHERE f.messageId = ${id} AND ${isUnreadSql} AND ${firstLineSql} = ${line} ORDER BY f.id LIMIT 1`,
  )
  if (row === undefined) return null
  const [[messageId, parser, text], [tool, why, lines]] = row
  return { messageId, parser, tool, why, stretch: cutStretch(text, [line, lines.at(-1) ?? line], ROOM) }
}
