import type { Question } from '@/lib/compare/comparison'
import type { ConditionField } from '@/lib/compare/figure'
import { messageWordsIn } from '@/lib/compare/message-value'
import { isOrdered } from '@/lib/compare/value-order'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { readJson } from '../sql/read-json'
import { fieldSql, nameIn } from './condition-sql'
import { measuredSql } from './measured-sql'
import { figuresWhere, runsWhere } from './picked-sql'
import { writeMessages } from './write-messages'

export interface CountedValue {
  /** as written; null: not stated */
  readonly value: string | null
  readonly runs: number
}

/** The values of a field among the runs of a question that have its metrics: kernels as kernels sort, mails by their days, numbers as numbers, others by their runs. */
export async function countValues(
  archive: Archive,
  question: Question,
  field: ConditionField,
  limit: number,
): Promise<{ readonly values: readonly CountedValue[]; readonly total: number }> {
  const isParam = nameIn(field, 'params') !== null
  const figures = isParam
    ? Prisma.sql`JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)}`
    : Prisma.empty
  const count = isParam ? Prisma.sql`count(DISTINCT r.id)` : Prisma.sql`count(*)`
  const rows = await readJson<readonly [string | null, string | null, number]>(
    archive,
    Prisma.sql`json_array(stated, written, runs)`,
    Prisma.sql`FROM (SELECT ${fieldSql(field)} AS stated, min(r.mountOptions) AS written, ${count} AS runs
      FROM Run r ${figures} WHERE ${runsWhere(question)} AND ${await measuredSql(archive, question)}
      GROUP BY stated ORDER BY runs DESC, stated)`,
  )
  const values = rows.slice(0, limit).map(([value, written, runs]) => ({
    value: field === 'mountOptions' && value !== null ? (written ?? value) : value,
    runs,
  }))
  const named = field === 'message' ? await nameMessages(archive, values) : values
  return { values: sortValues(field, named), total: rows.length }
}

/** Counts as `countValues` does, each question once: several selects of a form offer the same values. */
export type CountValues = (question: Question, field: ConditionField, limit: number) => ReturnType<typeof countValues>

export function valueCounter(archive: Archive): CountValues {
  const counted = new Map<string, ReturnType<typeof countValues>>()
  return (question, field, limit) => {
    const key = JSON.stringify([question, field, limit])
    const known = counted.get(key) ?? countValues(archive, question, field, limit)
    counted.set(key, known)
    return known
  }
}

async function nameMessages(archive: Archive, values: readonly CountedValue[]): Promise<readonly CountedValue[]> {
  const names = await writeMessages(
    archive,
    values.flatMap(({ value }) => value ?? []),
  )
  return values.map(({ value, runs }) => ({ value: names.get(value ?? '') ?? value, runs }))
}

function sortValues(field: ConditionField, values: readonly CountedValue[]): readonly CountedValue[] {
  const stated = values.map(({ value }) => value)
  if (field !== 'message' && !isOrdered(field, stated)) return values
  const rank = ({ value }: CountedValue) => (value === null ? null : rankOf(field, value))
  return values.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    if (left === right) return 0
    // Not stated stands last.
    return left === null || (right !== null && left > right) ? 1 : -1
  })
}

function rankOf(field: ConditionField, value: string): string | number {
  if (field === 'message') return messageWordsIn(value)
  return field === 'kernel' ? kernelOrder(value) : Number(value)
}
