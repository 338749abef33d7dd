import type { Comparison } from '@/lib/compare/comparison'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { NOTHING_ASKED, questionHref } from '@/lib/url/question'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import type { SubjectKey } from '@/lib/url/subject-href'
import { countFacets, type Facet } from './count-facets'
import { countsSql } from './counts-sql'
import { filterFrom } from './filter-sql'
import { type MessageRow, readMessageRows } from './find-messages'
import { getComparison } from './get-comparison'
import { remember } from './remember'
import { settleQuestion } from './settle-question'

/** A benchmark that a subject's runs are of, with the comparison that says most of it. */
export interface SubjectComparison {
  readonly tool: string
  readonly runs: number
  readonly href: string
  readonly comparison: Comparison
}

/** What the archive has about a filesystem, a kernel, a benchmark, a mount option, a poster or a list. */
export interface Subject {
  readonly key: SubjectKey
  readonly value: string
  readonly filter: RunsFilter
  readonly runs: number
  readonly messages: number
  /** days of the first and the last message that states one */
  readonly first: string | null
  readonly last: string | null
  /** what its runs can be narrowed by, its own aside */
  readonly facets: readonly Facet[]
  /** the newest */
  readonly newest: readonly MessageRow[]
  readonly comparisons: readonly SubjectComparison[]
  /** of a kernel: those before and after it in the archive */
  readonly before: string | null
  readonly after: string | null
}

const NEWEST = 10
const VALUES = 6
const COMPARISONS = 3

/** null: no run of the archive is about it. */
export const getSubject = (archive: Archive, key: SubjectKey, value: string): Promise<Subject | null> =>
  remember(archive, JSON.stringify(['subject', key, value]), () => read(archive, key, value))

async function read(archive: Archive, key: SubjectKey, value: string): Promise<Subject | null> {
  const filter = { ...ALL_RUNS, [key]: value }
  const from = filterFrom(filter)
  const [counted] = await archive.$queryRaw<
    { runs: bigint; messages: bigint; first: string | null; last: string | null }[]
  >`
    SELECT sum(runs) AS runs, count(*) AS messages, substr(min(g.date), 1, 10) AS first, substr(max(g.date), 1, 10) AS last
    FROM (SELECT r.messageId, count(*) AS runs ${from} GROUP BY r.messageId) counted JOIN Message g ON g.id = counted.messageId`
  const runs = Number(counted?.runs ?? 0)
  if (runs === 0) return null
  const newest = await archive.$queryRaw<{ id: string }[]>`
    SELECT r.messageId AS id ${from} GROUP BY r.messageId ORDER BY max(r.time) DESC, r.messageId LIMIT ${NEWEST}`
  const all = await countFacets(archive, filter, VALUES)
  return {
    ...{ key, value, filter, runs },
    messages: Number(counted?.messages ?? 0),
    first: counted?.first ?? null,
    last: counted?.last ?? null,
    facets: all.filter((facet) => facet.key !== key),
    newest: await readMessageRows(
      archive,
      newest.map(({ id }) => id),
      [],
    ),
    comparisons: await compare(archive, key, value, all),
    before: key === 'kernel' ? await neighbour(archive, value, 'before') : null,
    after: key === 'kernel' ? await neighbour(archive, value, 'after') : null,
  }
}

/** The benchmarks with most of its runs, compared by it where it is something that is varied. */
async function compare(
  archive: Archive,
  key: SubjectKey,
  value: string,
  facets: readonly Facet[],
): Promise<readonly SubjectComparison[]> {
  const tools =
    key === 'tool'
      ? [{ value, runs: 0 }]
      : (facets.find((facet) => facet.key === 'tool')?.values ?? []).slice(0, COMPARISONS)
  const by = key === 'option' ? `option.${value}` : key === 'filesystem' || key === 'kernel' ? key : null
  const compared: SubjectComparison[] = []
  for (const { value: tool, runs } of by === null && key !== 'tool' ? [] : tools) {
    const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, tool, by })
    if (question === null || (by !== null && question.by !== by)) continue
    const comparison = await getComparison(archive, question)
    if (comparison.runs > 0) compared.push({ tool, runs, href: questionHref(question), comparison })
  }
  return compared
}

async function neighbour(archive: Archive, kernel: string, side: 'before' | 'after'): Promise<string | null> {
  const order = kernelOrder(kernel)
  const [found] = await archive.$queryRaw<{ kernel: string }[]>(
    side === 'before'
      ? Prisma.sql`SELECT r.kernel FROM Run r WHERE r.kernelOrder < ${order} AND ${countsSql} ORDER BY r.kernelOrder DESC LIMIT 1`
      : Prisma.sql`SELECT r.kernel FROM Run r WHERE r.kernelOrder > ${order} AND ${countsSql} ORDER BY r.kernelOrder LIMIT 1`,
  )
  return found?.kernel ?? null
}
