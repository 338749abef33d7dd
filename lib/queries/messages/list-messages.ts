import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readSearchQuery } from '@/lib/url/search-query'
import { behindSql, orderSql, type Place, placeOf, placeSql } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import { type MessageRow, messagesWhere, ORDER_OF_MESSAGES, readMessageRows } from './find-messages'

export interface MessagesStretch {
  readonly messages: readonly MessageRow[]
  /** of the whole list, as it is now */
  readonly total: number
  /** where the next stretch begins; null: this is the last */
  readonly end: Place | null
}

/** The messages that `q` finds (null: all) or an import found, the newest first, stretch by stretch (lib/queries/sql/ordered). */
export async function listMessages(
  archive: Archive,
  { q = null, importId = null }: { readonly q?: string | null; readonly importId?: string | null },
  { behind, limit }: Stretch,
): Promise<MessagesStretch> {
  const query = readSearchQuery(q ?? '').value
  const where = messagesWhere(query, importId)
  const after = behind === null ? Prisma.empty : Prisma.sql` AND ${behindSql(ORDER_OF_MESSAGES, behind)}`
  const found = await archive.$queryRaw<{ id: string }[]>`
    SELECT g.id, ${placeSql(ORDER_OF_MESSAGES)} FROM Message g WHERE ${where}${after}
    ORDER BY ${orderSql(ORDER_OF_MESSAGES)} LIMIT ${limit + 1}`
  const [counted] = await archive.$queryRaw<[{ total: bigint }]>`SELECT count(*) AS total FROM Message g WHERE ${where}`
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    messages: await readMessageRows(
      archive,
      shown.map(({ id }) => id),
      query.texts,
    ),
    total: Number(counted.total),
    end: found.length > limit && last !== undefined ? placeOf(ORDER_OF_MESSAGES, last) : null,
  }
}
