import { Prisma } from '@/lib/db/generated/client'
import { BEFORE_TOOL, BEHIND_TOOL, UNREAD_KINDS } from '@/lib/findings/unread'

/** Findings `f` about lines that look like figures and are not among them. */
export const isUnreadSql = Prisma.sql`f.kind IN (${Prisma.join([...UNREAD_KINDS])})`

/** The first line of finding `f`. */
export const firstLineSql = Prisma.sql`(f.lines ->> 0)`

const toolAt = Prisma.sql`(instr(f.text, ${BEFORE_TOOL}) + ${BEFORE_TOOL.length})`

/** The benchmark that the lines of finding `f` look like: the one it names, else that of the run that they stand in. NULL: not known. */
export const unreadToolSql = Prisma.sql`CASE WHEN f.kind = 'unread'
  THEN substr(f.text, ${toolAt}, instr(f.text, ${BEHIND_TOOL}) - ${toolAt})
  ELSE (SELECT r.tool FROM Run r WHERE r.messageId = f.messageId AND r.firstLine <= ${firstLineSql} AND r.lastLine >= ${firstLineSql} LIMIT 1) END`
