import type { ConditionField } from '@/lib/compare/comparison'
import { canonicalMountOptions } from '@/lib/conditions/canonical-mount-options'
import { Prisma } from '@/lib/db/generated/client'

/** Fields that are columns of Run, here called `r`. */
const COLUMNS: Readonly<Record<string, Prisma.Sql>> = {
  kernel: Prisma.sql`r.kernel`,
  filesystem: Prisma.sql`r.filesystem`,
  mountOptions: Prisma.sql`r.mountKey`,
  toolVersion: Prisma.sql`r.toolVersion`,
  label: Prisma.sql`r.label`,
}

/** Name behind the prefix: `option.noatime` → `noatime`. */
export const nameIn = (field: ConditionField, prefix: 'option' | 'params' | 'factors' | 'system'): string | null =>
  field.startsWith(`${prefix}.`) ? field.slice(prefix.length + 1) : null

/**
 * A field of run `r` (`params.X`: of measurement `m`) as an SQL value; NULL: not stated. An option is `with` where the run has
 * it and `without` where its options are stated and it is not among them.
 */
export function fieldSql(field: ConditionField): Prisma.Sql {
  const option = nameIn(field, 'option')
  const param = nameIn(field, 'params')
  if (option !== null) {
    const has = Prisma.sql`EXISTS (SELECT 1 FROM MountOption o WHERE o.runId = r.id AND o.option = ${option})`
    return Prisma.sql`CASE WHEN ${has} THEN 'with' WHEN r.mountKey IS NOT NULL THEN 'without' END`
  }
  if (param !== null) return Prisma.sql`CAST(m.params ->> ${param} AS TEXT)`
  return COLUMNS[field] ?? Prisma.sql`(SELECT c.value FROM Condition c WHERE c.runId = r.id AND c.field = ${field})`
}

/** Whether a field has a value; null: it is not stated. Mount options are equal in whatever order they are written. */
export function holdsSql(field: ConditionField, value: string | null): Prisma.Sql {
  if (value === null) return Prisma.sql`(${fieldSql(field)}) IS NULL`
  const wanted = field === 'mountOptions' ? canonicalMountOptions(value.split(',')) : value
  return Prisma.sql`(${fieldSql(field)}) = ${wanted}`
}
