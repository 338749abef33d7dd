import type { Archive } from '@/lib/db/client'
import { dateColumns } from '@/lib/ingest/date-columns'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'

/** A mail of a thread, as far as the archive knows it. */
export interface ThreadMail {
  /** Message.id; null: it holds no result, only its head is kept */
  readonly id: string | null
  readonly messageId: string
  readonly subject: string | null
  /** display name only */
  readonly from: string | null
  /** as stated, ISO 8601 */
  readonly date: string | null
  readonly runs: number
  /** how far below the mails that began the thread: 0 for these */
  readonly depth: number
}

interface Row extends Omit<ThreadMail, 'depth'> {
  /** Message-IDs that it answers, the nearest last */
  readonly answers: readonly string[]
}

/** Longer threads are cut: what is nearest to the message comes first. */
const MOST = 500

/** The thread that a message stands in, as an outline: each mail under the one that it answers, by date. Empty: it stands alone. */
export async function getThread(archive: Archive, messageId: string | null): Promise<readonly ThreadMail[]> {
  if (messageId === null) return []
  const rows = await readRows(archive, await readNames(archive, messageId))
  return rows.length < 2 ? [] : outline(rows)
}

/** The Message-IDs of everything above and below, known or not. */
async function readNames(archive: Archive, messageId: string): Promise<readonly string[]> {
  const rows = await archive.$queryRaw<{ readonly name: string }[]>`
    WITH RECURSIVE thread (name) AS (
      SELECT ${messageId}
      UNION SELECT r.ancestor FROM thread t JOIN Message m ON m.key = 'mid:' || t.name JOIN Reference r ON r.messageId = m.id
      UNION SELECT h.parentId FROM thread t JOIN Head h ON h.messageId = t.name WHERE h.source IS NULL AND h.parentId IS NOT NULL
      UNION SELECT m.messageId FROM thread t JOIN Reference r ON r.ancestor = t.name JOIN Message m ON m.id = r.messageId WHERE m.messageId IS NOT NULL
      UNION SELECT h.messageId FROM thread t JOIN Head h ON h.parentId = t.name WHERE h.source IS NULL
      LIMIT ${MOST}
    )
    SELECT name FROM thread`
  return rows.map(({ name }) => name)
}

async function readRows(archive: Archive, names: readonly string[]): Promise<readonly Row[]> {
  const messages = await archive.message.findMany({
    where: { key: { in: names.map((name) => `mid:${name}`) } },
    select: {
      ...{ id: true, messageId: true, subject: true, author: true, date: true, time: true },
      references: { select: { ancestor: true }, orderBy: { place: 'asc' } },
      _count: { select: { runs: { where: { dismissedAt: null } } } },
    },
  })
  const heads = await archive.head.findMany({ where: { messageId: { in: [...names] }, source: null } })
  // Heads are kept as they came: they cannot be read anew when a name is no longer masked.
  const mask = await readMask(archive)
  return [
    ...messages.map(({ id, messageId, subject, author, date, references, _count }) => ({
      ...{ id, messageId: messageId ?? '', subject, from: author, date, runs: _count.runs },
      answers: references.map(({ ancestor }) => ancestor),
    })),
    ...heads.map(({ messageId, parentId, subject, author, date }) => ({
      ...{ id: null, messageId, date, runs: 0 },
      ...{ subject: maskEverywhere(subject, mask), from: mask.author(author) },
      answers: parentId === null ? [] : [parentId],
    })),
  ]
}

const timeOf = ({ date }: Row): number => dateColumns(date).time ?? Number.POSITIVE_INFINITY

const byDate = (a: Row, b: Row): number => {
  const [left, right] = [timeOf(a), timeOf(b)]
  if (left !== right) return left < right ? -1 : 1
  return a.messageId < b.messageId ? -1 : 1
}

function outline(rows: readonly Row[]): readonly ThreadMail[] {
  const known = new Set(rows.map(({ messageId }) => messageId))
  const below = new Map<string | null, Row[]>()
  for (const row of rows.toSorted(byDate)) {
    const parent = row.answers.findLast((name) => known.has(name)) ?? null
    below.set(parent, [...(below.get(parent) ?? []), row])
  }
  const shown = new Map<string, ThreadMail>()
  const show = (mails: readonly Row[], depth: number): void => {
    for (const { answers: _, ...mail } of mails) {
      if (shown.has(mail.messageId)) continue
      shown.set(mail.messageId, { ...mail, depth })
      show(below.get(mail.messageId) ?? [], depth + 1)
    }
  }
  show(below.get(null) ?? [], 0)
  // Mails that answer each other in a ring have no beginning.
  show(rows.toSorted(byDate), 0)
  return [...shown.values()]
}
