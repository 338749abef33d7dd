import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Finding } from '@/lib/model'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { behindSql, orderSql, type Place, placeOf, placeSql } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import { countFound } from './count-found'
import { filterFrom } from './filter-sql'
import { findingsLeft } from './findings-left'
import { readRunDetails } from './read-run-details'
import type { RunDetail } from './run-detail'
import { orderOfRuns } from './run-order'

/** The message that a run stands in. */
export interface MessageHead {
  readonly id: string
  readonly messageId: string | null
  readonly subject: string | null
  /** display name only */
  readonly from: string | null
  /** as stated, ISO 8601 */
  readonly date: string | null
}

/** A run by itself: what its message's page shows of it, and of which message. */
export interface ListedRun extends RunDetail {
  readonly message: MessageHead
}

export interface RunsStretch {
  readonly runs: readonly ListedRun[]
  /** of the whole list, as it is now */
  readonly total: number
  /** where the next stretch begins; null: this is the last */
  readonly end: Place | null
}

/** The runs that a filter finds, in its order, stretch by stretch (lib/queries/sql/ordered); its page and rows are left aside. `metrics`: figures of these, null: all. */
export async function listRuns(
  archive: Archive,
  filter: RunsFilter,
  { behind, limit }: Stretch,
  metrics: readonly string[] | null,
): Promise<RunsStretch> {
  const terms = orderOfRuns(filter)
  const after = behind === null ? Prisma.empty : Prisma.sql` AND ${behindSql(terms, behind)}`
  const found = await archive.$queryRaw<{ id: bigint }[]>`
    SELECT r.id, ${placeSql(terms)} ${filterFrom(filter)}${after} ORDER BY ${orderSql(terms)} LIMIT ${limit + 1}`
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    runs: await readRuns(
      archive,
      shown.map(({ id }) => Number(id)),
      metrics,
    ),
    total: (await countFound(archive, filter)).runs,
    end: found.length > limit && last !== undefined ? placeOf(terms, last) : null,
  }
}

/** Runs by their numbers, in this order; what is not there is left out. `metrics`: figures of these, null: all. */
export async function readRuns(
  archive: Archive,
  ids: readonly number[],
  metrics: readonly string[] | null = null,
): Promise<readonly ListedRun[]> {
  const stored = await archive.message.findMany({
    where: { runs: { some: { id: { in: [...ids] } } } },
    select: {
      id: true,
      messageId: true,
      subject: true,
      author: true,
      date: true,
      findings: { orderBy: { id: 'asc' } },
      runs: { where: { dismissedAt: { not: null } }, select: { ordinal: true } },
    },
  })
  const messages = new Map(
    stored.map(({ findings, runs: setAside, author, ...head }) => [
      head.id,
      { head: { ...head, from: author }, findings: findingsLeft(findings, setAside) },
    ]),
  )
  const findings = (id: string): readonly Finding[] => messages.get(id)?.findings ?? []
  const runs = new Map((await readRunDetails(archive, { ids }, { findings, metrics })).map((run) => [run.id, run]))
  return ids.flatMap((id) => {
    const run = runs.get(id)
    const message = run === undefined ? undefined : messages.get(run.messageId)
    return run === undefined || message === undefined ? [] : [{ ...run, message: message.head }]
  })
}
