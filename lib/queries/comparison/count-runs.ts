import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { figuresWhere, needsValue, runsWhere, valueSql } from './picked-sql'

/** Runs that fit what narrows a question; whether they have its metrics and state what is varied is another matter. */
export const countFitting = (archive: Archive, question: Question): Promise<number> =>
  count(archive, runsWhere(question))

/** Those of them that have a figure of the question's metrics. */
export const countMeasured = (archive: Archive, question: Question): Promise<number> =>
  count(archive, Prisma.sql`${runsWhere(question)} AND ${hasFigure(question, Prisma.sql`1`)}`)

/** Those of them that state what is varied: runs that a comparison can show. */
export function countComparable(archive: Archive, question: Question): Promise<number> {
  const states = needsValue(question.by) ? Prisma.sql`(${valueSql(question)}) IS NOT NULL` : Prisma.sql`1`
  return count(archive, Prisma.sql`${runsWhere(question)} AND ${hasFigure(question, states)}`)
}

const hasFigure = (question: Question, and: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM Measurement m WHERE m.runId = r.id AND ${figuresWhere(question)} AND ${and})`

async function count(archive: Archive, where: Prisma.Sql): Promise<number> {
  const [row] = await archive.$queryRaw<{ runs: bigint }[]>`SELECT count(*) AS runs FROM Run r WHERE ${where}`
  return Number(row?.runs ?? 0)
}
