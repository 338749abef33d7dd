import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import { cutStretch, type Stretch } from '@/lib/mail/stretch'
import { NOT_STATED } from '@/lib/url/search'
import type { UnreadFilter } from '@/lib/url/unread-filter'
import { type OrderTerm, orderSql } from '../sql/ordered'
import { readJson } from '../sql/read-json'
import { firstLineSql, isUnreadSql, unreadToolSql } from './unread-sql'

/** A stretch of a message that looks like figures and is not among them. */
export interface UnreadRow {
  readonly messageId: string
  readonly subject: string | null
  /** of the message, ISO 8601 as stated */
  readonly date: string | null
  /** the benchmark that it looks like; null: not known */
  readonly tool: string | null
  /** kind of its finding */
  readonly kind: string
  /** the finding: why it was not read */
  readonly why: string
  readonly stretch: Stretch
}

export interface FoundUnread {
  readonly rows: readonly UnreadRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** Of the newest message first; in a message from its top. */
export async function findUnread(archive: Archive, filter: UnreadFilter): Promise<FoundUnread> {
  const from = unreadFrom(filter)
  const [counted] = await archive.$queryRaw<[{ total: bigint }]>`SELECT count(*) AS total ${from}`
  const total = Number(counted.total)
  const pages = Math.max(1, Math.ceil(total / filter.rows))
  const page = Math.min(filter.page, pages)
  const ids = await readIds(
    archive,
    Prisma.sql`${from} ${NEWEST_FIRST} LIMIT ${filter.rows} OFFSET ${(page - 1) * filter.rows}`,
  )
  return { rows: await readUnreadRows(archive, ids), total, page, pages }
}

/** So many rows are read at once. */
const STEP = 100

/** Every stretch that a filter finds, whatever page it asks for. Which they are is settled when it begins. */
export async function* allUnread(
  archive: Archive,
  filter: UnreadFilter,
): AsyncGenerator<readonly UnreadRow[], undefined> {
  const ids = await readIds(archive, Prisma.sql`${unreadFrom(filter)} ${NEWEST_FIRST}`)
  for (let at = 0; at < ids.length; at += STEP) yield await readUnreadRows(archive, ids.slice(at, at + STEP))
}

/** The rest of a statement on findings `f` and their messages `g`. */
export function unreadFrom({ tool }: UnreadFilter): Prisma.Sql {
  const narrowed =
    tool === null
      ? Prisma.empty
      : Prisma.sql`AND (${unreadToolSql}) IS ${tool === NOT_STATED ? null : Prisma.sql`${tool}`}`
  return Prisma.sql`FROM Finding f JOIN Message g ON g.id = f.messageId WHERE ${isUnreadSql} ${narrowed}`
}

/** The order of stretches, by their findings `f`: of the newest message first, in a message from its top. */
export const ORDER_OF_UNREAD: readonly OrderTerm[] = [
  { column: Prisma.sql`g.time`, way: 'desc', mayLack: true },
  { column: Prisma.sql`g.id`, way: 'asc', mayLack: false },
  { column: firstLineSql, way: 'asc', mayLack: true },
  { column: Prisma.sql`f.id`, way: 'asc', mayLack: false },
]

const NEWEST_FIRST = Prisma.sql`ORDER BY ${orderSql(ORDER_OF_UNREAD)}`

const readIds = (archive: Archive, from: Prisma.Sql): Promise<readonly number[]> =>
  readJson<number>(archive, Prisma.sql`id`, Prisma.sql`FROM (SELECT f.id ${from})`)

type Row = readonly [
  message: readonly [id: string, subject: string | null, date: string | null, text: string],
  finding: readonly [tool: string | null, kind: string, why: string, lines: readonly number[]],
]

/** Lines around a stretch, and of a long one how many are shown. */
const ROOM = { around: 3, most: 12 }

/** The stretches of findings, in the order of their numbers. */
export async function readUnreadRows(archive: Archive, ids: readonly number[]): Promise<readonly UnreadRow[]> {
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(json_array(g.id, g.subject, g.date, g.text), json_array(${unreadToolSql}, f.kind, f.text, json(f.lines)))`,
    Prisma.sql`FROM json_each(${JSON.stringify(ids)}) i JOIN Finding f ON f.id = i.value JOIN Message g ON g.id = f.messageId ORDER BY i.key`,
  )
  return rows.map(([[messageId, subject, date, text], [tool, kind, why, lines]]) => ({
    ...{ messageId, date, tool, kind, why },
    subject: subject === null ? null : hideAddresses(subject),
    stretch: cutStretch(text, [lines[0] ?? 1, lines.at(-1) ?? lines[0] ?? 1], ROOM),
  }))
}
