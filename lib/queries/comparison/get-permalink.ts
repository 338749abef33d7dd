import type { Comparison } from '@/lib/compare/comparison'
import { type Change, figureKey, findChanges } from '@/lib/compare/find-changes'
import { readSnapshot } from '@/lib/compare/read-snapshot'
import { withoutRemoved } from '@/lib/compare/without-removed'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'
import { isResultSql } from '../sql/counts-sql'
import { getComparison } from './get-comparison'

export type { Change, ChangedValue } from '@/lib/compare/find-changes'

export interface Permalink {
  readonly slug: string
  /** ISO 8601 */
  readonly keptAt: string
  /** version of the parser when it was kept */
  readonly parser: string
  readonly snapshot: Comparison
  /** the same question asked of the archive as it is now */
  readonly today: Comparison
  /** every point; `changed` tells which */
  readonly changes: readonly Change[]
  /** how many of them changed */
  readonly changed: number
  /** messages of the snapshot that are not in the archive any more */
  readonly gone: readonly string[]
}

/** null: no comparison has this address. */
export async function getPermalink(archive: Archive, slug: string): Promise<Permalink | null> {
  const kept = await archive.permalink.findUnique({ where: { slug } })
  if (kept === null) return null
  const whole = maskEverywhere(readSnapshot(kept.snapshot), await readMask(archive))
  const snapshot = withoutRemoved(whole, await findRemoved(archive, whole))
  const today = await getComparison(archive, snapshot.question)
  const gone = await findGone(archive, snapshot)
  const changes = findChanges(snapshot, today, {
    gone: new Set(gone),
    dismissed: await findDismissed(archive, messagesOf(snapshot)),
  })
  return {
    slug,
    keptAt: kept.createdAt.toISOString(),
    parser: kept.parser,
    snapshot,
    today,
    changes,
    changed: changes.filter(({ changed }) => changed).length,
    gone,
  }
}

/** Messages that the snapshot's figures stand in and that the archive has no longer. */
async function findGone(archive: Archive, snapshot: Comparison): Promise<readonly string[]> {
  const ids = messagesOf(snapshot)
  const there = await archive.message.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  const known = new Set(there.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** Those of them that were taken back. */
async function findRemoved(archive: Archive, snapshot: Comparison): Promise<ReadonlySet<string>> {
  const removed = await archive.tombstone.findMany({
    where: { id: { in: [...messagesOf(snapshot)] } },
    select: { id: true },
  })
  return new Set(removed.map(({ id }) => id))
}

/** Figures of these messages whose runs a person says are no results. */
async function findDismissed(archive: Archive, messages: readonly string[]): Promise<ReadonlySet<string>> {
  const figures = await archive.$queryRaw<{ messageId: string; line: bigint; column: bigint }[]>`
    SELECT r.messageId, m.line, m."column" FROM json_each(${JSON.stringify(messages)}) i
    JOIN Run r ON r.messageId = i.value JOIN Measurement m ON m.runId = r.id WHERE NOT (${isResultSql})`
  return new Set(
    figures.map(({ messageId, line, column }) => figureKey({ messageId, line: Number(line), column: Number(column) })),
  )
}

function messagesOf({ panels, pairs }: Comparison): readonly string[] {
  const points = panels.flatMap(({ charts }) => charts.flatMap(({ groups }) => groups.flatMap((group) => group.points)))
  const figures = [
    ...points.flatMap((point) => point.figures),
    ...pairs.flatMap((summary) => summary.pairs.flatMap(({ base, other }) => [base, other])),
  ]
  return [...new Set(figures.map(({ messageId }) => messageId))]
}

/** Addresses that differ from `slug` in one character, for the page that says that there is none. */
export async function findNearSlugs(archive: Archive, slug: string): Promise<readonly string[]> {
  if (!/^[0-9a-z]{6}$/i.test(slug)) return []
  const lower = slug.toLowerCase()
  const patterns = [...lower].map((_, at) => `${lower.slice(0, at)}_${lower.slice(at + 1)}`)
  const found = await archive.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM Permalink WHERE ${Prisma.join(
      patterns.map((pattern) => Prisma.sql`slug LIKE ${pattern}`),
      ' OR ',
    )} ORDER BY slug LIMIT 5`
  return found.map((one) => one.slug)
}
