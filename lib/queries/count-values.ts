import type { ConditionField, Question } from '@/lib/compare/comparison'
import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { fieldSql, nameIn } from './condition-sql'
import { figuresWhere, runsWhere } from './picked-sql'
import { readJson } from './read-json'

export interface CountedValue {
  /** as written; null: not stated */
  readonly value: string | null
  readonly runs: number
}

/** The values of a field among the runs of a question: kernels as kernels sort, numbers as numbers, others by their runs. */
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
      FROM Run r ${figures} WHERE ${runsWhere(question)} GROUP BY stated ORDER BY runs DESC, stated)`,
  )
  const values = rows.map(([value, written, runs]) => ({
    value: field === 'mountOptions' && value !== null ? (written ?? value) : value,
    runs,
  }))
  return { values: sortValues(field, values.slice(0, limit)), total: values.length }
}

function sortValues(field: ConditionField, values: readonly CountedValue[]): readonly CountedValue[] {
  const isNumeric = values.every(({ value }) => value === null || Number.isFinite(Number(value)))
  if (field !== 'kernel' && !isNumeric) return values
  const rank = ({ value }: CountedValue) =>
    value === null ? null : field === 'kernel' ? kernelOrder(value) : Number(value)
  return values.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    if (left === right) return 0
    // Not stated stands last.
    return left === null || (right !== null && left > right) ? 1 : -1
  })
}
