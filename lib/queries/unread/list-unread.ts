import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { ALL_UNREAD } from '@/lib/url/unread-filter'
import { behindSql, orderSql, type Place, placeOf, placeSql } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import { ORDER_OF_UNREAD, readUnreadRows, type UnreadRow, unreadFrom } from './find-unread'

export interface UnreadStretch {
  readonly stretches: readonly UnreadRow[]
  /** of the whole list, as it is now */
  readonly total: number
  /** where the next stretch of the list begins; null: this is the last */
  readonly end: Place | null
}

/** What looks like results and was not understood, in the order of its page, stretch by stretch (lib/queries/sql/ordered). `tool`: as of /unread. */
export async function listUnread(
  archive: Archive,
  tool: string | null,
  { behind, limit }: Stretch,
): Promise<UnreadStretch> {
  const from = unreadFrom({ ...ALL_UNREAD, tool })
  const after = behind === null ? Prisma.empty : Prisma.sql` AND ${behindSql(ORDER_OF_UNREAD, behind)}`
  const [counted] = await archive.$queryRaw<[{ total: bigint }]>`SELECT count(*) AS total ${from}`
  const found = await archive.$queryRaw<{ id: bigint }[]>`
    SELECT f.id, ${placeSql(ORDER_OF_UNREAD)} ${from}${after} ORDER BY ${orderSql(ORDER_OF_UNREAD)} LIMIT ${limit + 1}`
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    stretches: await readUnreadRows(
      archive,
      shown.map(({ id }) => Number(id)),
    ),
    total: Number(counted.total),
    end: found.length > limit && last !== undefined ? placeOf(ORDER_OF_UNREAD, last) : null,
  }
}
